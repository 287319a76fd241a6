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
    minDurationMs: (params.get('min') ?? '').replace(/\D/g, '').slice(0, 6),
    errorsOnly: params.has('errors'),
    showsPolling: params.has('polling'),
  });
  const settled = useDebounced(JSON.stringify(filters));
  useEffect(() => {
    const { service, search, minDurationMs, errorsOnly, showsPolling }: TraceFilters = {
      ...noTraceFilters,
      ...JSON.parse(settled),
    };
    const switches = { errors: errorsOnly ? '1' : '', polling: showsPolling ? '1' : '' };
    const entries = { service, search: search.trim(), min: minDurationMs, ...switches };
    const named = Object.entries(entries).filter(([, value]) => value !== '');
    setParams(new URLSearchParams(named), { replace: true, preventScrollReset: true });
  }, [settled, setParams]);
  return [filters, setFilters] as const;
}
