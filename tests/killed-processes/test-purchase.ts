import postgres from 'postgres';
import { readEndpoints, retryUntilSet } from './test-endpoints';
import { Shopper } from './test-shopper';

export const moments = ['while the checkout opens', 'before the payment', 'right after the payment'] as const;
export type Moment = (typeof moments)[number];

export interface Outcome {
  process: string;
  moment: Moment;
  seconds: number;
  /** Confirmed orders of the payment. Only 1 is correct. */
  orders: number;
}

/** The reconciler needs up to a minute and may need a second pass; a busy machine takes twice that. */
const orderTimeoutMs = 260_000;

/** Buys a product, kills the named process at the given moment, and waits for the order. */
export async function buyWhileKilling(home: string, name: string, moment: Moment): Promise<Outcome> {
  const endpoints = await readEndpoints(home);
  const shopper = new Shopper(endpoints.store, endpoints.stripe);
  const products = await shopper.products();
  const [product] = products.toSorted((a, b) => b.stockQuantity - a.stockQuantity);
  if (!product) throw new Error('no product is available');
  const startedAt = Date.now();

  const opening = shopper.openCheckout(product);
  if (moment === 'while the checkout opens') await kill(home, name);
  const checkout = await opening;
  if (moment === 'before the payment') await kill(home, name);
  await shopper.pay(checkout);
  // After this kill the browser makes no call either: only the webhook and the reconciler remain.
  if (moment === 'right after the payment') await kill(home, name);
  else await shopper.record(checkout).catch(() => undefined);

  const orders = await retryUntilSet(
    'confirmed order',
    () => countConfirmedOrders(home, checkout.paymentIntentId),
    orderTimeoutMs,
  );
  return { process: name, moment, seconds: (Date.now() - startedAt) / 1000, orders };
}

async function kill(home: string, name: string): Promise<void> {
  const target = await retryUntilSet(`process ${name}`, async () => {
    const { processes } = await readEndpoints(home);
    return processes.find((candidate) => candidate.name === name);
  });
  process.kill(target.pid, 'SIGKILL');
}

/** Counts the confirmed orders of a payment. Returns undefined while there are none. */
async function countConfirmedOrders(home: string, paymentIntentId: string): Promise<number | undefined> {
  const { postgres: url } = await readEndpoints(home);
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    const rows =
      await sql`select 1 from orders.orders where payment_intent_id = ${paymentIntentId} and status = 'confirmed'`;
    return rows.length || undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
