import type { Category } from '@shopwright/contracts/http/categories';
import { facetRatings, type ProductCount } from '@shopwright/contracts/http/product-facets';
import clsx from 'clsx';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { Stars } from '../../components/rating';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { useDebounced } from '../../ui/search-field';
import type { Facets } from './api';
import { CategoryFacet } from './category-facet';
import { FacetCount, useFacetName } from './facet-count';
import { FacetPill } from './facet-pill';
import { useFacets } from './facets';
import { clearedFilters, countFilters, useListingParams } from './listing-params';

export interface FilterPanelProps {
  /** On this category's own page. */
  category: Category | undefined;
  /** True if no product has the words as typed. The list then has other products, which are not counted. */
  isCorrected: boolean;
}

export function FilterPanel({ category, isCorrected }: FilterPanelProps) {
  const { t } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  const { filters } = listing;
  const { facets } = useFacets({ category, isCorrected });
  return (
    <Card
      role="group"
      aria-label={t('catalog.filter.label')}
      className="flex flex-wrap items-end gap-x-8 gap-y-5 p-5 sm:p-6"
    >
      <CategoryFacet category={category} facets={facets} />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto">
        <DollarField label={t('catalog.filter.min')} value={filters.minPrice} onSettle={(min) => set({ min })} />
        <DollarField label={t('catalog.filter.max')} value={filters.maxPrice} onSettle={(max) => set({ max })} />
      </div>
      <LeastRating value={filters.minRating} counts={facets?.ratings} onChange={(rating) => set({ rating })} />
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-x-6">
          <CheckBox
            label={t('catalog.filter.in_stock')}
            count={facets?.inStock}
            checked={filters.inStock}
            onChange={(event) => set({ stock: event.target.checked ? '1' : '' })}
          />
          <CheckBox
            label={t('catalog.filter.featured')}
            count={facets?.featured}
            checked={filters.featured}
            onChange={(event) => set({ featured: event.target.checked ? '1' : '' })}
          />
        </div>
        {facets && (
          <p role="status" className="tabular ms-auto text-muted text-sm max-sm:hidden">
            {t(facets.total.hasMore ? 'catalog.filter.total_least' : 'catalog.filter.total', {
              count: facets.total.count,
            })}
          </p>
        )}
        {/* Has its place from the start, so that the first filter moves no other. */}
        <Button
          variant="ghost"
          className={clsx('max-sm:ms-auto', countFilters(filters) === 0 && 'invisible')}
          onClick={() => set(clearedFilters)}
        >
          {t('catalog.filter.clear')}
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

interface LeastRatingProps {
  value: number;
  counts: Facets['ratings'] | undefined;
  onChange: (rating: string) => void;
}

function LeastRating({ value, counts, onChange }: LeastRatingProps) {
  const { t } = useLanguage();
  const toName = useFacetName();
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{t('catalog.filter.rating')}</legend>
      <div className="flex flex-wrap gap-2">
        {[0, ...facetRatings].map((rating) => {
          const count = counts?.find(({ minRating }) => minRating === rating);
          return (
            <FacetPill
              key={rating}
              group={group}
              isChosen={value === rating}
              onChoose={() => onChange(rating === 0 ? '' : String(rating))}
              name={rating === 0 ? undefined : toName(t('catalog.filter.rating_least', { rating }), count)}
            >
              {rating === 0 ? t('catalog.filter.rating_any') : <Stars value={rating} />}
              {rating > 0 && <span aria-hidden="true">+</span>}
              {rating > 0 && <FacetCount count={count} />}
            </FacetPill>
          );
        })}
      </div>
    </fieldset>
  );
}

interface CheckBoxProps extends ComponentProps<'input'> {
  label: string;
  count: ProductCount | undefined;
}

function CheckBox({ label, count, ...input }: CheckBoxProps) {
  const toName = useFacetName();
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input type="checkbox" className="size-5 accent-primary" aria-label={toName(label, count)} {...input} />
      {label}
      <FacetCount count={count} />
    </label>
  );
}
