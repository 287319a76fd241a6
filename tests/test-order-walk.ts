import { randomUUID } from 'node:crypto';
import type { QueueName } from '@shopwright/contracts/queues';
import { AppError } from '@shopwright/service-kit/errors';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../services/auth/src/db/schema';
import { outbox } from '../services/order/src/db/schema';
import { reversalTypes } from '../services/order/src/payments/stripe-event-types';
import { createHandlers, updateLoyalty } from '../workers/src/handlers';
import { Customer, getOrderRow, pay } from './test-customer';
import { customerOf, deskOf } from './test-desk';
import type { TestStore } from './test-store';

/** Numbers that a seed repeats (mulberry32). */
export class Random {
  constructor(private state: number) {}

  below(max: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % max;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  shuffle<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, at: this.below(1e9) }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }
}

export interface Walk {
  orderId: number;
  userId: number;
  paymentIntentId: string;
  reference: string;
  lines: { productId: number; stock: number; quantity: number }[];
  /** The steps that were taken, to read where a walk fails. */
  steps: string[];
}

const methods = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_pendingRefund',
  'pm_card_refundFail',
  'pm_card_createDispute',
];

/** What a customer adds to a cart: an address, a shipping rate and codes in a store that charges for them. */
export type Choose = (random: Random) => object;

/** Buys one order and does random things to it, some of which are refused, with the jobs and webhooks of a bad day. */
export async function walk(shop: TestStore, random: Random, choose: Choose = () => ({})): Promise<Walk> {
  const found = await open(shop, random, choose);
  const desk = deskOf(shop);
  const customer = customerOf(shop, { role: 'shopper', userId: found.userId });
  const { stripe } = shop.order;
  const { orderId, paymentIntentId } = found;
  const actions: Record<string, () => Promise<unknown>> = {
    move: () => desk.move(orderId, random.pick(['processing', 'shipped', 'delivered', 'confirmed', 'pending'])),
    undo: () => desk.undo(orderId),
    ship: async () => desk.ship(orderId, [await pickUnits()]),
    cancel: () => desk.cancel(orderId),
    refundAmount: () => desk.refund(orderId, { amount: `${random.below(15)}.${10 + random.below(90)}` }),
    refundItems: async () => desk.refund(orderId, { items: [await pickUnits()], restock: random.below(2) === 0 }),
    refundAll: () => desk.refund(orderId, { restock: random.below(2) === 0 }),
    twice: () => {
      const body = { amount: '0.50', requestId: randomUUID() };
      return Promise.all([desk.refund(orderId, body), desk.refund(orderId, body)]);
    },
    stripeRefund: () => stripe.refunds.create({ payment_intent: paymentIntentId, amount: 1 + random.below(1500) }),
    dispute: async () => {
      const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId });
      const text = random.pick(['winning_evidence', 'losing_evidence', 'more']);
      if (data[0]) await stripe.disputes.update(data[0].id, { evidence: { uncategorized_text: text } });
    },
    customerCancels: () => customer.cancel(orderId),
    customerReturns: async () => customer.return(orderId, [await pickUnits()]),
    customerWithdraws: async () => customer.withdraw(orderId, await readToken(shop, orderId)),
    moveReturn: async () =>
      desk.moveReturn(orderId, await pickReturn(), random.pick(['approved', 'approved', 'received', 'rejected'])),
    refundReturn: async () => {
      const returnId = await pickReturn();
      return Promise.all([1, 2].map(() => desk.refundReturn(orderId, returnId, random.below(2) === 0)));
    },
    closeReturn: async () => desk.closeReturn(orderId, await pickReturn()),
    both: () => Promise.all([customer.cancel(orderId), desk.move(orderId, 'processing')]),
    webhooks: () => sendWebhooks(shop, paymentIntentId, random),
    jobs: () => runJobs(shop, [orderId], random),
    two: () => Promise.all([desk.cancel(orderId), desk.refund(orderId, { amount: '1.00' })]),
  };
  const pickReturn = async () => (await desk.get(orderId)).returns.at(-1)?.id ?? 1;
  const pickUnits = async () => {
    const { items } = await desk.get(orderId);
    const { id, quantity } = random.pick(items);
    return { orderItemId: id, quantity: 1 + random.below(quantity) };
  };
  const names = Object.keys(actions);
  for (let step = 3 + random.below(9); step > 0; step--) {
    const name = random.pick(names);
    const outcome = await actions[name]?.().then(() => 'done', toReason);
    found.steps.push(`${name}: ${outcome}`);
  }
  return found;
}

