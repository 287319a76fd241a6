import type { account } from './locales/en/account';
import type { catalog } from './locales/en/catalog';
import type { categories } from './locales/en/categories';
import type { checkout } from './locales/en/checkout';
import type { desk } from './locales/en/desk';
import type { faqs } from './locales/en/faqs';
import type { feedback } from './locales/en/feedback';
import type { forms } from './locales/en/forms';
import type { info } from './locales/en/info';
import type { ledgers } from './locales/en/ledgers';
import type { marketing } from './locales/en/marketing';
import type { office } from './locales/en/office';
import type { operations } from './locales/en/operations';
import type { parts } from './locales/en/parts';
import type { product } from './locales/en/product';
import type { purchase } from './locales/en/purchase';
import type { reviews } from './locales/en/reviews';
import type { security } from './locales/en/security';
import type { setup } from './locales/en/setup';
import type { shop } from './locales/en/shop';
import type { sizes } from './locales/en/sizes';
import type { staff } from './locales/en/staff';
import type { stock } from './locales/en/stock';
import type { store } from './locales/en/store';
import type { streaming } from './locales/en/streaming';
import type { team } from './locales/en/team';

/** English defines the keys. A namespace is a group of screens whose messages load together. */
interface English {
  setup: typeof setup;
  shop: typeof shop;
  forms: typeof forms;
  checkout: typeof checkout;
  account: typeof account;
  desk: typeof desk;
  ledgers: typeof ledgers;
  marketing: typeof marketing;
  office: typeof office;
  categories: typeof categories;
  catalog: typeof catalog;
  feedback: typeof feedback;
  operations: typeof operations;
  parts: typeof parts;
  product: typeof product;
  purchase: typeof purchase;
  reviews: typeof reviews;
  info: typeof info;
  faqs: typeof faqs;
  sizes: typeof sizes;
  staff: typeof staff;
  stock: typeof stock;
  store: typeof store;
  streaming: typeof streaming;
  security: typeof security;
  team: typeof team;
}

export type Namespace = keyof English;
export const namespaces: Namespace[] = [
  'setup',
  'shop',
  'forms',
  'checkout',
  'account',
  'desk',
  'ledgers',
  'marketing',
  'office',
  'categories',
  'catalog',
  'feedback',
  'operations',
  'parts',
  'product',
  'purchase',
  'reviews',
  'info',
  'faqs',
  'sizes',
  'staff',
  'stock',
  'store',
  'streaming',
  'security',
  'team',
];

type Rare = 'zero' | 'one' | 'two' | 'few' | 'many';
type Keys = { [N in Namespace]: keyof English[N] }[Namespace] & string;
type WithoutForm<K> = K extends `${infer Base}_${Rare | 'other'}` ? Base : K;

/** The keys that `t` takes: a plural's key is named without its form ("cart.items" for "cart.items_one"). */
export type MessageKey = WithoutForm<Keys>;

/** The same keys in another language, where plurals have the forms that language knows. */
export type Translation<N extends Namespace> = {
  [K in keyof English[N] as K extends `${string}_${Rare}` ? never : K]: string;
} & { [K in keyof English[N] as K extends `${infer Base}_other` ? `${Base}_${Rare}` : never]?: string };
