import { type ProductView, productViews, staffSorts } from '@shopwright/contracts/http/staff-products';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../../components/use-search-text';
import { readSearchParam } from '../../../lib/address-params';
import type { TableParams } from './api';

const defaultView: ProductView = 'active';

/** Reads what the address says about the table. Anything else in it counts as absent. */
export function readTableParams(params: URLSearchParams): TableParams {
  const categoryId = Number(params.get('category'));
  const page = Number(params.get('page'));
  return {
    view: productViews.find((view) => view === params.get('view')) ?? defaultView,
    search: readSearchParam(params) || undefined,
    categoryId: Number.isSafeInteger(categoryId) && categoryId > 0 ? categoryId : undefined,
    sort: staffSorts.find((sort) => sort === params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

type Changes = Partial<Record<'view' | 'search' | 'category' | 'sort' | 'page', string>>;

/** Returns the address with changes; every change but of the page itself leads back to the first page. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: '', ...changes })) {
    if (value === '' || (name === 'view' && value === defaultView) || (name === 'page' && value === '1')) {
      next.delete(name);
    } else {
      next.set(name, value);
    }
  }
  return next;
}

/** Keeps filters, order and page in the address, so that a view can be shared and comes back after a product's page. */
export function useTableParams() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withChanges(current, { search: text }));
  return {
    current: readTableParams(params),
    search,
    setSearch,
    change: (changes: Changes) => setParams(withChanges(params, changes), { replace: true, preventScrollReset: true }),
    addressOf: (changes: Changes) => `?${withChanges(params, changes)}`,
  };
}
