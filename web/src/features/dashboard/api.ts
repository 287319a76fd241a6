import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { listStockAlerts } from '@shopwright/contracts/http/stock-alerts';
import { getSales, listTopSearches, type PeriodDays } from '@shopwright/contracts/http/store-analytics';
import { getTodo } from '@shopwright/contracts/http/todo';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { waitingKey } from '../../lib/queries/waiting';

const key = ['dashboard'];
const inQuery = (days: PeriodDays) => ({ days: String(days) as `${PeriodDays}` });

/** Read again at each visit; the last period stays on the screen until the next has come. */
export const salesQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: [...key, 'sales', days],
    queryFn: ({ signal }) => call(getSales, { query: inQuery(days), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const topSearchesQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: [...key, 'searches', days],
    queryFn: ({ signal }) => call(listTopSearches, { query: inQuery(days), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Below the inventory's key, so that a change of stock reads it again. */
export const lowStockQuery = queryOptions({
  queryKey: ['inventory', 'alerts', 'lowest'],
  queryFn: ({ signal }) => call(listStockAlerts, { query: { limit: '5' }, signal }),
});

const todoRefreshMs = 60_000;

/** Below the key of everything that waits, so that what was done is gone when staff come back. */
export const todoQuery = queryOptions({
  queryKey: [...waitingKey, 'todo'],
  queryFn: ({ signal }) => call(getTodo, { signal }),
  staleTime: 0,
  refetchInterval: todoRefreshMs,
});

export const backupStatusQuery = queryOptions({
  queryKey: ['backup-status'],
  queryFn: ({ signal }) => call(getBackupStatus, { signal }),
});
