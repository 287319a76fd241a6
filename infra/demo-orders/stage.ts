import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import { restockLines } from '@shopwright/contracts/http/internal-orders';
import * as reservations from '@shopwright/contracts/http/reservations';
import { getStaffStoreSettings, type StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { createInternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import { createReservationPolicy } from '../../services/order/src/checkout/reservation-policy';
import type { OrderDeps } from '../../services/order/src/deps';
import { createPaymentLinkTokens } from '../../services/order/src/draft-orders/payment-links';
import { createNewVisitors } from '../../services/order/src/new-visitors';
import { createTrackingTokens } from '../../services/order/src/orders/tracking-tokens';
import { createRecentAsks } from '../../services/order/src/payments/recent-asks';
import { createWebhookSecrets } from '../../services/order/src/webhooks/sign-webhook';
import type { DemoPayments } from './payments';
import type { DemoProduct } from './products';

/**
 * The surroundings in which the order service's operations run on an order of the demonstration: one transaction, and the
 * time of a clock.
 */
export interface Stage {
  tx: Executor;
  deps: OrderDeps;
  payments: DemoPayments;
  clock: { at: Date };
  now: Date;
}

export interface StageOptions extends Omit<Stage, 'deps'> {
  products: ReadonlyMap<string, DemoProduct>;
  settings: StaffStoreSettings;
  publicUrl: string;
  logger: Logger;
}

/** Returns a database whose transactions are parts of an open one, for operations that open their own. */
export const insideOf = (tx: Executor): Database =>
  ({ db: tx, transaction: <T>(work: (inner: Executor) => Promise<T>) => work(tx) }) as unknown as Database;

/** Each operation opens a transaction of its own, which here is a part of the whole one. */
export function createStage({ products, settings, publicUrl, logger, ...stage }: StageOptions): Stage {
  const { tx, clock, payments } = stage;
  // Signs nothing that leaves the process: the links of emails are recorded without their token.
  const secret = randomUUID();
  const deps: OrderDeps = {
    database: insideOf(tx),
    stripe: payments.stripe,
    logger,
    publicUrl,
    now: () => clock.at,
    catalog: createCatalogStandIn(products, settings),
    auth: absent,
    readUpload: () => Promise.reject(new Error('asked elsewhere')),
    tokens: createInternalTokens({ publicKeys: new Map() }),
    trackingTokens: createTrackingTokens(secret),
    paymentLinks: createPaymentLinkTokens(secret),
    recentAsks: createRecentAsks(),
    webhooks: { secrets: createWebhookSecrets(secret), allowLocal: false },
    newVisitors: createNewVisitors(false),
    reservationPolicy: createReservationPolicy(secret, reservationMinutes, undefined),
    reservationMinutes,
    deliveredAfterDays: 14,
    isLive: false,
    webhookSecrets: [],
  };
  return { ...stage, deps };
}

const reservationMinutes = 15;

/** No order of the demonstration has a reward, so that auth is not asked. */
const absent: ServiceClient = {
  call: async (endpoint) => {
    throw new Error(`the demonstration does not answer ${endpoint.path}`);
  },
  ping: async () => undefined,
};

type Responder = (input: { body?: never }) => unknown;

/**
 * Answers for the catalog, which writes the sales of the demonstration afterwards, from the orders: every product is in
 * stock, and every sale and restock succeeds.
 */
function createCatalogStandIn(products: ReadonlyMap<string, DemoProduct>, settings: StaffStoreSettings): ServiceClient {
  const byId = new Map([...products.values()].map((product) => [product.id, product]));
  const responses = new Map<Endpoint, Responder>([
    [reservations.reserveStock as Endpoint, ({ body }) => reserve(byId, settings.currency, body ?? { items: [] })],
    [reservations.commitReservation as Endpoint, () => ({ state: 'committed' })],
    [reservations.releaseReservation as Endpoint, () => ({ state: 'released' })],
    [reservations.restockReservation as Endpoint, () => ({ state: 'restocked' })],
    [restockLines as Endpoint, ({ body }) => ({ units: countUnits(body ?? { items: [] }) })],
    [getStaffStoreSettings as Endpoint, () => settings],
  ]);
  const call = async (endpoint: Endpoint, input: object = {}) => {
    const response = responses.get(endpoint);
    if (!response) throw new Error(`the demonstration does not answer ${endpoint.path}`);
    return response(input);
  };
  return { call: call as ServiceClient['call'], ping: async () => undefined };
}

interface Units {
  items: { productId: number; quantity: number }[];
}

function reserve(byId: ReadonlyMap<number, DemoProduct>, currency: string, { items }: Units) {
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product) return [];
    const { name, image, price, isDropshipped, sku } = product;
    return [{ productId, name, image, price, isDropshipped, sku, quantity }];
  });
  return { lines, currency, expiresAt: new Date(0).toISOString() };
}

const countUnits = ({ items }: Units): number => items.reduce((sum, { quantity }) => sum + quantity, 0);
