import { AppError } from '@shopwright/service-kit/errors';
import { eq, like } from 'drizzle-orm';
import { orderEmails, orderEvents } from '../db/desk-tables';
import { disputes, refunds } from '../db/refund-tables';
import { orders, outbox, stripeEvents } from '../db/schema';
import type { OrderDeps } from '../deps';
import { parseOrderNumber } from '../orders/order-row';
import { askStripe } from '../stripe-client';

type Find = (deps: OrderDeps, name: string) => Promise<number | undefined>;

/** The ways from each kind of name to its order. */
const finders: [pattern: RegExp, find: Find][] = [
  [/^#?\d{1,10}$/, (deps, name) => byCondition(deps, eq(orders.id, parseOrderNumber(name)))],
  [/^pi_\w+$/, byPayment],
  [
    /^(re|pyr)_\w+$/,
    async ({ database: { db } }, name) => {
      const [row] = await db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.stripeRefundId, name));
      return row?.id;
    },
  ],
  [
    /^(du|dp)_\w+$/,
    async ({ database: { db } }, name) => {
      const [row] = await db.select({ id: disputes.orderId }).from(disputes).where(eq(disputes.id, name));
      return row?.id;
    },
  ],
  [
    /^evt_\w+$/,
    async (deps, name) => {
      const [row] = await deps.database.db.select().from(stripeEvents).where(eq(stripeEvents.id, name));
      return row?.paymentIntentId ? byPayment(deps, row.paymentIntentId) : undefined;
    },
  ],
  [
    /^(ch|py)_\w+$/,
    async (deps, name) => {
      const charge = await askStripe('retrieve charge', () => deps.stripe.charges.retrieve(name));
      return typeof charge.payment_intent === 'string' ? byPayment(deps, charge.payment_intent) : undefined;
    },
  ],
  [/^[0-9a-f]{32}$/, byTrace],
  [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, byEvent],
];

/** Finds the order that a trace, a job, an email or an object of Stripe belongs to. Throws `not_found`. */
export async function findOrderOf(deps: OrderDeps, name: string): Promise<{ orderId: number }> {
  const finder = finders.find(([pattern]) => pattern.test(name));
  const orderId = await finder?.[1](deps, name);
  if (orderId === undefined) throw new AppError('not_found', 'No order found');
  return { orderId };
}

async function byCondition({ database: { db } }: OrderDeps, condition: ReturnType<typeof eq>) {
  const [row] = await db.select({ id: orders.id }).from(orders).where(condition);
  return row?.id;
}

function byPayment(deps: OrderDeps, paymentIntentId: string): Promise<number | undefined> {
  return byCondition(deps, eq(orders.paymentIntentId, paymentIntentId));
}

async function byTrace({ database: { db } }: OrderDeps, traceId: string): Promise<number | undefined> {
  const prefix = `00-${traceId}-%`;
  const [opened] = await db.select({ id: orders.id }).from(orders).where(like(orders.traceparent, prefix)).limit(1);
  if (opened) return opened.id;
  const [changed] = await db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(eq(orderEvents.traceId, traceId))
    .limit(1);
  if (changed) return changed.id;
  const [job] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(like(outbox.traceparent, prefix))
    .limit(1);
  return readOrderId(job?.payload);
}

/** An event's id is that of its job and of the email that the job sends. */
async function byEvent(deps: OrderDeps, name: string): Promise<number | undefined> {
  const { db } = deps.database;
  const [job] = await db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.eventId, name)).limit(1);
  const orderId = readOrderId(job?.payload);
  if (orderId !== undefined) return orderId;
  const paymentIntentId = (job?.payload as { paymentIntentId?: string } | undefined)?.paymentIntentId;
  if (paymentIntentId !== undefined) return byPayment(deps, paymentIntentId);
  const [email] = await db.select({ id: orderEmails.orderId }).from(orderEmails).where(eq(orderEmails.eventId, name));
  return email?.id ?? byCondition(deps, eq(orders.reference, name));
}

const readOrderId = (payload: unknown): number | undefined => (payload as { orderId?: number } | undefined)?.orderId;
