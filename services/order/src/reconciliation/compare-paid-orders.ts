import { and, gte, inArray, lt } from 'drizzle-orm';
import { orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { isFree } from '../payments/confirm-free-order';
import { askStripe, isStripeCode } from '../stripe-client';
import type { Finding, Window } from './finding';

interface ComparedOrders {
  findings: Finding[];
  compared: number;
}

const paidStatuses = ['confirmed', 'processing', 'shipped', 'delivered'] as const;

/** Looks for the payment of every order that counts as paid. `paidIds` are the payments that Stripe has listed. */
export async function comparePaidOrders(
  deps: OrderDeps,
  { from, before }: Window,
  paidIds: ReadonlySet<string>,
): Promise<ComparedOrders> {
  const { id, status, total, paymentIntentId, placedAt, createdAt } = orders;
  const rows = await deps.database.db
    .select({ id, status, total, paymentIntentId, placedAt, createdAt })
    .from(orders)
    .where(and(inArray(status, [...paidStatuses]), gte(createdAt, from), lt(createdAt, before)));
  const findings: Finding[] = [];
  for (const row of rows) {
    if (row.paymentIntentId !== null && paidIds.has(row.paymentIntentId)) continue;
    if (row.paymentIntentId === null && isFree(row)) continue;
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

/** Asks for a payment that the list did not have: it may be older than the order. */
async function findPaymentState({ stripe }: OrderDeps, paymentIntentId: string): Promise<string> {
  try {
    return (await askStripe('retrieve intent', () => stripe.paymentIntents.retrieve(paymentIntentId))).status;
  } catch (error) {
    if (isStripeCode(error, 'resource_missing')) return 'missing';
    throw error;
  }
}
