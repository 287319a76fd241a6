import { runCommand } from '@shopwright/service-kit/database/commands';
import { connectDatabase } from '@shopwright/service-kit/database/connection';
import { databaseUrl, httpUrl, nodeEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { seedDemoOrders } from './seed-demo-orders';

const env = z
  .object({
    CATALOG_DATABASE_URL: databaseUrl,
    ORDERS_DATABASE_URL: databaseUrl,
    AUTH_DATABASE_URL: databaseUrl,
    NODE_ENV: nodeEnv,
    STRIPE_API_BASE: httpUrl,
    STRIPE_SECRET_KEY: z.string(),
    PUBLIC_URL: httpUrl,
  })
  .refine(({ NODE_ENV, STRIPE_SECRET_KEY }) => NODE_ENV !== 'production' && STRIPE_SECRET_KEY.startsWith('sk_test_'), {
    path: ['NODE_ENV'],
    message: 'The orders of the demonstration are for a trial store on the sandbox',
  });

/** A transaction of the catalog keeps the currency, and one of the orders a lock, until the orders are written. */
const deadlines = { statementMs: 30_000, idleInTransactionMs: 120_000, queryMs: 40_000, transactionMs: 120_000 };

const connect = (url: string) => connectDatabase({ url, poolMax: 3, applicationName: 'demo-orders', deadlines });

/** Adds the orders of the demonstration to a store that has started. */
void runCommand('demo orders', env, async (values, logger) => {
  const databases = {
    catalog: connect(values.CATALOG_DATABASE_URL),
    orders: connect(values.ORDERS_DATABASE_URL),
    auth: connect(values.AUTH_DATABASE_URL),
  };
  try {
    const added = await seedDemoOrders({
      databases,
      publicUrl: new URL(values.PUBLIC_URL).origin,
      logger,
      now: new Date(),
      sandbox: { url: values.STRIPE_API_BASE, secretKey: values.STRIPE_SECRET_KEY },
    });
    logger.info({ added }, added > 0 ? 'orders of the demonstration added' : 'nothing to add');
  } finally {
    for (const database of Object.values(databases)) await database.close();
  }
});
