import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, isHttpsUrl, language, line } from '../fields';
import { readStorePath } from '../redirect-paths';
import { validationMessages } from '../validation-messages';

/** Of a menu, and below each of its items. */
export const menuItemsMax = 12;

/** The pages that a menu can name, by their names in `pages`; `products` is the list of all products. */
export const menuPages = [
  'home',
  'products',
  'about',
  'contact',
  'faqs',
  'shippingInfo',
  'trackOrder',
  'returns',
  'withdraw',
  'sizeGuide',
  'help',
  'privacy',
  'terms',
  'streaming',
  'marketing',
  'staffProducts',
  'inventory',
  'dropshipping',
  'importProducts',
] as const;
export type MenuPage = (typeof menuPages)[number];

/** Without a label in a language, an item has the name of what it points to. */
const labels = z.partialRecord(language, line(40));

/** For what has no name of its own. Languages without a label have the English one. */
const ownLabels = labels.refine(({ en }) => en, { path: ['en'], message: validationMessages.required });

/** A path of the store or an https address: nothing that runs, and no other host by a path. */
const href = z
  .string()
  .trim()
  .max(1000, validationMessages.menu_address)
  .refine(
    (value) => (value.startsWith('/') ? readStorePath(value) !== undefined : isHttpsUrl(value)),
    validationMessages.menu_address,
  )
  .meta({ examples: ['/about'] });

const toCategory = { kind: z.literal('category'), categoryId: id, labels };
const toCollection = { kind: z.literal('collection'), collectionId: id, labels };
const toPage = { kind: z.literal('page'), page: z.enum(menuPages), labels };
const toAddress = { kind: z.literal('address'), href, labels: ownLabels };

const menuChild = z.discriminatedUnion('kind', [
  z.strictObject(toCategory),
  z.strictObject(toCollection),
  z.strictObject(toPage),
  z.strictObject(toAddress),
]);
export type MenuChild = z.infer<typeof menuChild>;

const children = z.array(menuChild).max(menuItemsMax, validationMessages.menu_items_max);

const menuItem = z.discriminatedUnion('kind', [
  /** `hasSubcategories` lists the categories directly below it, before its own children. */
  z.strictObject({ ...toCategory, hasSubcategories: z.boolean(), children }),
  z.strictObject({ ...toCollection, children }),
  z.strictObject({ ...toPage, children }),
  z.strictObject({ ...toAddress, children }),
  z.strictObject({ kind: z.literal('heading'), labels: ownLabels, children }),
]);
export type MenuItem = z.infer<typeof menuItem>;

const menu = z.array(menuItem).max(menuItemsMax, validationMessages.menu_items_max).nullable();

/** Null is the menu that comes with the store. */
export const menus = z.strictObject({ main: menu, footer: menu });
export type Menus = z.infer<typeof menus>;

export const menuNames = ['main', 'footer'] as const satisfies (keyof Menus)[];

const menuLink = z.object({
  /** Null is the name of the page. */
  label: z.string().nullable(),
  page: z.enum(menuPages).optional(),
  /** Absent for a page, and for a heading. */
  href: z.string().optional(),
});
export type MenuLink = z.infer<typeof menuLink>;

const shownItem = menuLink.extend({ children: z.array(menuLink) });
export type ShownItem = z.infer<typeof shownItem>;

export const shownMenus = z.object({ main: z.array(shownItem).nullable(), footer: z.array(shownItem).nullable() });
export type ShownMenus = z.infer<typeof shownMenus>;

/** Leaves out what is gone, hidden or off. */
export const getMenus = endpoint('catalog', 'GET /menus', {
  summary: "Retrieves the store's own menus",
  access: 'public',
  isCached: true,
  query: z.strictObject({ language: language.optional() }),
  response: shownMenus,
});
