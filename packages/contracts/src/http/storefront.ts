import * as z from 'zod';
import { endpoint } from '../endpoint';
import { type Language, language, line, text } from '../fields';
import { slug } from '../slug';
import { validationMessages } from '../validation-messages';

/** The blocks of the home page. `trio` is decoration of the demonstration; `categories` leads to the store's own. */
export const homeSections = ['hero', 'trio', 'categories', 'products', 'trust', 'newsletter'] as const;
export type HomeSection = (typeof homeSections)[number];

export const defaultHomeSections: HomeSection[] = ['hero', 'categories', 'products', 'trust', 'newsletter'];
export const demonstrationHomeSections: HomeSection[] = ['hero', 'trio', 'products', 'trust', 'newsletter'];

/** The blocks that are shown, in order. Links of every page lead to the products. */
export const homeSectionList = z
  .array(z.enum(homeSections))
  .max(homeSections.length)
  .refine((list) => new Set(list).size === list.length, 'Must name each section once')
  .refine((list) => list.includes('products'), 'Must include products');

export type HomeTarget = { kind: 'products' } | { kind: 'category'; slug: string } | { kind: 'search'; search: string };

/** The longest text that a search takes. */
const searchMax = 200;

/** Returns where an address of the store leads: to its products, a category or a search. Undefined for any other one. */
export function parseHomeLink(link: string): HomeTarget | undefined {
  if (link === '/?section=products') return { kind: 'products' };
  const [, place, encoded = ''] = /^(\/categories\/|\/\?search=)([^/?#&\s]+)$/.exec(link) ?? [];
  const value = decode(encoded);
  if (place === '/?search=') {
    return value.trim() === '' || value.length > searchMax ? undefined : { kind: 'search', search: value };
  }
  return place && slug.safeParse(value).success ? { kind: 'category', slug: value } : undefined;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

export const homeLink = z
  .string()
  .trim()
  .max(1000, validationMessages.store_link)
  .refine((link) => parseHomeLink(link) !== undefined, validationMessages.store_link)
  .meta({ examples: ['/categories/lamps'] });

/** The store's own texts of its home page and lists in one language. */
export const storefrontTexts = z.strictObject({
  heroTitle: line(80).optional(),
  heroText: text(300).optional(),
  heroButton: line(30).optional(),
  /** Describes the image. */
  heroAlt: line(200).optional(),
  productsIntro: text(500).optional(),
  streamingIntro: text(500).optional(),
  /** Of the home page, in tabs and for search engines. */
  homeTitle: line(70).optional(),
  homeDescription: text(300).optional(),
});
export type StorefrontTexts = z.infer<typeof storefrontTexts>;
type StorefrontTextName = keyof StorefrontTexts;
export const storefrontTextNames = Object.keys(storefrontTexts.shape) as StorefrontTextName[];

export const allStorefrontTexts = z.partialRecord(language, storefrontTexts);
export type AllStorefrontTexts = z.infer<typeof allStorefrontTexts>;

/** Returns each text in the language, else in English. A text that has neither is left out. */
export function storefrontTextsIn(texts: AllStorefrontTexts, code: Language): StorefrontTexts {
  const found = storefrontTextNames.map((name) => [name, texts[code]?.[name] || texts.en?.[name]] as const);
  return Object.fromEntries(found.filter(([, value]) => value));
}

const featuresMax = 10;

/** What the store says of its products, or of those of a category, by language. */
export const featureLists = z.partialRecord(
  language,
  z
    .array(line(120).refine((value) => value !== '', validationMessages.required))
    .max(featuresMax, validationMessages.features_max),
);
export type FeatureLists = z.infer<typeof featureLists>;

/** The store's own texts, in English where a language has none. Empty without any. */
export const getStorefrontTexts = endpoint('catalog', 'GET /storefront-texts', {
  summary: "Retrieves the store's own texts of its home page and lists",
  access: 'public',
  isCached: true,
  query: z.strictObject({ language: language.optional() }),
  response: storefrontTexts,
});
