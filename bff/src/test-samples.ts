import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  changePassword,
  checkVerification,
  eraseAccount,
  forgotPassword,
  resetPassword,
  updateSettings,
  verifyEmail,
} from '@shopwright/contracts/http/account';
import { createApiKey } from '@shopwright/contracts/http/api-keys';
import { createAttribute, deleteAttribute, updateAttribute } from '@shopwright/contracts/http/attributes';
import { updateProfile } from '@shopwright/contracts/http/auth';
import { putCart } from '@shopwright/contracts/http/cart';
import { createCategory, mergeCategory, orderCategories, updateCategory } from '@shopwright/contracts/http/categories';
import {
  createCollection,
  deleteCollection,
  previewCollection,
  updateCollection,
} from '@shopwright/contracts/http/collections';
import { sendContactMessage } from '@shopwright/contracts/http/contact';
import { uploadReturnPhoto } from '@shopwright/contracts/http/customer-orders';
import {
  addCustomerNote,
  eraseCustomerData,
  putTaxExemption,
  sendCustomerLink,
} from '@shopwright/contracts/http/customers';
import { createDiscount, updateDiscount } from '@shopwright/contracts/http/discounts';
import {
  createDraftOrder,
  createPaymentLink,
  markDraftPaid,
  quoteDraftOrder,
  updateDraftOrder,
} from '@shopwright/contracts/http/draft-orders';
import { importFileOf, listImportItems, setImportState } from '@shopwright/contracts/http/file-imports';
import { listAvailability, setStock } from '@shopwright/contracts/http/inventory';
import {
  discardAuthJob,
  discardCatalogJob,
  discardOrderJob,
  retryAuthJobs,
  retryCatalogJobs,
  retryOrderJobs,
} from '@shopwright/contracts/http/jobs';
import { listEmailPreviews } from '@shopwright/contracts/http/mailbox';
import { confirmSubscription, subscribe, unsubscribe } from '@shopwright/contracts/http/newsletter';
import {
  bulkMove,
  bulkShip,
  bulkUndo,
  cancelOrder,
  createShipment,
  markInvoicePaid,
  moveOrder,
  previewShipping,
  putTracking,
  refundPayment,
} from '@shopwright/contracts/http/order-actions';
import { addOrderNote, putVatDecision } from '@shopwright/contracts/http/order-desk';
import { editOrder, previewOrderEdit } from '@shopwright/contracts/http/order-edits';
import { createPaymentIntent, recordOrder, trackOrder } from '@shopwright/contracts/http/orders';
import { putPageText } from '@shopwright/contracts/http/page-texts';
import { openPaymentLink, readPaymentLink, recordLinkPayment } from '@shopwright/contracts/http/payment-links';
import { bulkEditProducts, undoBulkEdit } from '@shopwright/contracts/http/product-bulk';
import {
  createProduct,
  putProductImages,
  putTranslations,
  setDropship,
  updateProduct,
  uploadImage,
} from '@shopwright/contracts/http/product-editing';
import { putProductOptions } from '@shopwright/contracts/http/product-options';
import { suggestProducts } from '@shopwright/contracts/http/products';
import { movePurchaseOrder, shipPurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import { getQuote } from '@shopwright/contracts/http/quotes';
import { repairRow } from '@shopwright/contracts/http/reconciliation';
import { addRedirects, findRedirect } from '@shopwright/contracts/http/redirects';
import {
  eraseReviewerByEmail,
  moderateReview,
  putReview,
  uploadReviewPhoto,
  voteReview,
} from '@shopwright/contracts/http/reviews';
import { redeemReward } from '@shopwright/contracts/http/rewards';
import { putSavedAddress, saveAddress } from '@shopwright/contracts/http/saved-addresses';
import { putSellingSettings } from '@shopwright/contracts/http/selling';
import { checkSetupLink } from '@shopwright/contracts/http/setup';
import { snoozeAlert } from '@shopwright/contracts/http/stock-alerts';
import { recordVisit } from '@shopwright/contracts/http/store-analytics';
import { putExchangeRates, putStoreSettings } from '@shopwright/contracts/http/store-settings';
import { decideHeldPrices, putSupplierFeed } from '@shopwright/contracts/http/supplier-feeds';
import {
  createSupplier,
  importProducts,
  listImportedProducts,
  updateSupplier,
} from '@shopwright/contracts/http/suppliers';
import {
  changeAccess,
  changeRole,
  checkInvitation,
  inviteMember,
  putTeamSettings,
} from '@shopwright/contracts/http/team';
import { createTeamRole, updateTeamRole } from '@shopwright/contracts/http/team-roles';
import { answerThread, createTemplate, updateTemplate, updateThread } from '@shopwright/contracts/http/threads';
import { putTodoEmail } from '@shopwright/contracts/http/todo-emails';
import { findTraceIds } from '@shopwright/contracts/http/traces';
import { addPasskey, confirmIdentity, confirmTotp, startPasskeySignIn } from '@shopwright/contracts/http/two-factor';
import { createWebhookEndpoint, redeliverWebhooks, updateWebhookEndpoint } from '@shopwright/contracts/http/webhooks';
import { findOrderOf, listSpans } from '@shopwright/contracts/http/x-ray';
import { forwardedEndpoints } from './routes/api';
import { customerOrderBodies } from './test-customer-order-samples';

const product = {
  name: 'Studio microphone',
  description: 'A condenser microphone for streaming.',
  price: '129.00',
  image: '/images/products/microphone.webp',
  category: 'Audio',
  featured: false,
  inStock: true,
};
const customer = {
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerAddress: '12 St James Square, London',
};

const bulkValues = {
  price: '129.00',
  category: 'Audio',
  categoryId: 1,
  archivedAt: null,
  isDraft: false,
  featured: false,
  inStock: true,
};
const supplier = { kind: 'custom', name: 'Nordic Audio Supply' };
const token = 'a'.repeat(43);
const address = { name: 'Ada Lovelace', line1: 'Torstraße 1', locality: 'Berlin', postalCode: '10115', country: 'DE' };
const uuid = '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10';

/** A valid body for each endpoint that takes one. A new endpoint without a sample fails the tests that use it. */
const discount = {
  name: 'Spring sale',
  code: 'SPRING',
  effect: { kind: 'percentage', rate: '10' },
  target: { type: 'order' },
  audience: { type: 'all' },
  usesMax: null,
  usesPerCustomerMax: null,
  combines: false,
};

const collection = {
  title: 'Summer',
  slug: 'summer',
  text: null,
  image: null,
  seoTitle: null,
  seoDescription: null,
  isEnabled: true,
  translations: {},
  products: { by: 'rule', rule: { match: 'all', conditions: [{ type: 'tag', tag: 'summer' }] } },
};

const attribute = {
  name: 'Color',
  kind: 'choice',
  unit: null,
  translations: {},
  categoryIds: [],
  isFilter: true,
  position: 0,
  choices: [{ name: 'Black', color: '#000000' }],
};

const draft = {
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  lines: [
    { type: 'product', productId: 1, quantity: 2 },
    { type: 'custom', name: 'Engraving', quantity: 1, price: '12.00' },
  ],
};

const bodies = new Map<Endpoint, object>([
  ...customerOrderBodies,
  [createProduct, product],
  [setDropship, { isDropshipped: true }],
  [setStock, { stockQuantity: 5 }],
  [setImportState, { to: 'running' }],
  [snoozeAlert, { until: new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString() }],
  [
    bulkEditProducts,
    { products: { rows: [{ id: 1, version: 1 }] }, change: { type: 'change-price', percent: 10, endsIn99: true } },
  ],
  [undoBulkEdit, { rows: [{ id: 1, version: 2, before: bulkValues }] }],
  [importProducts, { supplierType: 'aliexpress', productIds: ['AE001'], profitMargin: 30 }],
  [putCart, { items: [{ productId: 1, quantity: 2 }] }],
  [createPaymentIntent, { amount: 12.5, items: [{ productId: 1, quantity: 2 }] }],
  [moveOrder, { to: 'processing' }],
  [bulkMove, { ids: [1, 2], to: 'processing' }],
  [bulkUndo, { ids: [1, 2], from: 'shipped' }],
  [bulkShip, { orders: [{ id: 1, parcel: { carrier: 'DHL', trackingNumber: 'JD0146' } }, { id: 2 }], requestId: uuid }],
  [createShipment, { items: [{ orderItemId: 1, quantity: 1 }], carrier: 'DHL', trackingNumber: 'JD0146' }],
  [putTracking, { carrier: 'DHL', trackingNumber: 'JD0146', version: 0 }],
  [movePurchaseOrder, { to: 'confirmed' }],
  [shipPurchaseOrder, { carrier: 'DHL', trackingNumber: 'JD0146' }],
  [cancelOrder, { reason: 'Out of stock' }],
  [previewOrderEdit, { remove: [{ orderItemId: 1, quantity: 1 }] }],
  [
    editOrder,
    {
      version: 'v1',
      requestId: '6f1c1f5e-0d8c-4c65-9a55-0f4a4f7a1b2c',
      reason: 'Ordered twice',
      remove: [{ orderItemId: 1, quantity: 1 }],
    },
  ],
  [markInvoicePaid, { method: 'transfer', reference: 'Statement 12' }],
  [createDraftOrder, draft],
  [createPaymentLink, { days: 7 }],
  [readPaymentLink, { id: 1, token }],
  [openPaymentLink, { id: 1, token, version: 1, amount: '12.00' }],
  [recordLinkPayment, { id: 1, token }],
  [quoteDraftOrder, draft],
  [updateDraftOrder, { ...draft, version: 1 }],
  [markDraftPaid, { method: 'cash', reference: 'Receipt 7' }],
  [refundPayment, { amount: '5.00', reason: 'Damaged', restock: false }],
  [putVatDecision, { decision: 'confirmed', reference: 'WAPIAAAA1', version: 0 }],
  [addOrderNote, { body: 'Customer called' }],
  [putTaxExemption, { reason: 'Resale certificate 12-345', version: 0 }],
  [addCustomerNote, { body: 'Prefers the phone' }],
  [sendCustomerLink, { kind: 'order' }],
  [eraseCustomerData, { email: 'ada@example.com' }],
  [retryCatalogJobs, { parkedUntil: '2026-01-01T00:00:00.000Z' }],
  [retryOrderJobs, { eventId: uuid, queue: 'refunds' }],
  [retryAuthJobs, { parkedUntil: '2026-01-01T00:00:00.000Z' }],
  [discardCatalogJob, { eventId: uuid, queue: 'low-stock-alerts' }],
  [discardOrderJob, { eventId: uuid, queue: 'refunds' }],
  [discardAuthJob, { eventId: uuid, queue: 'account-mails' }],
  [addRedirects, { redirects: [{ from: '/old-page', to: '/about' }] }],
  [repairRow, { repair: 'retry', reason: 'The webhook was lost' }],
  [recordOrder, { ...customer, total: '12.50', paymentIntentId: 'pi_123' }],
  [putProductImages, { images: [{ url: product.image, alt: 'From the side' }], version: 1 }],
  [
    putProductOptions,
    {
      version: 1,
      options: [{ name: 'Color', values: ['Black'] }],
      variants: [{ optionValues: ['Black'], sku: 'MIC-1-B', gtin: '4006381333931', price: '12.50' }],
    },
  ],
  [updateProduct, { ...product, version: 1 }],
  [putTranslations, { translations: [{ language: 'de', name: 'Studiomikrofon', description: 'Ein Mikrofon.' }] }],
  [createCategory, { name: 'Desk lamps', slug: 'desk-lamps', parentId: null }],
  [
    updateCategory,
    {
      name: 'Desk lamps',
      slug: 'desk-lamps',
      description: null,
      image: null,
      isHidden: false,
      version: 1,
      translations: [{ language: 'de', name: 'Schreibtischlampen', description: null }],
    },
  ],
  [orderCategories, { ids: [2, 1] }],
  [mergeCategory, { intoId: 2 }],
  [createAttribute, attribute],
  [updateAttribute, { ...attribute, version: 1 }],
  [createCollection, collection],
  [updateCollection, { ...collection, version: 1 }],
  [previewCollection, { rule: collection.products.rule }],
  [getQuote, { items: [{ productId: 7, quantity: 1 }] }],
  [putSellingSettings, { shipping: null, tax: null, version: 0 }],
  [createDiscount, discount],
  [updateDiscount, { ...discount, version: 1 }],
  [putStoreSettings, { name: 'Lamps', basedOn: null }],
  [putPageText, { body: '# About us', basedOn: 0 }],
  [checkSetupLink, { token }],
  [putExchangeRates, { rates: [{ currency: 'EUR', rate: '0.92' }], basedOn: null }],
  [putReview, { customerName: 'Maya O.', rating: 5, title: 'Clear sound', content: 'Does what it promises.' }],
  [voteReview, { helpful: true }],
  [eraseReviewerByEmail, { email: 'ada@example.com' }],
  [moderateReview, { isHidden: true }],
  [createSupplier, supplier],
  [
    putSupplierFeed,
    {
      url: 'https://supplier.example.com/feed.csv',
      everyHours: 6,
      marginPercent: 30,
      rounding: '99',
      newProducts: 'draft',
      staleAfterHours: 48,
      mapping: null,
      version: 0,
    },
  ],
  [decideHeldPrices, { decision: 'accept', prices: [{ productId: 7, newPrice: '19.99' }] }],
  [updateSupplier, { ...supplier, version: 1 }],
  [trackOrder, { orderNumber: '12', email: customer.customerEmail }],
  [recordVisit, { source: 'newsletter' }],
  [updateSettings, { marketingOptIn: false }],
  [changePassword, { currentPassword: 'demo-password', newPassword: 'another-password' }],
  [forgotPassword, { email: customer.customerEmail }],
  [resetPassword, { token, password: 'another-password' }],
  [verifyEmail, { token }],
  [checkVerification, { token }],
  [eraseAccount, { password: 'demo-password' }],
  [confirmIdentity, { password: 'demo-password' }],
  [confirmTotp, { code: '123456' }],
  [addPasskey, { token, name: 'Laptop', response: { id: 'a' } }],
  [startPasskeySignIn, {}],
  [inviteMember, { email: customer.customerEmail, role: 'staff' }],
  [changeRole, { role: 'operator' }],
  [createWebhookEndpoint, { url: 'https://hooks.example.com/shopwright', topics: ['order.confirmed'] }],
  [
    updateWebhookEndpoint,
    { url: 'https://hooks.example.com/shopwright', topics: ['order.confirmed'], state: 'paused', version: 1 },
  ],
  [redeliverWebhooks, { from: '2026-11-22T10:00:00Z', to: '2026-11-22T12:00:00Z' }],
  [createApiKey, { name: 'Warehouse', permissions: ['inventory:write'] }],
  [createTeamRole, { name: 'Warehouse', permissions: ['inventory:write'], refundLimit: null }],
  [updateTeamRole, { name: 'Warehouse', permissions: [], refundLimit: '50.00', version: 1 }],
  [changeAccess, { isDisabled: true }],
  [putTeamSettings, { requiresTwoFactor: true }],
  [checkInvitation, { token }],
  [redeemReward, { kind: 'ten-dollars', requestId: uuid }],
  [subscribe, { email: customer.customerEmail }],
  [confirmSubscription, { token }],
  [unsubscribe, { token }],
  [
    sendContactMessage,
    {
      name: 'Ada Byron',
      email: customer.customerEmail,
      subject: 'A question',
      message: 'Where is it?',
      requestId: uuid,
    },
  ],
  [answerThread, { body: 'It leaves today.', requestId: uuid, seen: 1 }],
  [updateThread, { isOpen: false, seen: 1 }],
  [createTemplate, { name: 'Shipping', body: 'Hello {name}' }],
  [saveAddress, { address, isDefault: true }],
  [putSavedAddress, { address, isDefault: false }],
  [putTodoEmail, { isWanted: true }],
  [updateTemplate, { name: 'Shipping', body: 'Hello {name}', version: 1 }],
  [updateProfile, { firstName: 'Maya', lastName: 'Okafor', email: 'shopper@example.com', marketingOptIn: true }],
]);

/** One white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAGbiJ5wAAAABJRU5ErkJggg==',
  'base64',
);

interface SampleFile {
  type: string;
  bytes: Buffer;
}

/** A valid file for each endpoint that takes one. */
const files = new Map<Endpoint, SampleFile>([
  ...[uploadImage, uploadReturnPhoto, uploadReviewPhoto].map((endpoint): [Endpoint, SampleFile] => [
    endpoint,
    { type: 'image/png', bytes: png },
  ]),
  ...Object.values(importFileOf).map((endpoint): [Endpoint, SampleFile] => [
    endpoint,
    { type: 'text/csv', bytes: Buffer.from('name,price\nDesk lamp,20.00\n') },
  ]),
]);

/** The required query parameters of reads. */
const queries = new Map<Endpoint, string>([
  [previewShipping, '?ids=1,2'],
  [deleteAttribute, '?version=1'],
  [deleteCollection, '?version=1'],
  [suggestProducts, '?q=lamp'],
  [findRedirect, '?address=%2Fold-page'],
  [listAvailability, '?ids=7'],
  [findOrderOf, '?of=pi_123'],
  [listImportedProducts, '?supplierType=aliexpress'],
  [listImportItems, '?show=created'],
  [listEmailPreviews, '?language=de'],
  [findTraceIds, '?of=1043'],
  [listSpans, `?traceIds=${'a'.repeat(32)}`],
]);

const params: Record<string, string> = {
  ':id': '7',
  ':slug': 'microphones',
  ':page': 'about',
  ':language': 'de',
  ':paymentIntentId': 'pi_123',
  ':jobId': uuid,
  ':sessionId': uuid,
  ':addressId': uuid,
  ':traceId': 'a'.repeat(32),
  ':returnId': '1',
  ':shipmentId': '1',
  ':passkeyId': 'a'.repeat(22),
  ':document': 'invoice',
  ':number': 'CN-2026-000001',
  ':photo': uuid,
  ':mailId': 'b'.repeat(32),
};

export interface Sample {
  name: string;
  endpoint: Endpoint;
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  body: object | undefined;
  file: SampleFile | undefined;
}

export const samples: Sample[] = forwardedEndpoints.map((endpoint) => {
  const body = bodies.get(endpoint);
  const file = files.get(endpoint);
  if ((endpoint.body && !body) || (endpoint.upload && !file)) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no sample body`);
  }
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    method: endpoint.method.toLowerCase() as Sample['method'],
    path: `/api${endpoint.path.replace(/:\w+/g, (name) => params[name] ?? name)}${queries.get(endpoint) ?? ''}`,
    body,
    file,
  };
});

export const writes = samples.filter((sample) => sample.endpoint.method !== 'GET');
