import { z } from 'zod';
import type { Endpoint } from './endpoint';
import * as account from './http/account';
import * as auth from './http/auth';
import * as cart from './http/cart';
import * as categories from './http/categories';
import * as config from './http/config';
import * as contact from './http/contact';
import * as exchangeRates from './http/exchange-rates';
import * as inventory from './http/inventory';
import * as mailbox from './http/mailbox';
import * as newsletter from './http/newsletter';
import * as orders from './http/orders';
import * as products from './http/products';
import * as reviews from './http/reviews';
import * as rewards from './http/rewards';
import * as storeAnalytics from './http/store-analytics';
import * as suppliers from './http/suppliers';
import * as traces from './http/traces';

/** An endpoint with the name of its constant and the group of its file. */
export interface NamedEndpoint {
  name: string;
  group: string;
  endpoint: Endpoint;
}

export const endpointGroups = [
  { name: 'Session', description: 'Signing in and out, and the profile.', file: auth },
  { name: 'Account', description: 'Settings, passwords, sessions, export and erasure.', file: account },
  { name: 'Products', description: 'The catalogue, its translations and images.', file: products },
  { name: 'Categories', description: 'What products are grouped by.', file: categories },
  { name: 'Inventory', description: 'Stock on hand.', file: inventory },
  { name: 'Reviews', description: 'What customers wrote about products.', file: reviews },
  { name: 'Cart', description: "The visitor's cart as the server knows it.", file: cart },
  { name: 'Orders', description: 'Checkout, payment and orders.', file: orders },
  { name: 'Rewards', description: 'What points are redeemed for.', file: rewards },
  { name: 'Newsletter', description: 'Subscriptions, confirmed by email.', file: newsletter },
  { name: 'Contact', description: 'Messages to the store.', file: contact },
  { name: 'Suppliers', description: 'Suppliers and imports of their products.', file: suppliers },
  { name: 'Exchange rates', description: 'What prices are shown in besides dollars.', file: exchangeRates },
  { name: 'Metrics', description: 'Visits and sales.', file: storeAnalytics },
  { name: 'Traces', description: 'Requests through all services, for operators.', file: traces },
  { name: 'Email', description: 'The embedded mailbox, for operators.', file: mailbox },
  { name: 'Settings', description: 'What a client must know before it begins.', file: config },
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value;

/** Every endpoint that the BFF serves below `/api`. Access `system` is the only kind that it does not. */
export const namedEndpoints: readonly NamedEndpoint[] = endpointGroups.flatMap(({ name: group, file }) =>
  Object.entries(file).flatMap(([name, value]) =>
    isEndpoint(value) && value.access !== 'system' ? [{ name, group, endpoint: value }] : [],
  ),
);

/** The schemas that the files export, by the name of their constant. */
export const namedSchemas: readonly [name: string, schema: z.ZodType][] = endpointGroups.flatMap(({ file }) =>
  Object.entries(file).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

export const publicEndpoints: readonly Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);

/** Those of them that a service answers. */
export const forwardedEndpoints: readonly Endpoint[] = publicEndpoints.filter((endpoint) => !endpoint.isAnsweredByBff);
