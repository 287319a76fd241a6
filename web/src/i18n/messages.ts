import type { account } from './locales/en/account';
import type { checkout } from './locales/en/checkout';
import type { forms } from './locales/en/forms';
import type { office } from './locales/en/office';
import type { pages } from './locales/en/pages';
import type { shop } from './locales/en/shop';

/** English says which keys there are. A namespace is a group of screens whose words load together. */
interface English {
  shop: typeof shop;
  forms: typeof forms;
  checkout: typeof checkout;
  account: typeof account;
  office: typeof office;
  pages: typeof pages;
}

export type Namespace = keyof English;
export const namespaces: Namespace[] = ['shop', 'forms', 'checkout', 'account', 'office', 'pages'];

type Rare = 'zero' | 'one' | 'two' | 'few' | 'many';
type Keys = { [N in Namespace]: keyof English[N] }[Namespace] & string;
type WithoutForm<K> = K extends `${infer Base}_${Rare | 'other'}` ? Base : K;

/** What `t` takes: a plural's key is named without its form ("cart.items" for "cart.items_one"). */
export type MessageKey = WithoutForm<Keys>;

/** The same keys in another language, where plurals have the forms that language knows. */
export type Translation<N extends Namespace> = {
  [K in keyof English[N] as K extends `${string}_${Rare}` ? never : K]: string;
} & { [K in keyof English[N] as K extends `${infer Base}_other` ? `${Base}_${Rare}` : never]?: string };
