import * as z from 'zod';
import type { Endpoint } from './endpoint';
import * as account from './http/account';
import * as addresses from './http/addresses';
import * as apiKeys from './http/api-keys';
import * as attributes from './http/attributes';
import * as audit from './http/audit';
import * as auth from './http/auth';
import * as backups from './http/backups';
import * as cart from './http/cart';
import * as categories from './http/categories';
import * as collections from './http/collections';
import * as config from './http/config';
import * as contact from './http/contact';
import * as customerOrders from './http/customer-orders';
import * as customers from './http/customers';
import * as discounts from './http/discounts';
import * as draftOrders from './http/draft-orders';
import * as dropshipping from './http/dropshipping';
import * as faults from './http/faults';
import * as feeds from './http/feeds';
import * as fileImports from './http/file-imports';
import * as importImages from './http/import-images';
import * as instances from './http/instances';
import * as inventory from './http/inventory';
import * as jobs from './http/jobs';
import * as mailbox from './http/mailbox';
import * as menus from './http/menus';
import * as newsletter from './http/newsletter';
import * as operationsAlerts from './http/operations-alerts';
import * as orderActions from './http/order-actions';
import * as orderDesk from './http/order-desk';
import * as orderEdits from './http/order-edits';
import * as orderFiles from './http/order-files';
import * as orderTracking from './http/order-tracking';
import * as orders from './http/orders';
import * as pageTexts from './http/page-texts';
import * as pastOrders from './http/past-orders';
import * as paymentLinks from './http/payment-links';
import * as pooler from './http/pooler';
import * as productBulk from './http/product-bulk';
import * as productEditing from './http/product-editing';
import * as productExport from './http/product-export';
import * as productFacets from './http/product-facets';
import * as productOptions from './http/product-options';
import * as products from './http/products';
import * as purchaseOrders from './http/purchase-orders';
import * as queues from './http/queues';
import * as quotes from './http/quotes';
import * as reconciliation from './http/reconciliation';
import * as redirects from './http/redirects';
import * as replica from './http/replica';
import * as returnDesk from './http/return-desk';
import * as reviews from './http/reviews';
import * as rewards from './http/rewards';
import * as savedAddresses from './http/saved-addresses';
import * as selling from './http/selling';
import * as setup from './http/setup';
import * as staffProducts from './http/staff-products';
import * as stockAlerts from './http/stock-alerts';
import * as storeAnalytics from './http/store-analytics';
import * as storeSettings from './http/store-settings';
import * as storefront from './http/storefront';
import * as supplierFeeds from './http/supplier-feeds';
import * as suppliers from './http/suppliers';
import * as team from './http/team';
import * as teamRoles from './http/team-roles';
import * as threads from './http/threads';
import * as todo from './http/todo';
import * as todoEmails from './http/todo-emails';
import * as traces from './http/traces';
import * as twoFactor from './http/two-factor';
import * as webVitals from './http/web-vitals';
import * as webhooks from './http/webhooks';
import * as xRay from './http/x-ray';

/** An endpoint with its constant's name and group. */
export interface NamedEndpoint {
  name: string;
  group: string;
  endpoint: Endpoint;
}

