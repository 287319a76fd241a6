import type { Sort } from '@shopwright/contracts/http/products';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { categoriesQuery } from '../../lib/queries/products';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field';
import { FilterPanel } from './filter-panel';
import { countFilters, useListingParams } from './listing-params';

const sortKeys: Record<Sort, MessageKey> = {
  featured: 'sort.featured',
  'price-asc': 'sort.price_asc',
  'price-desc': 'sort.price_desc',
  name: 'sort.name',
};

/** Category, order and filters of the listing. */
export function ProductsToolbar() {
  const { t } = useLanguage();
  const { listing, filters, set } = useListingParams();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [isOpen, setOpen] = useState(countFilters(filters) > 0);
  const panelId = useId();
  const sortId = useId();
  const count = countFilters(filters);
  return (
    <>
      <div className="flex w-full flex-wrap items-center gap-2.5 sm:w-auto">
        <Select
          aria-label={t('category.label')}
          value={listing.categoryId}
          onChange={(event) => set({ category: event.target.value === 'all' ? '' : event.target.value })}
          className="min-w-40 flex-1 sm:flex-none"
        >
          <option value="all">{t('category.all')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <div className="flex flex-1 items-center gap-2.5 text-sm sm:flex-none">
          <label htmlFor={sortId} className="whitespace-nowrap text-muted">
            {t('sort.label')}
          </label>
          <Select
            id={sortId}
            value={listing.sort}
            onChange={(event) => set({ sort: event.target.value === 'featured' ? '' : event.target.value })}
            className="min-w-36 flex-1"
          >
            {Object.entries(sortKeys).map(([sort, key]) => (
              <option key={sort} value={sort}>
                {t(key)}
              </option>
            ))}
          </Select>
        </div>
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal size={16} aria-hidden />
          {t('filter.button')}
          {count > 0 && <span className="tabular rounded-full bg-primary px-1.5 text-on-primary text-xs">{count}</span>}
        </Button>
      </div>
      {isOpen && (
        <div className="w-full">
          <FilterPanel id={panelId} filters={filters} set={set} />
        </div>
      )}
    </>
  );
}
