import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Database } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { readUploadedImage } from '@shopwright/service-kit/http/uploaded-image';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createSandbox } from '@shopwright/stripe-sandbox';
import { readConfig } from '@shopwright/stripe-sandbox/config';
import { startTestService, type TestService } from '@shopwright/testing/test-service';
import { sql } from 'drizzle-orm';
import { createAuthApp } from '../services/auth/src/app';
import type { AuthDeps } from '../services/auth/src/deps';
import { createLinkTokens } from '../services/auth/src/emails/link-tokens';
import { createPasswords } from '../services/auth/src/passwords/passwords';
import { createCatalogApp } from '../services/catalog/src/app';
import { createOrderApp } from '../services/order/src/app';
import { createReservationPolicy, type ReservationLimits } from '../services/order/src/checkout/reservation-policy';
import type { OrderDeps } from '../services/order/src/deps';
import { createPaymentLinkTokens } from '../services/order/src/draft-orders/payment-links';
import { createNewVisitors } from '../services/order/src/new-visitors';
import { createTrackingTokens } from '../services/order/src/orders/tracking-tokens';
import { createRecentAsks } from '../services/order/src/payments/recent-asks';
import { createStripe } from '../services/order/src/stripe-client';
import { createWebhookSecrets } from '../services/order/src/webhooks/sign-webhook';

const root = path.resolve(import.meta.dirname, '..');
const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox_of_the_checks',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox_of_the_checks',
  STRIPE_WEBHOOK_SECRET: 'whsec_checks',
};

export interface TestStore {
  order: OrderDeps;
  /** Calls a service as the BFF, or as the first process that may. */
  orderClient: ServiceClient;
  catalogClient: ServiceClient;
  authClient: ServiceClient;
  catalogDatabase: Database;
  auth: AuthDeps;
  addProduct(product: { price: string; stock: number; name?: string }): Promise<number>;
  getStock(productId: number): Promise<{ onHand: number; reserved: number }>;
  webhookSecret: string;
  orderUrl: string;
  /** An agent that sends raw requests to the order service, for tests of a header. */
  raw: TestService<OrderDeps>['raw'];
  /** The same to the catalog. */
  catalogRaw: TestService<OrderDeps>['raw'];
  /** The Stripe sandbox: its control API is below `/_sandbox`. */
  stripeUrl: string;
  /** Stops a service, for tests of its outage. */
  stopCatalog(): Promise<void>;
  stopAuth(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the real order, catalog and auth services on real databases, and the Stripe sandbox, in this process. */
export async function startTestStore(
  options: { now?: () => Date; webhooks?: boolean; slowOutcomeMs?: number; limits?: ReservationLimits } = {},
): Promise<TestStore> {
  const shared = { logger: createLogger('checks', 'error') };
  const now = options.now ?? (() => new Date());
  const webhookSecrets = [stripeKeys.STRIPE_WEBHOOK_SECRET];
  const stripe = await createSandbox(
    readConfig({ ...stripeKeys, ...(options.slowOutcomeMs && { ASYNC_SETTLE_MS: String(options.slowOutcomeMs) }) }),
  ).start();
  const catalog = await startTestService({
    ...shared,
    schema: 'catalog',
    migrations: `${root}/services/catalog/drizzle`,
    deps: (context) => context,
    createApp: createCatalogApp,
  });
  const auth = await startTestService<AuthDeps>({
    ...shared,
    schema: 'auth',
    migrations: `${root}/services/auth/drizzle`,
    deps: (context) => ({
      ...context,
      passwords: createPasswords(),
      links: createLinkTokens(randomBytes(32).toString('hex')),
      relyingParty: { id: 'store.example', origin: 'https://store.example' },
      isClientLimited: false,
      now,
    }),
    createApp: createAuthApp,
  });
  const order = await startTestService<OrderDeps>({
    ...shared,
    schema: 'orders',
    migrations: `${root}/services/order/drizzle`,
    deps: (context) => ({
      ...context,
      trackingTokens: createTrackingTokens(randomBytes(32).toString('hex')),
      paymentLinks: createPaymentLinkTokens(randomBytes(32).toString('hex')),
      recentAsks: createRecentAsks(),
      webhooks: { secrets: createWebhookSecrets(randomBytes(32).toString('hex')), allowLocal: true },
      newVisitors: createNewVisitors(true),
      stripe: createStripe(stripeKeys.STRIPE_SECRET_KEY, stripe.url),
      catalog: catalog.clientOf('order'),
      auth: auth.clientOf('order'),
      readUpload: (name) => readUploadedImage(context.tokens, { url: catalog.url, name }),
      webhookSecrets,
      reservationMinutes: 15,
      reservationPolicy: createReservationPolicy(randomBytes(32).toString('hex'), 4, options.limits),
      publicUrl: 'https://shop.example.com',
      deliveredAfterDays: 14,
      isLive: false,
      now,
    }),
    createApp: createOrderApp,
  });
  if (options.webhooks) {
    const url = `${order.url}/webhooks/stripe`;
    const endpoint = await order.deps.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    if (endpoint.secret) webhookSecrets.push(endpoint.secret);
  }
  return {
    order: order.deps,
    orderClient: order.client,
    catalogClient: catalog.client,
    authClient: auth.client,
    catalogDatabase: catalog.database,
    auth: auth.deps,
    webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
    orderUrl: order.url,
    raw: order.raw,
    catalogRaw: catalog.raw,
    stripeUrl: stripe.url,
    async addProduct({ price, stock, name = 'Test lamp' }) {
      const [row] = await catalog.database.db.execute<{ id: number }>(sql`
        insert into products (slug, name, description, price, image, category, stock_quantity)
        values (${randomUUID()}, ${name}, 'A lamp to test with', ${price}, '/images/test.webp', 'Lamps', ${stock})
        returning id`);
      if (!row) throw new Error('no product was written');
      return row.id;
    },
    async getStock(productId) {
      const [row] = await catalog.database.db.execute<{ onHand: number; reserved: number }>(
        sql`select stock_quantity as "onHand", reserved_quantity as reserved from products where id = ${productId}`,
      );
      if (!row) throw new Error(`no product ${productId}`);
      return { onHand: row.onHand, reserved: row.reserved };
    },
    stopCatalog: catalog.close,
    stopAuth: auth.close,
    async close() {
      await order.stop();
      await Promise.all([catalog.stop(), auth.stop(), stripe.close()]);
    },
  };
}
