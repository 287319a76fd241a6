import {
  getInventorySummary,
  type InventoryRow,
  listInventory,
  type StockLevel,
} from '@shopwright/contracts/http/inventory';
import {
  type AlertState,
  listAlertHistory,
  listStockAlerts,
  type StockAlert,
  snoozeAlert,
} from '@shopwright/contracts/http/stock-alerts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshStock } from '../../components/use-set-stock';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { call, callPage } from '../../lib/api-client';
import { setStock } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';
import type { Tone } from '../../ui/badge';
import { toast, toastError } from '../../ui/toast-store';

/** Below this key lies everything that shows a stock. */
const inventoryKey = ['inventory'];

export interface InventoryFilters {
  level?: StockLevel;
  categoryId?: string;
  search?: string;
}

const pageSize = '100';

export const inventoryQuery = (filters: InventoryFilters) =>
  infiniteQueryOptions({
    queryKey: [...inventoryKey, 'rows', filters],
    queryFn: ({ pageParam, signal }) =>
      callPage(listInventory, { query: { ...filters, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: keepPreviousData,
  });

/** The statistics of the whole stock, and how many products each filter would leave beside the other one. */
export const inventorySummaryQuery = ({ level, categoryId }: Omit<InventoryFilters, 'search'> = {}) =>
  queryOptions({
    queryKey: [...inventoryKey, 'summary', { level, categoryId }],
    queryFn: ({ signal }) => call(getInventorySummary, { query: { level, categoryId }, signal }),
    placeholderData: keepPreviousData,
  });

/** Sets several stocks one after the other. What someone else has changed meanwhile is left alone, and counted. */
export function useSetStocks() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: async ({ rows, stockQuantity }: { rows: InventoryRow[]; stockQuantity: number }) => {
      let saved = 0;
      for (const { id, version } of rows) {
        const isSaved = setStock(id, { stockQuantity, version }).then(
          () => true,
          () => false,
        );
        if (await isSaved) saved += 1;
      }
      return saved;
    },
    onSuccess: (saved, { rows }) => {
      const missed = rows.length - saved;
      if (missed === 0) toast(t('shared.inventory.updated'), t('inventory.bulk_updated', { count: saved }));
      else toastError(t('shared.toast.update_failed'), t('inventory.bulk_missed', { count: missed }));
      return refreshStock();
    },
  });
}

const fallbackThreshold = 10;

export const levelLook: Record<StockLevel, { key: MessageKey; tone: Tone }> = {
  out: { key: 'shared.product.out_of_stock', tone: 'danger' },
  low: { key: 'shared.inventory.low', tone: 'accent' },
  in: { key: 'shared.product.in_stock', tone: 'success' },
};

export function stockLevel({
  stockQuantity,
  lowStockThreshold,
}: {
  stockQuantity: number;
  lowStockThreshold?: number;
}) {
  if (stockQuantity === 0) return 'out';
  return stockQuantity <= (lowStockThreshold ?? fallbackThreshold) ? 'low' : 'in';
}

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
