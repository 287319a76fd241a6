import type { DemoKind } from '@shopwright/service-kit/database/commands';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { seedDemoAccounts } from '../../services/auth/src/demo-accounts';
import { seedEmptyStore } from '../../services/catalog/src/seed/seed-empty-store';
import { seedEurope } from '../../services/order/src/seed/seed-europe';
import type { DemoOrdersOptions } from './seed-demo-orders';
import { orders as wholeStory } from './story';

/** With the dispute that stays open, and returns with their refunds. */
export const partOfStory = wholeStory.slice(41, 49);

export async function openDemoShop(kind: DemoKind = 'demo'): Promise<TestStore> {
  const shop = await startTestStore({ webhooks: true });
  await seedEmptyStore(shop.catalogDatabase, kind);
  if (kind === 'europe') await seedEurope(shop.order.database);
  await seedDemoAccounts(shop.auth.database, shop.auth.passwords);
  return shop;
}

export const optionsOf = (shop: TestStore): DemoOrdersOptions => ({
  databases: { catalog: shop.catalogDatabase, orders: shop.order.database, auth: shop.auth.database },
  sandbox: { url: shop.stripeUrl, secretKey: 'sk_test_sandbox_of_the_checks' },
  publicUrl: shop.order.publicUrl,
  logger: shop.order.logger,
  now: new Date(),
  story: partOfStory,
});
