import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../ui/search-field';
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
  const [search, setSearch] = useState(params.get('search') ?? '');
  const settled = useDebounced(search);
  useEffect(() => {
    // The field changes at every key, the address once the text has settled.
    setParams((current) => withParam(current, 'search', settled.trim()), { replace: true, preventScrollReset: true });
  }, [settled, setParams]);
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
