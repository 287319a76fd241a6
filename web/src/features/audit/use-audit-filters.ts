import { auditAreaNames, auditTargets } from '@shopwright/contracts/http/audit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../ui/search-field';
import { type AuditFilters, noAuditFilters } from './api';

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';
const dayIn = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '');

const readFilters = (params: URLSearchParams): AuditFilters => ({
  search: (params.get('search') ?? '').slice(0, 100),
  area: oneOf(auditAreaNames, params.get('area')),
  userId: (params.get('userId') ?? '').replace(/\D/g, '').slice(0, 9),
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
  targetType: oneOf(auditTargets, params.get('targetType')),
  targetId: (params.get('targetId') ?? '').slice(0, 100),
});

/** The filters of the log, kept in the address so that a view can be shared. What is typed follows when it has settled. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(params));
  const settled = useDebounced(JSON.stringify(filters));
  useEffect(() => {
    const entries = Object.entries<string>({ ...noAuditFilters, ...JSON.parse(settled) });
    const named = entries.filter(([, value]) => value !== '');
    setParams(new URLSearchParams(named), { replace: true, preventScrollReset: true });
  }, [settled, setParams]);
  return { filters, setFilters, settled: { ...noAuditFilters, ...JSON.parse(settled) } as AuditFilters };
}
