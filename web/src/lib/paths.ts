import { pages } from '@shopwright/contracts/pages';

/** Every address of the store: the pages of the contract, and links that are made from them. */
export const paths = {
  ...pages,
  products: '/?section=products',
  search: (text: string) => `/?search=${encodeURIComponent(text)}`,
  category: (id: number) => `/?section=products&category=${id}`,
  /** The link with which a guest opens their order. */
  trackedOrder: (id: number, token: string) =>
    `${pages.trackOrder}?${new URLSearchParams({ order: String(id), token })}`,
  /** An order of the signed-in customer. */
  customerOrder: (id: number) => `/account/orders/${id}`,
  /** Withdrawing from an order, with the token of its link where there is one. */
  withdrawFrom: (id: number, token?: string) =>
    `${pages.withdraw}?${new URLSearchParams({ order: String(id), ...(token && { token }) })}`,
  placedOrder: (paymentIntentId: string) =>
    `${pages.checkoutSuccess}?${new URLSearchParams({ payment_intent: paymentIntentId })}`,
  /** The products as a table; the plain address shows cards. */
  adminTable: `${pages.admin}?layout=table`,
  adminProduct: (id: number) => `/admin/products/${id}`,
  /** The category's own page. */
  categoryPage: (slug: string) => `/categories/${slug}`,
  product: (id: number) => `/product/${id}`,
  order: (id: number) => `/orders/${id}`,
  orderXRay: (id: number) => `/orders/${id}/x-ray`,
  customer: (id: number) => `/customers/${id}`,
  customersSearch: (text: string) => `/customers?search=${encodeURIComponent(text)}`,
  ordersSearch: (text: string) => `/orders?search=${encodeURIComponent(text)}`,
  ordersOfProduct: (productId: number) => `/orders?productId=${productId}`,
  /** Packing slips of these orders, one a page, or the list to pick their products by. */
  orderPrint: (form: 'slips' | 'list', ids: number[]) => `/orders/print?form=${form}&ids=${ids.join(',')}`,
  /** The sign-in page, which then leads to this address of the store. */
  loginThen: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** The inventory's row of a product. */
  inventoryOf: (name: string) => `/inventory?search=${encodeURIComponent(name)}`,
  trace: (traceId: string) => `/ops/traces/${traceId}`,
  oneMail: (mailId: string) => `/ops/mail?id=${mailId}`,
  /** The board of the queues, which the BFF serves. */
  queueBoard: '/ops/queues',
} as const;
