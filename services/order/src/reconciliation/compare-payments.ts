import { fromStripeAmount } from '@shopwright/contracts/currencies';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { and, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { refunds } from '../db/refund-tables';
import { type OrderRow, orders } from '../db/schema';
import type { OrderDeps } from '../deps';
import { getPaidCents } from '../orders/order-rules';
import { isOfStore } from '../payments/intent-snapshot';
import { getReceivedCents, toOwnDecimal } from '../payments/received-amount';
import { askStripe } from '../stripe-client';
import type { Finding, Window } from './finding';

interface ComparedPayments {
  findings: Finding[];
  /** The ids of the succeeded payments that were read. */
  paidIds: Set<string>;
}

const pageSize = 100;
const referencePattern = /^[0-9a-f-]{36}$/;

/** Compares every payment that Stripe received with its order: whether there is one, what was paid, what was refunded. */
export async function comparePayments(deps: OrderDeps, { from, before }: Window): Promise<ComparedPayments> {
  const findings: Finding[] = [];
  const paidIds = new Set<string>();
  let startingAfter: string | undefined;
  for (;;) {
    const page = await askStripe('list intents', () =>
      deps.stripe.paymentIntents.list({
        created: { gte: Math.floor(from.getTime() / 1000) },
        limit: pageSize,
        expand: ['data.latest_charge'],
        ...(startingAfter && { starting_after: startingAfter }),
      }),
    );
    const paid = page.data.filter(({ status }) => status === 'succeeded');
    for (const { id } of paid) paidIds.add(id);
    findings.push(...(await comparePage(deps, paid, before)));
    startingAfter = page.data.at(-1)?.id;
    if (!page.has_more || startingAfter === undefined) return { findings, paidIds };
  }
}

type PaidIntent = Stripe.PaymentIntent;

async function comparePage(deps: OrderDeps, intents: PaidIntent[], before: Date): Promise<Finding[]> {
  const settled = intents.filter((intent) => paidAt(intent) < before);
  if (settled.length === 0) return [];
  const { db } = deps.database;
  const ids = settled.map(({ id }) => id);
  const references = settled.flatMap(({ metadata: { orderReference = '' } }) =>
    referencePattern.test(orderReference) ? [orderReference] : [],
  );
  const [known, named] = await Promise.all([
    db.select().from(orders).where(inArray(orders.paymentIntentId, ids)),
    references.length === 0 ? [] : db.select().from(orders).where(inArray(orders.reference, references)),
  ]);
  const refunded = await sumRefundsAtStripe(
    deps,
    known.map(({ id }) => id),
  );
  return settled.flatMap((intent) => {
    const order = known.find(({ paymentIntentId }) => paymentIntentId === intent.id);
    const finding = order
      ? comparePaid(order, intent, refunded.get(order.id) ?? 0)
      : toOrphan(
          deps,
          intent,
          named.find(({ reference }) => reference === intent.metadata.orderReference),
        );
    return finding ? [finding] : [];
  });
}

/** Sums what each order knows to be refunded at Stripe, decided or not. */
async function sumRefundsAtStripe({ database }: OrderDeps, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database.db
    .select({ orderId: refunds.orderId, cents: sql<number>`round(sum(${refunds.amount}) * 100)::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), isNotNull(refunds.stripeRefundId), ne(refunds.state, 'failed')))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]));
}

const chargeOf = ({ latest_charge: charge }: PaidIntent) =>
  typeof charge === 'object' && charge !== null ? charge : undefined;

const paidAt = (intent: PaidIntent): Date => new Date((chargeOf(intent)?.created ?? intent.created) * 1000);

const factsOf = (intent: PaidIntent) => ({
  paymentIntentId: intent.id,
  subject: intent.id,
  since: paidAt(intent),
});

const amountOf = (intent: PaidIntent) => ({ paid: toOwnDecimal(intent), currency: intent.currency });

/** A payment without an order, unless all of it was refunded already, or it is another store's. */
function toOrphan({ publicUrl }: OrderDeps, intent: PaidIntent, named: OrderRow | undefined): Finding | undefined {
  if (!isOfStore(intent.metadata, publicUrl)) return undefined;
  if ((chargeOf(intent)?.amount_refunded ?? 0) >= intent.amount_received) return undefined;
  if (!named) return { ...factsOf(intent), cause: 'payment_unknown', details: amountOf(intent) };
  const cause = named.paymentIntentId === null ? 'payment_unrecorded' : 'payment_second';
  return { ...factsOf(intent), cause, orderId: named.id, details: amountOf(intent) };
}

function comparePaid(order: OrderRow, intent: PaidIntent, refundedCents: number): Finding | undefined {
  const facts = { ...factsOf(intent), orderId: order.id };
  const refundedAtStripe = chargeOf(intent)?.amount_refunded ?? 0;
  if (order.status === 'pending') {
    // One that is flagged for review is found among the orders.
    if (order.reviewReason !== null) return undefined;
    return { ...facts, cause: 'payment_unrecorded', details: amountOf(intent) };
  }
  if (order.status === 'cancelled' && order.refundState === 'none' && refundedAtStripe < intent.amount_received) {
    return { ...facts, cause: 'payment_unrecorded', details: amountOf(intent) };
  }
  if (intent.currency !== order.currency) {
    return { ...facts, cause: 'currency_differs', details: { ...amountOf(intent), ordered: order.total } };
  }
  const receivedCents = getReceivedCents(order, intent);
  const isPaid = receivedCents === getPaidCents(order);
  const isOrdered = receivedCents === centsFromDecimal(order.total);
  if (order.status !== 'cancelled' && !(isPaid && isOrdered)) {
    const details = { ...amountOf(intent), ordered: order.total, recorded: decimalFromCents(getPaidCents(order)) };
    return { ...facts, cause: 'paid_differs', details };
  }
  const refundedAtStripeCents = fromStripeAmount(refundedAtStripe, order.currency);
  if (refundedAtStripeCents !== refundedCents) {
    const details = { refunded: decimalFromCents(refundedAtStripeCents), recorded: decimalFromCents(refundedCents) };
    return { ...facts, cause: 'refunds_differ', details };
  }
  return undefined;
}
