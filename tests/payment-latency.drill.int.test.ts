import { startPeriodicTask } from '@shopwright/service-kit/runtime/periodic-task';
import { eventually } from '@shopwright/testing/deadlines';
import { drillSize, isLong } from '@shopwright/testing/drill';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { paymentTasks } from '../services/order/src/reconciliation/payment-tasks';
import { Customer, getOrderRow, pay } from './test-customer';
import { startTestStore, type TestStore } from './test-store';

const purchases = drillSize(15, 100);
const waitMaxMs = 60_000;
const restartEveryMs = 7000;

let shop: TestStore;

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

it('confirms payments in seconds without webhooks and browsers, while Stripe fails and order restarts', async () => {
  const lamp = await shop.addProduct({ price: '19.99', stock: purchases });
  await setFaults({ api: { errorRate: 0.2, dropReplyRate: 0.2, latencyMs: 5 } });
  const service = startRestartingTasks();
  const watched: Promise<number>[] = [];
  for (let count = 0; count < purchases; count += 1) {
    const customer = new Customer(shop);
    const { orderId, paymentIntentId } = await untilDone(() => customer.open(lamp));
    await untilDone(() => payOnce(paymentIntentId));
    watched.push(secondsUntilConfirmed(orderId));
    await pause(500);
  }
  const seconds = (await Promise.all(watched)).sort((a, b) => a - b);
  await service.stop();
  const p95 = seconds[Math.ceil(purchases * 0.95) - 1] ?? 0;
  const longest = seconds.at(-1) ?? 0;
  process.stdout.write(`${purchases} payments confirmed: p95 ${p95.toFixed(1)} s, at most ${longest.toFixed(1)} s\n`);
  // A long drill has the machine to itself.
  if (isLong) expect(p95).toBeLessThanOrEqual(5);
  expect(longest).toBeLessThanOrEqual(30);
});

/** Runs the timed tasks of the order service, which starts over every few seconds. */
function startRestartingTasks() {
  const start = () => paymentTasks(shop.order, waitMaxMs).map((task) => startPeriodicTask(shop.order.logger, task));
  const stop = (running: ReturnType<typeof start>) => Promise.all(running.map((task) => task.stop()));
  let running = start();
  const timer = setInterval(() => {
    void stop(running);
    running = start();
  }, restartEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await stop(running);
    },
  };
}

async function secondsUntilConfirmed(orderId: number): Promise<number> {
  const paidAt = performance.now();
  await vi.waitUntil(async () => (await getOrderRow(shop, orderId)).status === 'confirmed', {
    ...eventually,
    interval: 250,
  });
  return (performance.now() - paidAt) / 1000;
}

/** Pays once, also where Stripe's response to the first try was lost. */
async function payOnce(paymentIntentId: string): Promise<void> {
  const { status } = await shop.order.stripe.paymentIntents.retrieve(paymentIntentId);
  if (status !== 'succeeded') await pay(shop, paymentIntentId);
}

async function untilDone<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch {
      await pause(50);
    }
  }
}

async function setFaults(faults: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.stripeUrl}/_sandbox/faults`, {
    method: 'PUT',
    headers,
    body: JSON.stringify(faults),
  });
  expect(response.status).toBe(200);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
