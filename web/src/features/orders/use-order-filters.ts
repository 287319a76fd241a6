import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../ui/search-field';
import { type FilterName, type OrderView, readFilters, viewAddress, withParam } from './order-params';

const quietly = { replace: true, preventScrollReset: true };

/** The filters of the orders, kept in the address so that a view can be shared. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [search, setSearch] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  // Another address, such as a link to a customer's orders, brings its own text.
  if (known !== inAddress) {
    setKnown(inAddress);
    if (search.trim() !== inAddress) setSearch(inAddress);
  }
  const settled = useDebounced(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed changes the address
  useEffect(() => {
    if (settled === search) setParams((current) => withParam(current, 'search', settled.trim()), quietly);
  }, [settled]);
  return {
    filters: readFilters(params),
    search,
    setSearch,
    setFilter: (name: FilterName, value: string) => setParams((current) => withParam(current, name, value), quietly),
    addressOf: (view: OrderView) => viewAddress(params, view),
    clear: () => {
      setSearch('');
      setParams(new URLSearchParams(), quietly);
    },
  };
}
