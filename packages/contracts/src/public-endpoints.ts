import type { Endpoint } from './endpoint';
import * as account from './http/account';
import * as auth from './http/auth';
import * as cart from './http/cart';
import * as categories from './http/categories';
import * as config from './http/config';
import * as contact from './http/contact';
import * as exchangeRates from './http/exchange-rates';
import * as inventory from './http/inventory';
import * as mail from './http/mail';
import * as newsletter from './http/newsletter';
import * as orders from './http/orders';
import * as products from './http/products';
import * as reviews from './http/reviews';
import * as rewards from './http/rewards';
import * as storeFigures from './http/store-figures';
import * as suppliers from './http/suppliers';
import * as traces from './http/traces';

/** An endpoint with the name of its constant and the group of its file. */
export interface NamedEndpoint {
  name: string;
  group: string;
  endpoint: Endpoint;
}

const groups = {
  Account: account,
  Session: auth,
  Cart: cart,
  Categories: categories,
  Settings: config,
  Contact: contact,
  'Exchange rates': exchangeRates,
  Inventory: inventory,
  Email: mail,
  Newsletter: newsletter,
  Orders: orders,
  Products: products,
  Reviews: reviews,
  Rewards: rewards,
  Metrics: storeFigures,
  Suppliers: suppliers,
  Traces: traces,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value;

/** Every endpoint that the BFF serves below `/api`. Access `system` is the only kind that it does not. */
export const namedEndpoints: readonly NamedEndpoint[] = Object.entries(groups).flatMap(([group, file]) =>
  Object.entries(file).flatMap(([name, value]) =>
    isEndpoint(value) && value.access !== 'system' ? [{ name, group, endpoint: value }] : [],
  ),
);

export const publicEndpoints: readonly Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);

/** Those of them that a service answers. */
export const forwardedEndpoints: readonly Endpoint[] = publicEndpoints.filter((endpoint) => !endpoint.isAnsweredByBff);
