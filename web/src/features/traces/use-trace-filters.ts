import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../ui/search-field';
import { noTraceFilters, type TraceFilters } from './api';

/** The filters of the traces, kept in the address so that a view can be shared. What is typed follows when it has settled. */
export function useTraceFilters() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState<TraceFilters>({
    service: params.get('service') ?? '',
    search: params.get('search') ?? '',
    route: params.get('route') ?? '',
    status: statusIn(params.get('status') ?? ''),
    about: params.get('about') ?? '',
    minDurationMs: (params.get('min') ?? '').replace(/\D/g, '').slice(0, 6),
    errorsOnly: params.has('errors'),
    showsPolling: params.has('polling'),
  });
  const settled = useDebounced(JSON.stringify(filters));
  useEffect(() => {
    const { service, search, route, status, about, minDurationMs, errorsOnly, showsPolling }: TraceFilters = {
      ...noTraceFilters,
      ...JSON.parse(settled),
    };
    const switches = { errors: errorsOnly ? '1' : '', polling: showsPolling ? '1' : '' };
    const typed = { search: search.trim(), route: route.trim(), about: about.trim() };
    const entries = { service, ...typed, status, min: minDurationMs, ...switches };
    const named = Object.entries(entries).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(named), { replace: true, preventScrollReset: true });
  }, [settled, setParams]);
  return [filters, setFilters] as const;
}

/** Ignores what an address has that is no status. */
const statusIn = (text: string): string => (/^[1-5](xx|\d\d)$/.test(text) ? text : '');
