import path from 'node:path';
import type { OrderXRay, SpannedTrace } from '@shopwright/contracts/http/x-ray';
import { readEndpoints, retryUntilSet } from '@shopwright/tests/killed-processes/test-endpoints';
import { Shopper } from '@shopwright/tests/killed-processes/test-shopper';
import { fromRoot } from '../local/paths';
import { signInStaff } from './sign-in-staff';

const count = Number(process.env.ORDERS ?? 100);
const home = path.resolve(process.env.SHOP_HOME ?? fromRoot('.shop'));
const waitMs = 120_000;
/** The processes that a purchase goes through. */
const processes = ['bff', 'order', 'catalog', 'workers'];
const queues = ['stripe-orders', 'loyalty', 'order-mails', 'merchant-emails'];

/**
 * Buys orders in the store that runs, and counts those whose X-ray is complete: `npm start`, then `npm run bench:x-rays`.
 * Needs the demonstration's accounts and RATE_LIMIT=off for as many purchases in a minute.
 */
async function main(): Promise<void> {
  const { store, stripe } = await readEndpoints(home);
  const cookie = await signInStaff(store);
  const ids: number[] = [];
  for (let bought = 0; bought < count; bought++) ids.push(await buy(store, stripe));
  const missing: string[] = [];
  for (const id of ids) {
    let parts: string[] = ['everything'];
    await retryUntilSet(
      `X-ray of order ${id}`,
      async () => {
        parts = await findMissing(store, cookie, id);
        return parts.length === 0 || undefined;
      },
      missing.length > 0 ? 5000 : waitMs,
    ).catch(() => missing.push(`order ${id}: ${parts.join(', ')}`));
  }
  for (const line of missing) print(line);
  print(`${ids.length - missing.length} of ${ids.length} orders with a complete X-ray`);
  if (missing.length > 0) process.exitCode = 1;
}

async function buy(store: string, stripe: string): Promise<number> {
  const shopper = new Shopper(store, stripe);
  const products = (await shopper.products()).filter(({ stockQuantity }) => stockQuantity > 5);
  const product = products[Math.floor(Math.random() * products.length)];
  if (!product) throw new Error('no product is available');
  const checkout = await shopper.openCheckout(product);
  await shopper.pay(checkout);
  await shopper.record(checkout);
  return checkout.orderId;
}

/** Names what the X-ray of a confirmed order of a guest does not show. */
async function findMissing(store: string, cookie: string, id: number): Promise<string[]> {
  const read = async <T>(address: string): Promise<T> => {
    const response = await fetch(`${store}/api${address}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return (await response.json()) as T;
  };
  const xRay = await read<OrderXRay>(`/orders/${id}/x-ray`);
  const traces = await read<SpannedTrace[]>(`/x-ray/spans?traceIds=${xRay.traceIds.slice(-20).join(',')}`);
  const seen = new Set(traces.flatMap(({ spans }) => spans.map(({ service }) => service)));
  const handled = new Set(xRay.jobs.filter(({ handledAt }) => handledAt !== null).map(({ queue }) => queue));
  return [
    ...processes.filter((name) => !seen.has(name)).map((name) => `spans of ${name}`),
    ...queues.filter((name) => !handled.has(name)).map((name) => `job of ${name}`),
    ...(xRay.timeline.some(({ kind }) => kind === 'confirmed') ? [] : ['confirmation']),
    ...(xRay.stripeEvents.some(({ type }) => type === 'payment_intent.succeeded') ? [] : ['event of Stripe']),
    ...(xRay.emails.some(({ kind }) => kind === 'confirmed') ? [] : ['email']),
    ...(xRay.stockMoves.some(({ reason }) => reason === 'sale') ? [] : ['stock movement']),
    ...xRay.unavailable,
  ];
}

const print = (text: string) => process.stdout.write(`${text}\n`);

await main();
