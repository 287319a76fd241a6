import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import { useState } from 'react';
import { useSelectedRows } from '../../ui/table-selection';
import type { BulkResult } from './api';

/**
 * The selected orders. Those that a step moved out of the view stay selected for the next step, such as printing, until
 * another view is shown.
 */
export function useSelectedOrders(rows: DeskOrder[], view: string) {
  const { selected: listed, clear, ...selection } = useSelectedRows(rows, ({ id }) => id);
  const [moved, setMoved] = useState<{ view: string; orders: DeskOrder[] }>({ view, orders: [] });
  const isListed = ({ id }: DeskOrder) => rows.some((row) => row.id === id);
  const selected = [...listed, ...(moved.view === view ? moved.orders.filter((order) => !isListed(order)) : [])];
  return {
    ...selection,
    selected,
    keep: (results: readonly BulkResult[]) => {
      const statusOf = new Map(results.map(({ id, status }) => [id, status]));
      setMoved({
        view,
        orders: selected.map((order) => ({ ...order, status: statusOf.get(order.id) ?? order.status })),
      });
    },
    clear: () => {
      clear();
      setMoved({ view, orders: [] });
    },
  };
}
