/**
 * Kills every process of a running shop in turn, at three moments of a purchase, and sees that each payment
 * still ends as exactly one confirmed order. `npm run chaos:kill`, beside `npm start`; `--moments 1` is the short run.
 */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { persistently, readEndpoints } from './running-shop';
import { Shopper } from './shopper';

const moments = ['while the checkout opens', 'before the payment', 'right after the payment'] as const;

interface Outcome {
  process: string;
  moment: string;
  seconds: number;
  orders: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { moments: { type: 'string', default: '3' }, only: { type: 'string' } } });
  const { processes } = await readEndpoints();
  const names = processes.map(({ name }) => name).filter((name) => !values.only || name === values.only);
  const outcomes: Outcome[] = [];
  for (const name of names) {
    for (const moment of moments.slice(0, Number(values.moments))) {
      const outcome = await buyWhileKilling(name, moment);
      outcomes.push(outcome);
      console.log(
        `${name.padEnd(16)} ${moment.padEnd(28)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${outcome.orders} order`,
      );
    }
  }
  const bad = outcomes.filter(({ orders }) => orders !== 1);
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds));
  console.log(
    `\n${outcomes.length} purchases, ${outcomes.length} kills, ${bad.length} not exactly one order, slowest ${slowest.toFixed(1)} s`,
  );
  process.exit(bad.length === 0 ? 0 : 1);
}

async function buyWhileKilling(name: string, moment: (typeof moments)[number]): Promise<Outcome> {
  const endpoints = await readEndpoints();
  const shopper = new Shopper(endpoints.store, endpoints.stripe);
  const products = await shopper.products();
  const product = products.filter((candidate) => candidate.stockQuantity > 3).at(Math.floor(Math.random() * 20));
  if (!product) throw new Error('nothing left to buy');
  const startedAt = Date.now();

  const opening = shopper.openCheckout(product);
  if (moment === 'while the checkout opens') await kill(name);
  const checkout = await opening;
  if (moment === 'before the payment') await kill(name);
  await shopper.pay(checkout);
  // After the last kill the browser is gone too: only the webhook and the reconciler are left.
  if (moment === 'right after the payment') await kill(name);
  else await shopper.record(checkout).catch(() => undefined);

  const orders = await persistently('confirmed order', () => confirmedOrders(checkout.paymentIntentId), 130_000);
  return { process: name, moment, seconds: (Date.now() - startedAt) / 1000, orders };
}

async function kill(name: string): Promise<void> {
  const victim = await persistently(`process ${name}`, async () => {
    const { processes } = await readEndpoints();
    return processes.find((candidate) => candidate.name === name);
  });
  process.kill(victim.pid, 'SIGKILL');
}

/** How many confirmed orders this payment has; undefined while there is none. */
async function confirmedOrders(paymentIntentId: string): Promise<number | undefined> {
  const { postgres: url } = await readEndpoints();
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => undefined });
  try {
    const rows =
      await sql`select 1 from orders.orders where payment_intent_id = ${paymentIntentId} and status = 'confirmed'`;
    return rows.length || undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

void main();
