import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { fillPath, pages } from '@shopwright/contracts/pages';

const byId = (path: string) => (id: number) => fillPath(path, id);
const searchOf = (path: string) => (text: string) => `${path}?search=${encodeURIComponent(text)}`;

/** The name in an address of a dialog that the page opens with. */
export const openedName = 'open';

/** The name in an address of the variant that the product's page shows. */
export const variantParam = 'variant';

/** The parts of the settings of selling. */
export const sellingParts = ['shipping', 'tax', 'discounts'] as const;
export const sellingPath = (part: (typeof sellingParts)[number]) => `${pages.settings}?tab=selling&part=${part}`;

/** Every address of the store: the pages of the contract, and links that are made from them. */
export const paths = {
  ...pages,
  products: '/?section=products',
  search: searchOf(pages.home),
  category: (id: number) => `/?section=products&category=${id}`,
  /** The link with which a guest opens their order. */
  trackedOrder: (id: number, token: string) =>
    `${pages.trackOrder}?${new URLSearchParams({ order: String(id), token })}`,
  /** An order of the signed-in customer. */
  customerOrder: byId(pages.customerOrder),
  withdrawFrom: (id: number) => `${pages.withdraw}?order=${id}`,
  placedOrder: (paymentIntentId: string) =>
    `${pages.checkoutSuccess}?${new URLSearchParams({ payment_intent: paymentIntentId })}`,
  /** The products as a table; the plain address shows cards. */
  productTable: `${pages.staffProducts}?layout=table`,
  productEditor: byId(pages.productEditor),
  productOptions: byId(pages.productOptions),
  /** The category's own page. */
  categoryPage: (slug: string) => fillPath(pages.category, slug),
  /** The editor of a collection, open. */
  collectionEditor: (id: number) => `${pages.collections}?${openedName}=${id}`,
  collectionPage: (slug: string) => fillPath(pages.collection, slug),
  product: byId(pages.product),
  order: byId(pages.order),
  draftOrder: byId(pages.draftOrder),
  /** The audit log of one target. */
  auditOf: (targetType: string, targetId: number | string) =>
    `${pages.audit}?${new URLSearchParams({ targetType, targetId: String(targetId) })}`,
  purchaseOrder: byId(pages.purchaseOrder),
  /** The import of files that have this. */
  importOf: (kind: AskedKind) => `${pages.importProducts}?file=${kind}`,
  /** The list of purchase orders. */
  purchaseOrders: `${pages.dropshipping}?tab=purchases`,
  thread: byId(pages.thread),
  orderEdit: byId(pages.orderEdit),
  orderXRay: byId(pages.orderXRay),
  customer: byId(pages.customer),
  customersSearch: searchOf(pages.customers),
  ordersSearch: searchOf(pages.orders),
  ordersOfProduct: (productId: number) => `${pages.orders}?productId=${productId}`,
  /** Packing slips of these orders, one a page, their address labels, or the list to pick their products by. */
  orderPrint: (form: 'slips' | 'labels' | 'list', ids: number[]) =>
    `${pages.orderPrint}?form=${form}&ids=${ids.join(',')}`,
  /** A page with one of its dialogs open; `useOpened` opens it. */
  opened: (path: string, dialog: string) => `${path}?${openedName}=${dialog}`,
  settingsTab: (tab: string) => `${pages.settings}?tab=${tab}`,
  /** The sign-in page, which then leads to this address of the store. */
  loginThen: (next: string) => `${pages.login}?next=${encodeURIComponent(next)}`,
  /** The inventory's row of a product. */
  inventoryOf: searchOf(pages.inventory),
  trace: (traceId: string) => fillPath(pages.trace, traceId),
  /** The traces of an order, an email or a visitor. */
  tracesAbout: (name: string) => `${pages.traces}?${new URLSearchParams({ about: name })}`,
  oneMail: (mailId: string) => `${pages.mail}?id=${mailId}`,
  /** The board of the queues, which the BFF serves. */
  queueBoard: '/ops/queues',
} as const;
