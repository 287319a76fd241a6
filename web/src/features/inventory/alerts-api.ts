import {
  type AlertState,
  listAlertHistory,
  listStockAlerts,
  type StockAlert,
  snoozeAlert,
} from '@shopwright/contracts/http/stock-alerts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { refreshStock } from '../../components/use-set-stock';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { call, callPage } from '../../lib/api-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';
import { inventoryKey } from './api';

const alertsKey = [...inventoryKey, 'alerts'];

export const stockAlertsQuery = (state: AlertState) =>
  infiniteQueryOptions({
    queryKey: [...alertsKey, 'pages', state],
    queryFn: ({ pageParam, signal }) =>
      callPage(listStockAlerts, { query: { state, limit: '12', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

export const alertHistoryQuery = infiniteQueryOptions({
  queryKey: [...alertsKey, 'history'],
  queryFn: ({ pageParam, signal }) => callPage(listAlertHistory, { query: { limit: '20', cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.rows),
  staleTime: 0,
});

interface Snooze {
  alert: Pick<StockAlert, 'id' | 'name'>;
  /** Null shows the alert again. */
  until: string | null;
}

/** Hides an alert until a time, with an undo, or shows it again. */
export function useSnooze() {
  const { t, language } = useLanguage();
  const snooze = useSingleMutation({
    mutationFn: ({ alert, until }: Snooze) => call(snoozeAlert, { params: { id: String(alert.id) }, body: { until } }),
    onSuccess: (_, { alert, until }) => {
      const undo = { label: t('shared.undo'), onSelect: () => snooze.mutate({ alert, until: null }) };
      if (until === null) toast(t('inventory.alerts.shown_again'), alert.name);
      else toast(t('inventory.alerts.snoozed_toast', { date: dateText(until, language) }), alert.name, undo);
      return refreshStock();
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  return snooze;
}
