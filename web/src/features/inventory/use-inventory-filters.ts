import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../components/use-search-text';
import { type StockLevel, stockLevels } from './api';

export interface InventoryFilters {
  level: StockLevel | 'all';
  /** The name of a category, or ''. */
  category: string;
  search: string;
}

/** The filters of the inventory, kept in the address so that a view can be shared. */
export function useInventoryFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
  const filters: InventoryFilters = {
    level: stockLevels.find((level) => level === params.get('level')) ?? 'all',
    category: params.get('category') ?? '',
    search,
  };
  return {
    filters,
    setSearch,
    setCategory: (category: string) =>
      setParams(withParam(params, 'category', category), { replace: true, preventScrollReset: true }),
    /** The address of a view, which keeps the other filters. */
    levelAddress: (level: InventoryFilters['level']) =>
      `?${withParam(params, 'level', level === 'all' ? '' : level).toString()}`,
  };
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
