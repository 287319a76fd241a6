import { type InventoryRow, listInventory, listStockAlerts, setStock } from '@shopwright/contracts/http/inventory';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { call, isApiError } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { waitingKey } from '../../lib/queries/waiting';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import type { Tone } from '../../ui/badge';
import { toast, toastError } from '../../ui/toast-store';

const key = ['inventory'];

export const inventoryQuery = queryOptions({
  queryKey: [...key, 'rows'],
  queryFn: ({ signal }) => call(listInventory, { signal }),
});

export const stockAlertsQuery = queryOptions({
  queryKey: [...key, 'alerts'],
  queryFn: ({ signal }) => call(listStockAlerts, { signal }),
});

const refreshInventory = () =>
  Promise.all(
    [key, productsKey, ['product'], waitingKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** Refused where someone else has changed the row since it was read; either way the list is read again. */
export function useSetStock() {
  const { t } = useLanguage();
  const mutation = useSingleMutation({
    mutationFn: ({ row, stockQuantity }: { row: InventoryRow; stockQuantity: number }) =>
      call(setStock, { params: { id: String(row.id) }, body: { stockQuantity, version: row.version } }),
    onSuccess: ({ version, stockQuantity: after }, { row }) => {
      const { name, stockQuantity: before } = row;
      const undo = () => mutation.mutate({ row: { ...row, stockQuantity: after, version }, stockQuantity: before });
      const text = t('inventory.updated_text', { name, before, after });
      toast(t('inventory.updated'), text, before === after ? undefined : { label: t('admin.undo'), onSelect: undo });
      return refreshInventory();
    },
    onError: (error, { row: { name } }) => {
      toastError(
        t('toast.update_failed'),
        isApiError(error, 'conflict') ? t('inventory.conflict', { name }) : t('inventory.failed'),
      );
      return refreshInventory();
    },
  });
  return mutation;
}

/** Sets several stocks one after the other. What someone else has changed meanwhile is left alone, and counted. */
export function useSetStocks() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: async ({ rows, stockQuantity }: { rows: InventoryRow[]; stockQuantity: number }) => {
      let saved = 0;
      for (const { id, version } of rows) {
        const isSaved = call(setStock, { params: { id: String(id) }, body: { stockQuantity, version } }).then(
          () => true,
          () => false,
        );
        if (await isSaved) saved += 1;
      }
      return saved;
    },
    onSuccess: (saved, { rows }) => {
      const missed = rows.length - saved;
      if (missed === 0) toast(t('inventory.updated'), t('inventory.bulk_updated', { count: saved }));
      else toastError(t('toast.update_failed'), t('inventory.bulk_missed', { count: missed }));
      return refreshInventory();
    },
  });
}

const fallbackThreshold = 10;

export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const levelLook: Record<StockLevel, { key: MessageKey; tone: Tone }> = {
  out: { key: 'product.out_of_stock', tone: 'danger' },
  low: { key: 'inventory.low', tone: 'accent' },
  in: { key: 'product.in_stock', tone: 'success' },
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

/** Returns true for a whole number of 0 or more; an empty text is none. */
export const isQuantity = (text: string): boolean => /^\d+$/.test(text.trim());

/** Parses a quantity: a whole number of 0 or more, and 0 for anything else. */
export function quantityFrom(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 0 ? quantity : 0;
}
