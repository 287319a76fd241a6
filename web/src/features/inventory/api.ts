import { type InventoryRow, listInventory, listStockAlerts, setStock } from '@shopwright/contracts/http/inventory';
import { queryOptions } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { call, isApiError } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
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

export const refreshInventory = () =>
  Promise.all([key, productsKey, ['product']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Refused where someone else has changed the row since it was read; either way the list is read again. */
export function useSetStock() {
  const { t } = useLanguage();
  return useSingleMutation({
    mutationFn: ({ row, stockQuantity }: { row: InventoryRow; stockQuantity: number }) =>
      call(setStock, { params: { id: String(row.id) }, body: { stockQuantity, version: row.version } }),
    onSuccess: (_, { row }) => {
      toast(t('inventory.updated'), t('inventory.updated_text', { name: row.name }));
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
}
