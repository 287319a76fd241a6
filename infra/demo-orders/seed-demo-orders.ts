import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { eq } from 'drizzle-orm';
import { europeMark, seedMarks } from '../../services/catalog/src/db/store-settings';
import { getStaffStoreSettings } from '../../services/catalog/src/store-settings/get-store-settings';
import { keepCurrency } from '../../services/catalog/src/store-settings/store-currency';
import { addOrders, hasOwnOrders, settleOutbox } from './add-orders';
import { addPoints, finish, isFinished } from './add-points';
import { addSales } from './add-sales';
import { addCustomers } from './customers';
import { createDemoPayments } from './payments';
import { findProducts } from './products';
import { type DemoOrder, orders as wholeStory } from './story';

type DemoProducts = NonNullable<Awaited<ReturnType<typeof findProducts>>>;

export interface DemoOrdersOptions {
  databases: Record<'catalog' | 'orders' | 'auth', Database>;
  sandbox: { url: string; secretKey: string };
  publicUrl: string;
  logger: Logger;
  now: Date;
  /** Tests of a start tell a part of it. */
  story?: readonly DemoOrder[];
}

/**
 * Adds the orders of the demonstration to a store that has none, once: its customers, payments, sales and points with them.
 * Each part is written in small transactions and skipped where it exists, so that no purchase waits for them and a start
 * after a kill continues. Returns how many
 * orders it added.
 */
export async function seedDemoOrders(options: DemoOrdersOptions): Promise<number> {
  const { databases, logger, now } = options;
  const { catalog, orders, auth } = databases;
  if (await isFinished(auth)) return 0;
  const products = await findProducts(catalog);
  // The story is told in US dollars; in Berlin its prices are euros. Its sales fix the currency of the store, which must not change until they are written.
  const added = await catalog.transaction(async (tx) => {
    const currency = await keepCurrency(tx);
    const isInBerlin = await hasMark(tx, europeMark);
    if (!products || (currency !== 'usd' && !isInBerlin) || (await hasOwnOrders(orders, now))) return undefined;
    return addStory(options, products);
  });
  if (added === undefined) {
    // The owner's own data is never mixed with a demonstration.
    await finish(auth.db);
    return 0;
  }
  await addPoints(databases, logger);
  await settleOutbox(orders);
  return added;
}

async function hasMark(tx: Executor, name: string): Promise<boolean> {
  const [found] = await tx.select().from(seedMarks).where(eq(seedMarks.name, name));
  return found !== undefined;
}

/** Writes the customers, the orders and what the catalog would know of them. */
async function addStory(options: DemoOrdersOptions, products: DemoProducts): Promise<number> {
  const { databases, now, story = wholeStory } = options;
  const { catalog, orders, auth } = databases;
  const people = await addCustomers(auth, now);
  const clock = { at: now };
  const added = await addOrders(orders, {
    people,
    products,
    clock,
    now,
    story,
    logger: options.logger,
    publicUrl: options.publicUrl,
    payments: createDemoPayments(options.sandbox, () => clock.at),
    settings: await getStaffStoreSettings(catalog.db),
  });
  await addSales(databases, { people, products, now });
  return added;
}
