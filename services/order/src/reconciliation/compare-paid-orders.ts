import { centsFromDecimal } from '@shopwright/contracts/money';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { offlinePayments } from '../db/draft-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getOwedCents, isOffline } from '../orders/order-rules';
import { isFree } from '../payments/confirm-free-order';
import { askStripe, isStripeCode } from '../stripe-client';
import type { Finding, Window } from './finding';

interface ComparedOrders {
  findings: Finding[];
  compared: number;
}

const paidStatuses = ['confirmed', 'processing', 'shipped', 'delivered'] as const;

/**
 * Looks for the payment of every order that counts as paid: at Stripe, or among what staff marked. `paidIds` are the payments that
 * Stripe has listed.
 */
export async function comparePaidOrders(
  deps: OrderDeps,
  { from, before }: Window,
  paidIds: ReadonlySet<string>,
): Promise<ComparedOrders> {
  const { id, status, total, reducedTotal, amountPaid, paymentSource, paymentIntentId, placedAt, createdAt } = orders;
  const offline = { markedAt: offlinePayments.markedAt, paidAt: offlinePayments.paidAt };
  const rows = await deps.database.db
    .select({
      id,
      status,
      total,
      reducedTotal,
      amountPaid,
      paymentSource,
      paymentIntentId,
      placedAt,
      createdAt,
      ...offline,
    })
    .from(orders)
    .leftJoin(offlinePayments, eq(offlinePayments.orderId, orders.id))
    .where(and(inArray(status, [...paidStatuses]), gte(createdAt, from), lt(createdAt, before)));
  const findings: Finding[] = [];
  for (const row of rows) {
    if (row.paymentIntentId !== null && paidIds.has(row.paymentIntentId)) continue;
    if (isOffline(row) ? hasOfflinePayment(row) : row.paymentIntentId === null && isFree(row)) continue;
    const state = row.paymentIntentId === null ? 'missing' : await findPaymentState(deps, row.paymentIntentId);
    if (state === 'succeeded') continue;
    findings.push({
      cause: 'order_unpaid',
      subject: `order:${row.id}`,
      orderId: row.id,
      since: row.placedAt ?? row.createdAt,
      ...(row.paymentIntentId !== null && { paymentIntentId: row.paymentIntentId }),
      details: { ordered: row.total, payment: state, status: row.status },
    });
  }
  return { findings, compared: rows.length };
}

interface MarkedOrder extends Pick<OrderRow, 'total' | 'reducedTotal' | 'amountPaid'> {
  markedAt: Date | null;
  paidAt: Date | null;
}

/** The order has what staff marked, and counts as paid what they were paid: all that was owed, or nothing while its invoice is open. */
const hasOfflinePayment = ({ markedAt, paidAt, amountPaid, ...order }: MarkedOrder): boolean =>
  markedAt !== null && centsFromDecimal(amountPaid ?? '0') === (paidAt === null ? 0 : getOwedCents(order));

/** Asks for a payment that the list did not have: it may be older than the order. */
async function findPaymentState({ stripe }: OrderDeps, paymentIntentId: string): Promise<string> {
  try {
    return (await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(paymentIntentId))).status;
  } catch (error) {
    if (isStripeCode(error, 'resource_missing')) return 'missing';
    throw error;
  }
}
