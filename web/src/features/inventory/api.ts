import { type InventoryRow, listInventory, listStockAlerts, setStock } from '@shopwright/contracts/http/inventory';
import { queryOptions } from '@tanstack/react-query';
import { refreshStock } from '../../components/use-set-stock';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { call } from '../../lib/api-client';
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
      return refreshStock();
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
