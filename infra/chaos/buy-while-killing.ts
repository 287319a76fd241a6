import postgres from 'postgres';
import { persistently, readEndpoints } from './running-shop';
import { Shopper } from './shopper';

export const moments = ['while the checkout opens', 'before the payment', 'right after the payment'] as const;
export type Moment = (typeof moments)[number];

export interface Outcome {
  process: string;
  moment: Moment;
  seconds: number;
  /** Confirmed orders of the payment: 1 is right, and nothing else. */
  orders: number;
}

/** The reconciler needs a minute at most, and the order may be found in its second pass: twice that on a busy machine. */
const patienceMs = 260_000;

/** Buys something, kills the named process on the way, and waits for the order. */
export async function buyWhileKilling(home: string, name: string, moment: Moment): Promise<Outcome> {
  const endpoints = await readEndpoints(home);
  const shopper = new Shopper(endpoints.store, endpoints.stripe);
  const products = await shopper.products();
  const candidates = products.filter(({ stockQuantity }) => stockQuantity > 10);
  const product = candidates.at(Math.floor(Math.random() * candidates.length));
  if (!product) throw new Error('nothing left to buy');
  const startedAt = Date.now();

  const opening = shopper.openCheckout(product);
  if (moment === 'while the checkout opens') await kill(home, name);
  const checkout = await opening;
  if (moment === 'before the payment') await kill(home, name);
  await shopper.pay(checkout);
  // After the last kill the browser is gone too: only the webhook and the reconciler are left.
  if (moment === 'right after the payment') await kill(home, name);
  else await shopper.record(checkout).catch(() => undefined);

  const orders = await persistently(
    'confirmed order',
    () => confirmedOrders(home, checkout.paymentIntentId),
    patienceMs,
  );
  return { process: name, moment, seconds: (Date.now() - startedAt) / 1000, orders };
}

async function kill(home: string, name: string): Promise<void> {
  const victim = await persistently(`process ${name}`, async () => {
    const { processes } = await readEndpoints(home);
    return processes.find((candidate) => candidate.name === name);
  });
  process.kill(victim.pid, 'SIGKILL');
}

/** How many confirmed orders this payment has; undefined while there is none. */
async function confirmedOrders(home: string, paymentIntentId: string): Promise<number | undefined> {
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
