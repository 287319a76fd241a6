import { exportProducts } from '@shopwright/contracts/http/product-export';
import { type ProductView, productViews } from '@shopwright/contracts/http/staff-products';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../components/export-menu';
import { useLanguage } from '../../../i18n/language-provider';
import type { MessageKey } from '../../../i18n/messages';
import { categoriesQuery } from '../../../lib/queries/products';
import { FilterChips } from '../../../ui/filter-chips';
import { ListBar } from '../../../ui/list-bar';
import { SavedViews } from '../../../ui/saved-views';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import type { useTableParams } from './use-table-params';

const viewNames: Record<ProductView, MessageKey> = {
  all: 'products.view_all',
  active: 'products.view_active',
  'out-of-stock': 'shared.product.out_of_stock',
  'low-stock': 'shared.inventory.low',
  featured: 'shared.product.featured',
  dropshipped: 'products.view_dropshipped',
  draft: 'shared.products.drafts',
  archived: 'shared.products.archived',
};

const sortNames = {
  newest: 'products.sort_newest',
  name: 'products.sort_name',
  'name-desc': 'products.sort_name-desc',
  price: 'products.sort_price',
  'price-desc': 'products.sort_price-desc',
  stock: 'products.sort_stock',
  'stock-desc': 'products.sort_stock-desc',
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
  const { view, categoryId } = current;
  const views = productViews.map((name) => {
    const count = counts === undefined ? '' : ` ${counts[name].toLocaleString(language)}`;
    return { to: addressOf({ view: name }), label: `${t(viewNames[name])}${count}`, isCurrent: name === view };
  });
  return (
    <ListBar
      views={<SavedViews label={t('products.views')} views={views} />}
      filters={
        <>
          <SearchField label={t('shared.find')} value={search} onChange={setSearch} className="w-full sm:w-64" />
          <Select
            aria-label={t('products.sort')}
            value={current.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value })}
            className="flex-1 max-sm:[&_select]:ps-3 max-sm:[&_select]:pe-8 sm:w-52 sm:flex-none"
          >
            <option value="">{t(current.search === undefined ? 'products.sort_newest' : 'products.sort_best')}</option>
            {Object.entries(sortNames)
              .filter(([sort]) => sort !== 'newest' || current.search !== undefined)
              .map(([sort, key]) => (
                <option key={sort} value={sort}>
                  {t(key)}
                </option>
              ))}
          </Select>
          <ExportMenu endpoint={exportProducts} filters={{ view, search: current.search, categoryId }} />
          <div className="flex min-w-0 basis-full">
            <FilterChips
              label={t('shared.inventory.column_category')}
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
