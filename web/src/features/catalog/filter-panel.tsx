import clsx from 'clsx';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { Stars } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import type { Filters } from '../../lib/queries/products';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { useDebounced } from '../../ui/search-field';
import { clearedFilters, countFilters, type useListingParams } from './listing-params';

export interface FilterPanelProps {
  filters: Filters;
  set: ReturnType<typeof useListingParams>['set'];
}

export function FilterPanel({ filters, set }: FilterPanelProps) {
  const { t } = useLanguage();
  return (
    <Card role="group" aria-label={t('filter.label')} className="flex flex-wrap items-end gap-x-8 gap-y-5 p-5 sm:p-6">
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        <DollarField label={t('filter.min')} value={filters.minPrice} onSettle={(min) => set({ min })} />
        <DollarField label={t('filter.max')} value={filters.maxPrice} onSettle={(max) => set({ max })} />
      </div>
      <LeastRating value={filters.minRating} onChange={(rating) => set({ rating })} />
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-x-6">
          <CheckBox
            label={t('filter.in_stock')}
            checked={filters.inStock}
            onChange={(event) => set({ stock: event.target.checked ? '1' : '' })}
          />
          <CheckBox
            label={t('filter.featured')}
            checked={filters.featured}
            onChange={(event) => set({ featured: event.target.checked ? '1' : '' })}
          />
        </div>
        {/* Has its place from the start, so that the first filter moves no other. */}
        <Button
          variant="ghost"
          className={clsx('ms-auto', countFilters(filters) === 0 && 'invisible')}
          onClick={() => set(clearedFilters)}
        >
          {t('filter.clear')}
        </Button>
      </div>
    </Card>
  );
}

interface DollarFieldProps {
  label: string;
  value: string;
  onSettle: (value: string) => void;
}

/** Keeps the typed amount, and reports it once the typing pauses. */
function DollarField({ label, value, onSettle }: DollarFieldProps) {
  const [text, setText] = useState(value);
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, 500);
  useEffect(() => {
    setText(value);
    setTyped(value);
  }, [value]);
  const handOn = useEffectEvent((amount: string) => {
    if (amount === typed && amount !== value) onSettle(amount);
  });
  useEffect(() => handOn(settled), [settled]);
  return (
    <TextField
      type="number"
      inputMode="decimal"
      min={0}
      max={999_999}
      step="any"
      className="sm:w-36"
      label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.validity.valid) setTyped(event.target.value);
      }}
    />
  );
}

const ratings = [0, 4, 3, 2];

function LeastRating({ value, onChange }: { value: number; onChange: (rating: string) => void }) {
  const { t } = useLanguage();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('filter.rating')}</legend>
      <div className="flex flex-wrap gap-2">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="relative inline-flex min-h-11 items-center gap-1 rounded-control border border-line-strong/60 px-3 font-medium text-sm transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-checked:text-primary-ink"
          >
            <input
              type="radio"
              name={name}
              checked={value === rating}
              onChange={() => onChange(rating === 0 ? '' : String(rating))}
              aria-label={rating === 0 ? undefined : t('filter.rating_least', { rating })}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {rating === 0 ? t('filter.rating_any') : <Stars value={rating} />}
            {rating > 0 && <span aria-hidden="true">+</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CheckBox = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="flex min-h-11 items-center gap-2.5 text-sm">
    <input type="checkbox" className="size-5 accent-primary" {...input} />
    {label}
  </label>
);
