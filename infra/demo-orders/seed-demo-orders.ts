import type { Database } from '@shopwright/service-kit/database/connection';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { getStaffStoreSettings } from '../../services/catalog/src/store-settings/get-store-settings';
import { getStoreDetails } from '../../services/catalog/src/store-settings/store-details';
import { addOrders, hasOwnOrders, settleOutbox } from './add-orders';
import { addPoints, finish, isFinished } from './add-points';
import { addSales } from './add-sales';
import { addCustomers } from './customers';
import { createDemoPayments } from './payments';
import { findProducts } from './products';

export interface DemoOrdersOptions {
  databases: Record<'catalog' | 'orders' | 'auth', Database>;
  sandbox: { url: string; secretKey: string };
  publicUrl: string;
  logger: Logger;
  now: Date;
}

/**
 * Adds the orders of the demonstration to a store that has none, once: its customers, payments, sales and points with them.
 * Each part is written at once and skipped where it exists, so that a start after a kill continues. Returns how many
 * orders it added.
 */
export async function seedDemoOrders(options: DemoOrdersOptions): Promise<number> {
  const { databases, logger, now } = options;
  const { catalog, orders, auth } = databases;
  if (await isFinished(auth)) return 0;
  const products = await findProducts(catalog);
  const settings = await getStaffStoreSettings(catalog.db);
  // The story is told in US dollars, and its reservations fix the currency of the store.
  if (!products || settings.currency !== 'usd' || (await hasOwnOrders(orders, now))) {
    // What the owner has made of the store is not mixed with a demonstration, now or later.
    await finish(auth.db);
    return 0;
  }
  const people = await addCustomers(auth, now);
  const clock = { at: now };
  const added = await addOrders(orders, {
    ...{ people, products, clock, now, logger, publicUrl: options.publicUrl },
    payments: createDemoPayments(options.sandbox, () => clock.at),
    store: { settings, details: await getStoreDetails(catalog.db) },
  });
  await addSales(databases, { people, products, now });
  await addPoints(databases, logger);
  await settleOutbox(orders);
  return added;
}
