import { type InventoryRow, listInventory, listStockAlerts, setStock } from '@shopwright/contracts/http/inventory';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client';
import { productsKey } from '../../lib/queries/products';
import { queryClient } from '../../lib/query-client';

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
export const useSetStock = () =>
  useMutation({
    mutationFn: ({ row, stockQuantity }: { row: InventoryRow; stockQuantity: number }) =>
      call(setStock, { params: { id: String(row.id) }, body: { stockQuantity, version: row.version } }),
    onSettled: refreshInventory,
  });
