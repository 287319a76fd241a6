import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoAccounts } from '../../services/auth/src/demo-accounts';
import { seedEmptyStore } from '../../services/catalog/src/seed/seed-empty-store';
import { updateAlerts } from '../../services/order/src/alerts/update-alerts';
import { reconciliationOf } from '../../tests/test-reconciliation';
import { startTestStore, type TestStore } from '../../tests/test-store';
import { seedDemoOrders } from './seed-demo-orders';

const minuteMs = 60_000;
let shop: TestStore;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ webhooks: true, now: () => new Date(clockMs) });
  await seedEmptyStore(shop.catalogDatabase);
});
afterAll(() => shop.close());

/** Starts the store's looks again, for longer than nothing is raised after a start. */
async function expectNoAlert(): Promise<void> {
  clockMs += 10 * minuteMs;
  for (let minute = 0; minute < 20; minute += 1) {
    clockMs += minuteMs;
    await updateAlerts(shop.order);
    if (minute === 0) await reconciliationOf(shop).compare();
  }
  const raised = await shop.order.database.db.execute(sql`select name from alerts`);
  const told = await shop.order.database.db.execute(sql`select type from outbox where queue = 'operations-alerts'`);
  expect([[...raised], [...told]]).toEqual([[], []]);
}

describe('no operations alert is raised', () => {
  it('in an empty store', () => expectNoAlert());

  it('in the demonstration, and after its restart', async () => {
    await seedDemoAccounts(shop.auth.database, shop.auth.passwords);
    await seedDemoOrders({
      databases: { catalog: shop.catalogDatabase, orders: shop.order.database, auth: shop.auth.database },
      sandbox: { url: shop.stripeUrl, secretKey: 'sk_test_sandbox_of_the_checks' },
      publicUrl: shop.order.publicUrl,
      logger: shop.order.logger,
      now: new Date(clockMs),
    });
    await expectNoAlert();
    await expectNoAlert();
  });
});
