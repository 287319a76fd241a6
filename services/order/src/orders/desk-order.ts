import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import { type SQL, sql } from 'drizzle-orm';
import type { OrderItemRow, OrderRow } from '../db/schema';
import { toOrder } from './order-row';
import { getPaymentState } from './order-rules';

// Plain names: drizzle leaves the table out of a column's name where a query reads one table.
export const hasOpenDispute: SQL<boolean> = sql<boolean>`exists (
  select from disputes where disputes.order_id = orders.id and disputes.closed_at is null)`;

/** The latest attempt failed, and money may still be refunded. */
export const hasFailedRefund: SQL<boolean> = sql<boolean>`exists (
  select from refunds where refunds.order_id = orders.id and refunds.state = 'failed' and not exists (
    select from refunds newer where newer.order_id = orders.id and newer.id > refunds.id))`;

interface Facts {
  hasOpenDispute: boolean;
  hasFailedRefund: boolean;
}

export function toDeskOrder(row: OrderRow, items: OrderItemRow[], facts: Facts): DeskOrder {
  return {
    ...toOrder(row, items),
    placedAt: row.placedAt?.toISOString() ?? null,
    paymentState: getPaymentState(row, facts.hasOpenDispute),
    shipmentState: row.shipmentState,
    refundedTotal: row.refundedTotal,
    disputedTotal: row.disputedTotal,
    hasFailedRefund: facts.hasFailedRefund,
  };
}
