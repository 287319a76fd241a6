import { listOperationsAlerts, type OpenAlert, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client';
import { paths } from '../paths';
import { waitingKey } from './waiting';

const refreshMs = 30_000;

/** Below the key of everything that waits, so that the rail's number is read again like the others. */
export const operationsAlertsQuery = queryOptions({
  queryKey: [...waitingKey, 'alerts'],
  queryFn: async ({ signal }) => (await call(listOperationsAlerts, { signal })).alerts,
  refetchInterval: refreshMs,
  retry: false,
});

/** Returns the number of payments and differences that wait on the reconciliation page. */
export const countDifferences = (alerts: readonly OpenAlert[]): number =>
  alerts
    .filter(({ alert }) => operationsAlerts[alert].page === paths.reconciliation)
    .reduce((sum, { count }) => sum + count, 0);
