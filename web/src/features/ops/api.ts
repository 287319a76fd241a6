import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { endFault, type FaultKind, listFaults, startFault } from '@shopwright/contracts/http/faults';
import { listFileImports } from '@shopwright/contracts/http/file-imports';
import { getDayMetrics, listInstances } from '@shopwright/contracts/http/instances';
import { listAlertRules } from '@shopwright/contracts/http/operations-alerts';
import { getPooler } from '@shopwright/contracts/http/pooler';
import { listQueues } from '@shopwright/contracts/http/queues';
import { getReplica } from '@shopwright/contracts/http/replica';
import { listTraces } from '@shopwright/contracts/http/traces';
import { listWebVitals } from '@shopwright/contracts/http/web-vitals';
import { listWebhookEndpoints } from '@shopwright/contracts/http/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toastError } from '../../ui/toast-store';

const key = 'ops';
const often = { refetchInterval: 10_000, retry: false } as const;
const rarely = { refetchInterval: 60_000, retry: false } as const;

export const alertRulesQuery = queryOptions({
  queryKey: [key, 'rules'],
  queryFn: ({ signal }) => call(listAlertRules, { signal }),
  ...often,
});

export const instancesQuery = queryOptions({
  queryKey: [key, 'instances'],
  queryFn: ({ signal }) => call(listInstances, { signal }),
  ...often,
});

export const dayMetricsQuery = queryOptions({
  queryKey: [key, 'metrics'],
  queryFn: ({ signal }) => call(getDayMetrics, { signal }),
  ...rarely,
});

export const queueTotalsQuery = queryOptions({
  queryKey: [key, 'queues'],
  queryFn: ({ signal }) => call(listQueues, { signal }),
  ...often,
});

/** The most that are counted. */
export const failedTracesMax = 100;

export const failedTracesQuery = queryOptions({
  queryKey: [key, 'failed-traces'],
  queryFn: async ({ signal }) =>
    (await callPage(listTraces, { query: { errorsOnly: 'true', limit: String(failedTracesMax) }, signal })).rows.length,
  ...rarely,
});

export const webVitalsQuery = queryOptions({
  queryKey: [key, 'web-vitals'],
  queryFn: ({ signal }) => call(listWebVitals, { signal }),
  ...rarely,
});

export const webhookTotalsQuery = queryOptions({
  queryKey: [key, 'webhooks'],
  queryFn: ({ signal }) => call(listWebhookEndpoints, { signal }),
  ...rarely,
});

export const lastImportsQuery = queryOptions({
  queryKey: [key, 'imports'],
  queryFn: async ({ signal }) => (await callPage(listFileImports, { query: {}, signal })).rows,
  ...rarely,
});

export const lastBackupQuery = queryOptions({
  queryKey: [key, 'backups'],
  queryFn: ({ signal }) => call(getBackupStatus, { signal }),
  ...rarely,
});

export const poolerQuery = queryOptions({
  queryKey: [key, 'pooler'],
  queryFn: ({ signal }) => call(getPooler, { signal }),
  ...often,
});

export const replicaQuery = queryOptions({
  queryKey: [key, 'replica'],
  queryFn: ({ signal }) => call(getReplica, { signal }),
  ...often,
});

const followMs = 2000;
const idleMs = 10_000;

/** Read often while a fault is on: counting reads every order. A store without switches asks once. */
export const faultsQuery = queryOptions({
  queryKey: [key, 'faults'],
  queryFn: ({ signal }) => call(listFaults, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.isAvailable ? (data.faults.some(({ endsAt }) => endsAt !== null) ? followMs : idleMs) : false,
  retry: false,
});

/** Starts a fault, or ends it where it is on. */
export function useSwitchFault(kind: FaultKind) {
  const { t } = useLanguage();
  const end = () => queryClient.invalidateQueries({ queryKey: faultsQuery.queryKey });
  return useSingleMutation({
    mutationFn: (isOn: boolean) => call(isOn ? endFault : startFault, { params: { kind } }),
    onSuccess: end,
    onError: () => {
      toastError(t('ops.fault_failed'), t('shared.error.try_again'));
      return end();
    },
  });
}
