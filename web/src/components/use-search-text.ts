import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../ui/search-field';

/** Keeps what is typed into a search field in the address, once it has settled. `withSearch` returns the new address. */
export function useSearchText(withSearch: (current: URLSearchParams, search: string) => URLSearchParams) {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get('search') ?? '').trim();
  const [search, setSearch] = useState(inAddress);
  const settled = useDebounced(search.trim());
  /** Tells an address that a link or the Back button brought from the one that the field wrote. */
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setSearch(inAddress);
  }, [inAddress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed changes the address
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    setParams((current) => withSearch(current, settled), { replace: true, preventScrollReset: true });
  }, [settled]);
  return [search, setSearch] as const;
}
