import {
  compareNow,
  getReconciliation,
  type ReconciliationRow,
  type Repair,
  repairRow,
} from '@shopwright/contracts/http/reconciliation';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { isApiError } from '../../lib/api-error';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

const key = ['reconciliation'];
const refreshMs = 30_000;

/** Read again while the page is open: the store compares every minute. */
export const reconciliationQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(getReconciliation, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
});

export function useCompare() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: () => call(compareNow, {}),
    onSuccess: (current) => queryClient.setQueryData(reconciliationQuery.queryKey, current),
    onError: () => toastError(t('reconciliation.failed'), t('shared.error.try_again')),
  });
}

/** Repairs a row. Says so where it is still there afterwards: an open dispute for example. */
export function useRepair(row: ReconciliationRow, onDone: () => void) {
  const { t } = useLanguage();
  const mutation = useSingleMutation({
    mutationFn: (body: { repair: Repair; reason: string }) => call(repairRow, { params: { id: String(row.id) }, body }),
    onSuccess: (current) => {
      queryClient.setQueryData(reconciliationQuery.queryKey, current);
      const isOpen = current.rows.some(({ id }) => id === row.id);
      toast(t(isOpen ? 'reconciliation.still' : 'reconciliation.done'));
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const { error } = mutation;
  const isExplained = isApiError(error, 'conflict') || isApiError(error, 'forbidden');
  const problem = error ? (isExplained && error.serverMessage) || t('shared.error.try_again') : undefined;
  return { mutation, problem };
}
