import { pages } from '@shopwright/contracts/pages';

/** Every address of the store: the pages of the contract, and links that are made from them. */
export const paths = {
  ...pages,
  products: '/?section=products',
  search: (text: string) => `/?search=${encodeURIComponent(text)}`,
  category: (id: number) => `/?section=products&category=${id}`,
  /** The category's own page. */
  categoryPage: (slug: string) => `/categories/${slug}`,
  product: (id: number) => `/product/${id}`,
  /** The sign-in page, which then leads to this address of the store. */
  loginThen: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  /** The inventory's row of a product. */
  inventoryOf: (name: string) => `/inventory?search=${encodeURIComponent(name)}`,
  trace: (traceId: string) => `/ops/traces/${traceId}`,
  oneMail: (mailId: string) => `/ops/mail?id=${mailId}`,
  /** Served by the BFF, not by this app. */
  queues: '/ops/queues',
} as const;
