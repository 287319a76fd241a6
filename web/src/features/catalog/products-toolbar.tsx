import type { Category } from '@shopwright/contracts/http/categories';
import type { Sort } from '@shopwright/contracts/http/products';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { badgeText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { countFilters, useListingParams } from './listing-params';
import { useCategoryChoice } from './use-category-choice';

const sortKeys: Record<Sort, MessageKey> = {
  featured: 'catalog.sort.featured',
  'price-asc': 'catalog.sort.price_asc',
  'price-desc': 'catalog.sort.price_desc',
  name: 'catalog.sort.name',
};

interface ProductsToolbarProps {
  /** The category whose page it is on: another one has another page. */
  category: Category | undefined;
  filterPanelId: string;
  isFilterOpen: boolean;
  onFilter: () => void;
}

/** Category and order of the listing, and the button that shows its filters. */
export function ProductsToolbar({ category, filterPanelId, isFilterOpen, onFilter }: ProductsToolbarProps) {
  const { t, language } = useLanguage();
  const { listing, set } = useListingParams(category?.id);
  const { categories, choose } = useCategoryChoice(category);
  const sortId = useId();
  const count = countFilters(listing.filters);
  return (
    <div className="flex w-full flex-wrap items-center gap-2.5 sm:w-auto">
      {(categories.length > 1 || listing.categoryId !== 'all') && (
        <Select
          aria-label={t('catalog.category.label')}
          value={listing.categoryId}
          onChange={(event) => choose(event.target.value)}
          className="min-w-40 flex-1 sm:flex-none"
        >
          <option value="all">{t('catalog.category.all')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {/* On a phone a row of its own: beside the filters, "Price: High to Low" would be cut. */}
      <div className="flex flex-1 items-center gap-2.5 text-sm max-sm:order-last max-sm:basis-full sm:flex-none">
        <label htmlFor={sortId} className="whitespace-nowrap text-muted">
          {t('catalog.sort.label')}
        </label>
        <Select
          id={sortId}
          value={listing.sort}
          onChange={(event) => set({ sort: event.target.value === 'featured' ? '' : event.target.value })}
          className="flex-1 max-sm:[&_select]:ps-3 max-sm:[&_select]:pe-8 sm:min-w-36"
        >
          {Object.entries(sortKeys).map(([sort, key]) => (
            <option key={sort} value={sort}>
              {t(key)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="secondary" aria-expanded={isFilterOpen} aria-controls={filterPanelId} onClick={onFilter}>
        <SlidersHorizontal size={16} aria-hidden />
        {t('catalog.filter.button')}
        {count > 0 && (
          <>
            <span aria-hidden="true" className="tabular rounded-full bg-primary px-1.5 text-on-primary text-xs">
              {badgeText(count, language)}
            </span>
            <span className="sr-only">{t('catalog.filter.active', { count, shown: badgeText(count, language) })}</span>
          </>
        )}
      </Button>
    </div>
  );
}
