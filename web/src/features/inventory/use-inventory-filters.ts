import { type StockLevel, stockLevels } from '@shopwright/contracts/http/inventory';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../components/use-search-text';
import { withParam } from '../../lib/address-params';
import type { InventoryFilters } from './api';

/** Reads the filters of an address. Anything else in it counts as absent. */
export function readFilters(params: URLSearchParams): InventoryFilters {
  const level = stockLevels.find((known) => known === params.get('level'));
  const categoryId = params.get('category') ?? '';
  const search = params.get('search')?.trim().slice(0, 200);
  return {
    ...(level && { level }),
    ...(/^[1-9]\d{0,8}$/.test(categoryId) && { categoryId }),
    ...(search && { search }),
  };
}

export const stockListId = 'stock';

/** The filters of the inventory, kept in the address so that a view can be shared. */
export function useInventoryFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
  return {
    filters: readFilters(params),
    /** The typed text, before the search uses it. */
    search,
    setSearch,
    setCategory: (category: string) =>
      setParams(withParam(params, 'category', category), { replace: true, preventScrollReset: true }),
    /** The address of the list of a level, without other filters. */
    cardAddress: (level: StockLevel | undefined) =>
      `?${withParam(new URLSearchParams(), 'level', level ?? '')}#${stockListId}`,
    /** The address of a view, which keeps the other filters. */
    levelAddress: (level: StockLevel | undefined) => `?${withParam(params, 'level', level ?? '').toString()}`,
  };
}
