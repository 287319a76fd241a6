import type customer from './locales/en/customer.json';
import type office from './locales/en/office.json';
import type parts from './locales/en/parts.json';
import type shop from './locales/en/shop.json';

/**
 * The dictionaries of a language, by the part of the store that shows their messages: the pages that most visits begin
 * with and what is around every page; their parts whose code comes later; all others that customers see; the back office.
 * Each shows what those before it do.
 */
export const areas = ['shop', 'parts', 'customer', 'office'] as const;
export type Area = (typeof areas)[number];

/** Returns an area with those whose messages it shows too. */
export const areasUpTo = (area: Area): readonly Area[] => areas.slice(0, areas.indexOf(area) + 1);

/** English defines the keys. */
type Keys = keyof (typeof shop & typeof parts & typeof customer & typeof office);
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<K> = K extends `${infer Base}_${Form}` ? Base : K;

/** The keys that `t` takes: a plural's key is named without its form ("cart.items" for "cart.items_one"). */
export type MessageKey = WithoutForm<Keys>;