export const endpointGroups = [
  { name: 'Session', description: 'Sign-in, sign-up, sign-out and the profile.', file: auth },
  { name: 'Account', description: 'Settings, passwords, sessions, data export and erasure.', file: account },
  { name: 'Two-factor', description: 'The second factor of an account, and signing in with it.', file: twoFactor },
  { name: 'Team', description: 'The accounts that run the store, and their roles.', file: { ...team, ...teamRoles } },
  { name: 'API keys', description: 'Keys with which programs call the API.', file: apiKeys },
  {
    name: 'Webhooks',
    description: 'Where the store sends what happens, and the log of what it sent.',
    file: webhooks,
  },
  {
    name: 'Products',
    description: 'The catalog, its translations and images.',
    file: {
      ...products,
      ...productFacets,
      ...productEditing,
      ...productOptions,
      ...staffProducts,
      ...productExport,
      ...productBulk,
      ...dropshipping,
    },
  },
  { name: 'Categories', description: 'Groups of products.', file: categories },
  { name: 'Attributes', description: 'What specifications of products mean, and filters by them.', file: attributes },
  { name: 'Collections', description: 'Lists of products by hand or by rule.', file: collections },
  { name: 'Inventory', description: 'Stock on hand.', file: { ...inventory, ...stockAlerts } },
  { name: 'Reviews', description: 'Customer reviews of products.', file: reviews },
  { name: 'Cart', description: "The server's copy of the visitor's cart.", file: cart },
  {
    name: 'Orders',
    description: 'Checkout, payment and orders.',
    file: { ...orders, ...orderTracking, ...pastOrders },
  },
  {
    name: 'Selling',
    description: 'What an order costs: shipping, tax, discounts and quotes.',
    file: { ...selling, ...discounts, ...quotes, ...addresses },
  },
  { name: 'Order desk', description: 'Orders as staff see them.', file: orderDesk },
  {
    name: 'Draft orders',
    description: 'Orders that staff make: paid by a link, in cash, by transfer or on invoice.',
    file: { ...draftOrders, ...paymentLinks },
  },
  { name: 'X-ray', description: 'One order in every part of the store.', file: xRay },
  { name: 'Order actions', description: 'Fulfillment, cancellation and refunds by staff.', file: orderActions },
  { name: 'Order edits', description: 'Changes of what an order contains, before it ships.', file: orderEdits },
  { name: 'Customers', description: 'Accounts and guests, as staff see them.', file: customers },
  {
    name: 'Customer orders',
    description: 'What customers do with an order: cancel, return, withdraw and write to the store.',
    file: customerOrders,
  },
  { name: 'Order files', description: 'Invoices, receipts, photos of returns, and orders as CSV.', file: orderFiles },
  { name: 'Return desk', description: 'Returns and messages as staff handle them.', file: returnDesk },
  {
    name: 'Reconciliation',
    description: 'Differences between payments, orders, points and stock, and their repair.',
    file: reconciliation,
  },
  { name: 'Rewards', description: 'Loyalty points redeemed for discounts.', file: rewards },
  { name: 'Newsletter', description: 'Subscriptions, confirmed by email.', file: newsletter },
  {
    name: 'Inbox',
    description: 'Conversations with customers, as staff answer them, and templates of answers.',
    file: threads,
  },
  { name: 'Contact', description: 'Messages to the store.', file: contact },
  {
    name: 'Purchase orders',
    description: 'What the store orders of suppliers for the orders of customers.',
    file: purchaseOrders,
  },
  {
    name: 'Suppliers',
    description: 'Suppliers and product imports.',
    file: { ...suppliers, ...supplierFeeds, ...fileImports, ...importImages },
  },
  {
    name: 'Store',
    description:
      'The settings, the exchange rates and the addresses of the store, the texts of its pages and the menus.',
    file: { ...storeSettings, ...pageTexts, ...storefront, ...menus },
  },
  { name: 'Feeds', description: 'Products as Google, Meta and agents read them.', file: feeds },
  { name: 'Redirects', description: 'Where old addresses lead.', file: redirects },
  { name: 'Audit log', description: 'What staff, API keys and imports changed, and its undo.', file: audit },
  { name: 'Setup', description: 'The first owner of a new store.', file: setup },
  { name: 'Analytics', description: 'Visits and sales.', file: storeAnalytics },
  { name: 'To do', description: 'What waits for staff, most urgent first.', file: todo },
  { name: 'Addresses', description: 'The address book of the signed-in user.', file: savedAddresses },
  { name: 'Morning email', description: 'Whether members of the team get what waits by email.', file: todoEmails },
  { name: 'Backups', description: 'The age of the newest backup, for operators.', file: backups },
  {
    name: 'Operations alerts',
    description: 'What needs a person: payments, differences, jobs and services.',
    file: operationsAlerts,
  },
  {
    name: 'Jobs',
    description: 'The queues, and jobs that no retry can help, for operators.',
    file: { ...jobs, ...queues },
  },
  { name: 'Faults', description: 'Fault switches of a demonstration, for operators.', file: faults },
  {
    name: 'Instances',
    description:
      'The running instances of each process, the last 24 hours of them, the replica of Postgres and PgBouncer, for operators.',
    file: { ...instances, ...replica, ...pooler },
  },
  { name: 'Web vitals', description: 'How fast pages are in the browsers of visitors.', file: webVitals },
  { name: 'Traces', description: 'Traces of requests through all services, for operators.', file: traces },
  { name: 'Email', description: 'The embedded mailbox and previews of all emails, for operators.', file: mailbox },
  { name: 'Settings', description: 'The configuration of clients.', file: config },
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value;

/** Leaves out access `system`. */
export const namedEndpoints: readonly NamedEndpoint[] = endpointGroups.flatMap(({ name: group, file }) =>
  Object.entries(file).flatMap(([name, value]) =>
    isEndpoint(value) && value.access !== 'system' ? [{ name, group, endpoint: value }] : [],
  ),
);

/** The schemas with their constants' names. */
export const namedSchemas: readonly [name: string, schema: z.ZodType][] = endpointGroups.flatMap(({ file }) =>
  Object.entries(file).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType),
);

export const publicEndpoints: readonly Endpoint[] = namedEndpoints.map(({ endpoint }) => endpoint);
