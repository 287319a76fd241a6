import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRecoveryCheck } from '../../infra/lab/chaos/check-recovery';
import { processNames } from '../../infra/lab/chaos/faults';
import { startTestShop, type TestShop } from '../../infra/local/tests/test-shop';
import { readEndpoints } from './test-endpoints';
import { buyWhileKilling, moments } from './test-purchase';

let shop: TestShop;
let sql: postgres.Sql;
let findUnrecovered: () => Promise<string[]>;

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT: 'off' });
  sql = postgres((await readEndpoints(shop.home)).postgres, { max: 4, onnotice: () => undefined });
  findUnrecovered = await prepareRecoveryCheck(shop.home, sql);
});
afterAll(async () => {
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

  it('covers every process of the store', async () => {
    const { processes } = await readEndpoints(shop.home);
    expect(processes.map(({ name }) => name).filter((name) => !new Set<string>(processNames).has(name))).toEqual([]);
  });
});
