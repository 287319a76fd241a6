import { randomBytes, randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { runMigrations } from '@shopwright/service-kit/database/migrate';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import { listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createSandbox } from '@shopwright/stripe-sandbox';
import { readConfig } from '@shopwright/stripe-sandbox/config';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../infra/local/tests/test-database';
import { generousCalls, generousDatabase } from '../infra/local/tests/test-deadlines';
import { createAuthApp } from '../services/auth/src/app';
import type { AuthDeps } from '../services/auth/src/deps';
import { createLinkTokens } from '../services/auth/src/emails/link-tokens';
import { createPasswords } from '../services/auth/src/passwords/passwords';
import { createCatalogApp } from '../services/catalog/src/app';
import { createOrderApp } from '../services/order/src/app';
import type { OrderDeps } from '../services/order/src/deps';
import { createStripe } from '../services/order/src/payments/stripe-client';

const root = path.resolve(import.meta.dirname, '..');
const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox_of_the_checks',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox_of_the_checks',
  STRIPE_WEBHOOK_SECRET: 'whsec_checks',
};

export interface TestStore {
  order: OrderDeps;
  /** Speaks to the order service as the BFF does. */
  orderClient: ServiceClient;
  catalogDatabase: Database;
  auth: AuthDeps;
  addProduct(product: { price: string; stock: number; name?: string }): Promise<number>;
  stockOf(productId: number): Promise<{ onHand: number; reserved: number }>;
  webhookSecret: string;
  orderUrl: string;
  /** The Stripe sandbox: its control plane stands below `/_sandbox`. */
  stripeUrl: string;
  /** Ends a service, to see what happens while it is away. */
  stopCatalog(): Promise<void>;
  stopAuth(): Promise<void>;
  close(): Promise<void>;
}

/** The real order, catalog and auth services on real databases, and the Stripe sandbox, all in this process. */
export async function startTestStore(options: { now?: () => Date; webhooks?: boolean } = {}): Promise<TestStore> {
  const [catalogTest, orderTest] = [await createTestDatabase('catalog'), await createTestDatabase('orders')];
  const authTest = await createTestDatabase('auth');
  await runMigrations({ url: catalogTest.url, folder: `${root}/services/catalog/drizzle`, schema: 'catalog' });
  await runMigrations({ url: orderTest.url, folder: `${root}/services/order/drizzle`, schema: 'orders' });
  await runMigrations({ url: authTest.url, folder: `${root}/services/auth/drizzle`, schema: 'auth' });
  const tokens = createInternalTokens(randomBytes(32).toString('hex'));
  const logger = createLogger('checks', 'error');
  const catalogDatabase = connectDatabase({ url: catalogTest.url, deadlines: generousDatabase });
  const database = connectDatabase({ url: orderTest.url, deadlines: generousDatabase });
  const auth: AuthDeps = {
    database: connectDatabase({ url: authTest.url, deadlines: generousDatabase }),
    passwords: createPasswords(),
    tokens,
    links: createLinkTokens(randomBytes(32).toString('hex')),
    logger,
    isClientLimited: false,
    now: options.now ?? (() => new Date()),
  };
  const sandbox = createSandbox(readConfig(stripeKeys));
  const stripe = await sandbox.start();
  const catalogServer = await listen(createCatalogApp({ database: catalogDatabase, tokens, logger }), 0, '127.0.0.1');
  const authServer = await listen(createAuthApp(auth), 0, '127.0.0.1');
  const client = (server: Server) => createServiceClient(urlOf(server), tokens, { role: 'system' }, generousCalls);
  const webhookSecrets = [stripeKeys.STRIPE_WEBHOOK_SECRET];
  const order: OrderDeps = {
    database,
    stripe: createStripe(stripeKeys.STRIPE_SECRET_KEY, stripe.url),
    catalog: client(catalogServer),
    auth: client(authServer),
    tokens,
    logger,
    webhookSecrets,
    reservationMinutes: 15,
    isLive: false,
    now: options.now ?? (() => new Date()),
  };
  const orderServer = await listen(createOrderApp(order), 0, '127.0.0.1');
  if (options.webhooks) {
    const url = `${urlOf(orderServer)}/webhooks/stripe`;
    const endpoint = await order.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    if (endpoint.secret) webhookSecrets.push(endpoint.secret);
  }
  return {
    order,
    orderClient: client(orderServer),
    catalogDatabase,
    auth,
    webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
    orderUrl: urlOf(orderServer),
    stripeUrl: stripe.url,
    async addProduct({ price, stock, name = 'Test lamp' }) {
      const [row] = await catalogDatabase.db.execute<{ id: number }>(sql`
        insert into products (slug, name, description, price, image, category, stock_quantity)
        values (${randomUUID()}, ${name}, 'A lamp to test with', ${price}, '/images/test.webp', 'Lamps', ${stock})
        returning id`);
      if (!row) throw new Error('no product was written');
      return row.id;
    },
    async stockOf(productId) {
      const [row] = await catalogDatabase.db.execute<{ onHand: number; reserved: number }>(
        sql`select stock_quantity as "onHand", reserved_quantity as reserved from products where id = ${productId}`,
      );
      if (!row) throw new Error(`no product ${productId}`);
      return { onHand: row.onHand, reserved: row.reserved };
    },
    stopCatalog: () => stop(catalogServer),
    stopAuth: () => stop(authServer),
    async close() {
      await Promise.all([stop(orderServer), stop(catalogServer), stop(authServer), stripe.close()]);
      await Promise.all([database.close(), catalogDatabase.close(), auth.database.close()]);
      await Promise.all([catalogTest.drop(), orderTest.drop(), authTest.drop()]);
    },
  };
}

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
