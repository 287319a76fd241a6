import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { countFilters, type Filters, type useListingParams } from './listing-params';

interface FilterPanelProps {
  id: string;
  filters: Filters;
  set: ReturnType<typeof useListingParams>['set'];
}

export function FilterPanel({ id, filters, set }: FilterPanelProps) {
  const { t } = useLanguage();
  return (
    <Card
      id={id}
      role="group"
      aria-label={t('filter.label')}
      className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 p-5"
    >
      <DollarField
        label={t('filter.min')}
        value={filters.minPrice}
        onChange={(event) => set({ min: event.target.value })}
      />
      <DollarField
        label={t('filter.max')}
        value={filters.maxPrice}
        onChange={(event) => set({ max: event.target.value })}
      />
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
      {countFilters(filters) > 0 && (
        <Button variant="ghost" className="ms-auto" onClick={() => set({ min: '', max: '', stock: '', featured: '' })}>
          {t('filter.clear')}
        </Button>
      )}
    </Card>
  );
}

const DollarField = (props: ComponentProps<'input'> & { label: string }) => (
  <TextField type="number" inputMode="numeric" min={0} max={999_999} step={1} className="w-32" {...props} />
);

const CheckBox = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="flex min-h-11 items-center gap-2.5 text-sm">
    <input type="checkbox" className="size-5 accent-primary" {...input} />
    {label}
  </label>
);
