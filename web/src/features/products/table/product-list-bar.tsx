import { type ProductView, productViews } from '@shopwright/contracts/http/staff-products';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/messages';
import { categoriesQuery } from '../../../lib/queries/products';
import { FilterChips } from '../../../ui/filter-chips';
import { ListBar } from '../../../ui/list-bar';
import { SavedViews } from '../../../ui/saved-views';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { ExportButton } from './export-button';
import type { useTableParams } from './use-table-params';

const viewNames: Record<ProductView, MessageKey> = {
  all: 'catalog.view_all',
  active: 'catalog.view_active',
  'out-of-stock': 'product.out_of_stock',
  'low-stock': 'inventory.low',
  featured: 'product.featured',
  dropshipped: 'catalog.view_dropshipped',
  archived: 'admin.archived',
};

const sortNames = {
  newest: 'catalog.sort_newest',
  name: 'catalog.sort_name',
  'name-desc': 'catalog.sort_name-desc',
  price: 'catalog.sort_price',
  'price-desc': 'catalog.sort_price-desc',
  stock: 'catalog.sort_stock',
  'stock-desc': 'catalog.sort_stock-desc',
} as const;

interface ProductListBarProps {
  controls: ReturnType<typeof useTableParams>;
  counts: Record<ProductView, number> | undefined;
}

/** Views with their counts, a search, the categories as chips, the order and the export. */
export function ProductListBar({ controls, counts }: ProductListBarProps) {
  const { t, language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { current, search, setSearch, change, addressOf } = controls;
  const views = productViews.map((view) => {
    const count = counts === undefined ? '' : ` ${counts[view].toLocaleString(language)}`;
    return { to: addressOf({ view }), label: `${t(viewNames[view])}${count}`, isCurrent: view === current.view };
  });
  return (
    <ListBar
      views={<SavedViews label={t('catalog.views')} views={views} />}
      filters={
        <>
          <SearchField label={t('admin.find')} value={search} onChange={setSearch} className="w-full sm:w-64" />
          <Select
            aria-label={t('catalog.sort')}
            value={current.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value })}
            className="flex-1 max-sm:[&_select]:ps-3 max-sm:[&_select]:pe-8 sm:w-52 sm:flex-none"
          >
            <option value="">{t(current.search === undefined ? 'catalog.sort_newest' : 'catalog.sort_best')}</option>
            {Object.entries(sortNames)
              .filter(([sort]) => sort !== 'newest' || current.search !== undefined)
              .map(([sort, key]) => (
                <option key={sort} value={sort}>
                  {t(key)}
                </option>
              ))}
          </Select>
          <ExportButton params={current} />
          <div className="flex min-w-0 basis-full">
            <FilterChips
              label={t('inventory.column_category')}
              chips={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={current.categoryId === undefined ? '' : String(current.categoryId)}
              onChange={(category) => change({ category })}
            />
          </div>
        </>
      }
    />
  );
}
