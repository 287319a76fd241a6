import { fileURLToPath } from 'node:url';
import { orderStatuses } from '@shopwright/contracts/http/orders';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { generousDatabase } from '@shopwright/testing/deadlines';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderFigures } from '../db/desk-tables';
import { compactOrderFigures } from './compact-order-figures';
import { countOrders } from './count-orders';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase('orders', fileURLToPath(new URL('../../drizzle', import.meta.url)));
  database = connectDatabase({ url: server.url, deadlines: generousDatabase });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const execute = (statement: string) => database.db.execute(sql.raw(statement));

const writeOrders = (count: number) =>
  execute(`insert into orders (reference, total, expires_at, placed_at)
    select gen_random_uuid(), 0, now(), case when i % 3 > 0 then now() end from generate_series(1, ${count}) i`);

/** The counts as they are kept, and as counting all orders gives them. */
async function expectEqual(): Promise<void> {
  const counts = await countOrders(database);
  const rows = await execute(`select status, count(*)::int as orders from orders
    where placed_at is not null or status = 'pending' group by status`);
  const counted = Object.fromEntries(orderStatuses.map((status) => [status, 0]));
  for (const { status, orders } of rows) counted[String(status)] = Number(orders);
  expect(counts).toMatchObject({ ...counted, open: (counted.confirmed ?? 0) + (counted.processing ?? 0) });
}

const change = fc.constantFrom(
  ...orderStatuses.map((status) => `status = '${status}'`),
  'placed_at = null',
  'placed_at = now()',
  `customer_name = 'Ada'`,
);
const deleteLast = `with found as (delete from order_search where order_id = (select max(id) from orders)),
    due as (delete from due_invoices where order_id = (select max(id) from orders))
  delete from orders where id = (select max(id) from orders)`;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(change, fc.integer({ min: 1, max: 5 }))
      .map(([set, part]) => `update orders set ${set} where id % 5 < ${part}`),
  },
  { weight: 1, arbitrary: fc.constant(deleteLast) },
  { weight: 1, arbitrary: fc.constant('compact') },
);

describe('order_figures', () => {
  it('are what counting all orders gives, after any changes', async () => {
    await writeOrders(30);
    await expectEqual();
    const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (statements) => {
      for (const statement of statements) {
        await (statement === 'compact' ? compactOrderFigures(database) : execute(statement));
      }
      await expectEqual();
    });
    await fc.assert(run, { numRuns: 40, endOnFailure: true });
  });

  it('stay exact and few while orders change and two processes merge them', async () => {
    await writeOrders(600);
    let isChanging = true;
    const merge = async () => {
      let merged = 0;
      while (isChanging) merged += await compactOrderFigures(database);
      return merged;
    };
    const merges = [merge(), merge()];
    for (const status of ['confirmed', 'processing', 'shipped']) {
      await Promise.all(
        [0, 1, 2, 3].map((part) => execute(`update orders set status = '${status}' where id % 4 = ${part}`)),
      );
      await expectEqual();
    }
    isChanging = false;
    const [first = 0, second = 0] = await Promise.all(merges);
    expect(first + second).toBeGreaterThan(0);
    while ((await compactOrderFigures(database)) > 0);
    await expectEqual();
    expect(await database.db.$count(orderFigures)).toBeLessThan(200);
  });
});
