import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import { type SQL, sql } from 'drizzle-orm';
import type { OrderItemRow, OrderRow } from '../db/schema';
import { toOrder } from './order-row';
import { getPaymentState } from './order-rules';
import type { Charged } from './total-rows';

// Plain names: drizzle leaves the table out of a column's name where a query reads one table.
export const hasOpenDispute: SQL<boolean> = sql<boolean>`exists (
  select from disputes where disputes.order_id = orders.id and disputes.closed_at is null)`;

/** Stripe waits for evidence. Its states: https://docs.stripe.com/api/disputes/object#dispute_object-status */
export const isUnanswered: SQL<boolean> = sql<boolean>`(disputes.closed_at is null
  and disputes.status in ('needs_response', 'warning_needs_response'))`;

/** The next deadline among the disputes of an order that wait for an answer. */
export const disputeDueBy = sql<string | null>`(
  select min(disputes.due_by) from disputes where disputes.order_id = orders.id and ${isUnanswered})`;

/** A dispute took money or may still take it. */
export const isDisputed: SQL<boolean> = sql<boolean>`(orders.disputed_total > 0 or ${hasOpenDispute})`;

const paidAmount = sql`coalesce(orders.amount_paid, orders.total)`;

/** The same as the function of this name in `order-rules.ts`. */
export const isRefundedInFull: SQL<boolean> = sql<boolean>`(
  orders.refunded_total > 0 and orders.refunded_total >= ${paidAmount})`;

/**
 * An attempt failed, none was made since, and money is left to refund. A cancelled order owes all of it, so that a later
 * refund of a part does not make up for the failed one.
 */
export const hasFailedRefund: SQL<boolean> = sql<boolean>`(
  orders.refunded_total + orders.disputed_total < ${paidAmount} and exists (
    select from refunds where refunds.order_id = orders.id and refunds.state = 'failed' and not exists (
      select from refunds other where other.order_id = orders.id
        and case when orders.refund_state = 'pending' then other.state = 'pending' else other.id > refunds.id end)))`;

/**
 * Of a row of `order_returns` and its order: it is to be decided, to arrive or to be refunded. Of an order that is refunded in
 * full nothing is left for its return.
 */
export const isReturnOpen: SQL<boolean> = sql<boolean>`(
  order_returns.state in ('requested', 'approved', 'received') and order_returns.closed_at is null
    and (order_returns.state <> 'received' or not (${isRefundedInFull} or exists (
      select from refunds where refunds.return_id = order_returns.id and refunds.state <> 'failed'))))`;

/** Staff refund a cancelled order as a whole, whatever its returns. */
export const hasReturnThat = (condition: SQL): SQL<boolean> => sql<boolean>`(
  orders.status <> 'cancelled' and exists (
    select from order_returns where order_returns.order_id = orders.id and ${condition}))`;

export const hasOpenReturn: SQL<boolean> = hasReturnThat(isReturnOpen);

/** The time of the oldest request among the returns of an order that wait. */
export const returnWaitsSince = sql<Date | null>`(
  select min(order_returns.requested_at) from order_returns
  where order_returns.order_id = orders.id and ${isReturnOpen})`;

const hasOpenMessage: SQL<boolean> = sql<boolean>`exists (
  select from threads where threads.order_id = orders.id and threads.is_open)`;

/** The day by which the unpaid invoice of an order is to be paid. */
const invoiceDueOn = sql<string | null>`(
  select offline_payments.due_on::text from offline_payments
  where offline_payments.order_id = orders.id and offline_payments.paid_at is null and orders.status <> 'cancelled')`;

/** What staff see of an order besides its row. */
export const deskFacts = { hasOpenDispute, hasFailedRefund, hasOpenMessage, disputeDueBy, invoiceDueOn };
type Facts = Record<'hasOpenDispute' | 'hasFailedRefund' | 'hasOpenMessage', boolean> &
  Record<'disputeDueBy' | 'invoiceDueOn', string | null>;

export function toDeskOrder(row: OrderRow, items: OrderItemRow[], facts: Facts, charged?: Charged): DeskOrder {
  return {
    ...toOrder(row, items, charged),
    placedAt: row.placedAt?.toISOString() ?? null,
    paymentState: getPaymentState(row, facts.hasOpenDispute),
    paymentSource: row.paymentSource,
    invoiceDueOn: facts.invoiceDueOn,
    shipmentState: row.shipmentState,
    refundedTotal: row.refundedTotal,
    disputedTotal: row.disputedTotal,
    disputeDueBy: facts.disputeDueBy === null ? null : new Date(facts.disputeDueBy).toISOString(),
    hasFailedRefund: facts.hasFailedRefund,
    hasOpenMessage: facts.hasOpenMessage,
  };
}
