import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../components/use-search-text';
import { withParam } from '../../lib/address-params';
import { type FilterName, type OrderView, readFilters, viewAddress } from './order-params';

const quietly = { replace: true, preventScrollReset: true };

/** The filters of the orders, kept in the address so that a view can be shared. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
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