const readToken = async (shop: TestStore, orderId: number): Promise<string> =>
  shop.order.trackingTokens.tokenFor(await getOrderRow(shop, orderId));

/** A step that the state does not allow is part of the walk; an error of the machinery ends it. */
function toReason(error: unknown): string {
  if (error instanceof AppError && !error.isRetryable) return error.message;
  const { type, message } = error as { type?: string; message: string };
  if (type === 'StripeInvalidRequestError') return message;
  throw error;
}

async function open(shop: TestStore, random: Random, choose: Choose): Promise<Walk> {
  const [user] = await shop.auth.database.db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, password: 'none', firstName: 'Ada', lastName: 'Byron' })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  const lines = await Promise.all(
    Array.from({ length: 1 + random.below(2) }, async () => {
      const [stock, quantity] = [5 + random.below(5), 1 + random.below(3)];
      const price = `${3 + random.below(30)}.${10 + random.below(90)}`;
      return { stock, quantity, productId: await shop.addProduct({ price, stock }) };
    }),
  );
  const customer = new Customer(shop, { role: 'shopper', userId });
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const { orderId, paymentIntentId, reference } = await customer.open(items[0]?.productId ?? 0, {
    items,
    ...choose(random),
  });
  const method = random.pick(methods);
  await pay(shop, paymentIntentId, method);
  // The browser's report, the webhook, or neither: then the reconciler confirms the order.
  const reports = random.below(3);
  if (reports === 0) await customer.record({ paymentIntentId });
  if (reports === 1) await sendWebhooks(shop, paymentIntentId, random);
  return { orderId, userId, paymentIntentId, reference, lines, steps: [method] };
}

/** Sends some signed webhooks about a payment, each up to three times and in any order. Their types may be untrue. */
async function sendWebhooks(shop: TestStore, paymentIntentId: string, random: Random): Promise<void> {
  const types = [...reversalTypes, 'payment_intent.succeeded', 'payment_intent.processing'];
  const events = Array.from({ length: 1 + random.below(3) }, () => ({
    id: `evt_${randomUUID()}`,
    type: random.pick(types),
  }));
  const copies = events.flatMap((event) => Array.from({ length: 1 + random.below(3) }, () => event));
  const send = async ({ id, type }: (typeof events)[number]) => {
    const isPayment = type.startsWith('payment_intent.');
    const object = isPayment ? { id: paymentIntentId, object: 'payment_intent' } : { payment_intent: paymentIntentId };
    const payload = JSON.stringify({
      id,
      type,
      object: 'event',
      livemode: false,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    });
    const secret = shop.webhookSecret;
    const signature = shop.order.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'stripe-signature': signature };
    const response = await fetch(`${shop.orderUrl}/webhooks/stripe`, { method: 'POST', body: payload, headers });
    if (response.status !== 200) throw new Error(`webhook answered ${response.status}`);
  };
  await Promise.all(random.shuffle(copies).map(send));
}

/** As many jobs as a worker runs concurrently, of any orders. */
const concurrency = 8;
const queues: QueueName[] = ['stripe-orders', 'refunds', 'loyalty', 'loyalty-refunds'];

/** Runs the open jobs of these orders as the workers do, in any order and some of them a second time. */
export async function runJobs(shop: TestStore, orderIds: number[], random: Random): Promise<number> {
  const { db } = shop.order.database;
  const isOfOrders = sql`(${inArray(sql`(${outbox.payload}->>'orderId')::int`, orderIds)}
    or ${outbox.payload}->>'paymentIntentId' in (select payment_intent_id from orders where ${inArray(sql`id`, orderIds)}))`;
  const rows = await db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.queue, queues), isNull(outbox.handledAt), isOfOrders));
  const services = { order: shop.orderClient, catalog: shop.catalogClient, auth: shop.authClient };
  const handlers = { ...createHandlers(services), loyalty: updateLoyalty(services) };
  const context = { logger: shop.order.logger, isFinal: () => false };
  const again = rows.filter(() => random.below(4) === 0);
  const jobs = random.shuffle([...rows, ...again]);
  const runNext = async () => {
    for (let row = jobs.pop(); row; row = jobs.pop()) {
      const event = { id: row.eventId, type: row.type, payload: row.payload } as EventOf<never>;
      await handlers[row.queue as 'loyalty'](event, context);
      const isJob = and(eq(outbox.eventId, row.eventId), eq(outbox.queue, row.queue));
      await db.update(outbox).set({ handledAt: new Date() }).where(isJob);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  return rows.length;
}
