import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRecoveryCheck } from '../../infra/lab/chaos/check-recovery';
import { processNames } from '../../infra/lab/chaos/faults';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { readEndpoints, retryUntilSet } from './test-endpoints';
import { byId, type ListedOrder, startIntegration } from './test-integration';
import { buyWhileKilling, moments } from './test-purchase';

/** A webhook that failed is tried again after 5 seconds, and one whose worker was killed after a minute. */
const inStepMs = 150_000;

let shop: TestShop;
let integration: Awaited<ReturnType<typeof startIntegration>>;
let sql: postgres.Sql;
let findUnrecovered: () => Promise<string[]>;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off', ALLOW_LOCAL_WEBHOOKS: 'on' });
  sql = postgres((await readEndpoints(shop.home)).postgres, { max: 4, onnotice: () => undefined });
  integration = await startIntegration(shop.home);
  findUnrecovered = await prepareRecoveryCheck(shop.home, sql);
});
afterAll(async () => {
  await integration?.stop();
  await sql?.end({ timeout: 2 });
  await shop?.stop();
});

/** Kills each process once, at alternating moments. */
describe('a purchase is exactly one order, even when a process is killed:', () => {
  it.each(processNames.map((name, index) => ({ name, moment: moments[index % moments.length] ?? moments[0] })))(
    '$name, $moment',
    async ({ name, moment }) => {
      expect(await buyWhileKilling(shop.home, name, moment)).toMatchObject({ orders: 1 });
      expect(await findUnrecovered()).toEqual([]);
    },
  );

  it('keeps the file of the program in docs/webhooks.md in step, which is killed too', async () => {
    const [bought] = await Promise.all([
      buyWhileKilling(shop.home, 'workers', 'right after the payment'),
      integration.restart(),
    ]);
    expect(bought).toMatchObject({ orders: 1 });
    const orders = await sql<
      ListedOrder[]
    >`select id, status, total::text from orders.orders where placed_at is not null`;
    expect(orders.length).toBeGreaterThan(processNames.length);
    const inStep = async () => isDeepStrictEqual(await integration.readOrders(), [...orders].sort(byId)) || undefined;
    await retryUntilSet('the file in step', inStep, inStepMs).catch(async () => {
      expect(await integration.readOrders()).toEqual([...orders].sort(byId));
    });
  });

  it('covers every process of the store', async () => {
    const { processes } = await readEndpoints(shop.home);
    expect(processes.map(({ name }) => name).filter((name) => !new Set<string>(processNames).has(name))).toEqual([]);
  });
});
