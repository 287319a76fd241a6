/** Pages in React Router's notation. The BFF responds 404, with the app, to other addresses. */
export const pages = {
  home: '/',
  product: '/product/:id',
  /** Where the store's addresses have names; see `productPath`. */
  namedProduct: '/product/:id/:slug',
  category: '/categories/:slug',
  collection: '/collection/:slug',
  compare: '/compare',
  demoCheckout: '/checkout',
  checkoutSuccess: '/checkout/success',
  checkout: '/stripe-checkout',
  /** Of a payment link. */
  pay: '/pay',
  staffProducts: '/admin',
  newProduct: '/admin/products/new',
  productEditor: '/admin/products/:id',
  productOptions: '/admin/products/:id/options',
  inventory: '/inventory',
  dropshipping: '/dropshipping',
  purchaseOrder: '/dropshipping/purchase-orders/:id',
  importProducts: '/import-products',
  login: '/login',
  register: '/register',
  account: '/account',
  customerOrder: '/account/orders/:id',
  marketing: '/marketing',
  feeds: '/product-feeds',
  about: '/about',
  contact: '/contact',
  streaming: '/streaming-electronics',
  faqs: '/faqs',
  shippingInfo: '/shipping-info',
  trackOrder: '/track-order',
  returns: '/returns',
  withdraw: '/withdraw',
  sizeGuide: '/size-guide',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  office: '/office',
  orders: '/orders',
  draftOrders: '/draft-orders',
  newDraftOrder: '/draft-orders/new',
  draftOrder: '/draft-orders/:id',
  orderPrint: '/orders/print',
  order: '/orders/:id',
  orderEdit: '/orders/:id/edit',
  orderXRay: '/orders/:id/x-ray',
  xRay: '/orders/x-ray',
  reconciliation: '/reconciliation',
  customers: '/customers',
  customer: '/customers/:id',
  setup: '/setup',
  invitation: '/invitation',
  team: '/team',
  webhooks: '/webhooks',
  audit: '/audit',
  reviews: '/reviews',
  messages: '/messages',
  thread: '/messages/:id',
  categories: '/categories',
  collections: '/collections',
  attributes: '/attributes',
  settings: '/settings',
  storefrontPreview: '/settings/preview',
  ops: '/ops',
  traces: '/ops/traces',
  trace: '/ops/traces/:traceId',
  jobs: '/ops/jobs',
  mail: '/ops/mail',
  mailPreview: '/ops/mail/preview',
} as const;

export const pagePaths = Object.values(pages);

/** Turns "/orders/:id" into "/orders/7", percent-encoded. */
export const fillPath = (path: string, value: number | string): string =>
  path.replace(/:\w+/, () => encodeURIComponent(value));

/** Rendered by the server, the same for everyone. Search engines may list all but those whose head says otherwise. */
export const publicPaths: readonly string[] = [
  pages.home,
  pages.product,
  pages.namedProduct,
  pages.category,
  pages.collection,
  pages.compare,
  pages.about,
  pages.contact,
  pages.streaming,
  pages.faqs,
  pages.shippingInfo,
  pages.trackOrder,
  pages.returns,
  pages.sizeGuide,
  pages.help,
  pages.privacy,
  pages.terms,
];

/** Pages in the back office's frame. */
export const staffPaths: readonly string[] = [
  pages.office,
  pages.orders,
  pages.draftOrders,
  pages.newDraftOrder,
  pages.draftOrder,
  pages.orderPrint,
  pages.order,
  pages.orderEdit,
  pages.orderXRay,
  pages.xRay,
  pages.reconciliation,
  pages.customers,
  pages.customer,
  pages.staffProducts,
  pages.newProduct,
  pages.productEditor,
  pages.productOptions,
  pages.inventory,
  pages.dropshipping,
  pages.purchaseOrder,
  pages.importProducts,
  pages.categories,
  pages.collections,
  pages.attributes,
  pages.marketing,
  pages.feeds,
  pages.reviews,
  pages.messages,
  pages.thread,
  pages.settings,
  pages.team,
  pages.webhooks,
  pages.audit,
  pages.ops,
  pages.traces,
  pages.trace,
  pages.jobs,
  pages.mail,
  pages.mailPreview,
];

const patternsOf = (paths: readonly string[]) =>
  paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Pages with a fixed address first: "/orders/x-ray" is no order. */
const orderedPaths = [...pagePaths].sort((one, other) => Number(one.includes(':')) - Number(other.includes(':')));
const pagePatterns = patternsOf(orderedPaths);
const publicPatterns = patternsOf(publicPaths);
const staffPatterns = patternsOf(staffPaths);

/** Turns "/orders/7" into "/orders/:id"; undefined for an address that is no page. */
export const findPagePath = (path: string): string | undefined =>
  orderedPaths[pagePatterns.findIndex((pattern) => pattern.test(path))];
export const isPagePath = (path: string): boolean => findPagePath(path) !== undefined;
export const isPublicPath = (path: string): boolean => publicPatterns.some((pattern) => pattern.test(path));
export const isStaffPath = (path: string): boolean => staffPatterns.some((pattern) => pattern.test(path));
