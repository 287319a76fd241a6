import * as z from 'zod';
import { isLegibleAccent } from '../accent-color';
import { countryCodes } from '../countries';
import { currencyCodes, defaultCurrency } from '../currencies';
import { endpoint } from '../endpoint';
import { email, image, language, languages, line, requiredLine, text, timestamp } from '../fields';
import { pageTextNames } from '../page-texts';
import { isTimeZone } from '../store-day';
import { validationMessages } from '../validation-messages';
import { menus } from './menus';
import {
  allStorefrontTexts,
  defaultHomeSections,
  demonstrationHomeSections,
  featureLists,
  homeLink,
  homeSectionList,
  homeSections,
} from './storefront';

/** The store's name until its owner sets one. */
export const defaultStoreName = 'Shopwright';

/** Promises of the storefront. Each can be switched off. */
export const claims = [
  'ssl',
  'privacy',
  'cards',
  'delivery',
  'returns',
  'support',
  'materials',
  'warranty',
  'badge_ssl',
  'badge_stripe',
  'badge_pci',
  'badge_seller',
] as const;
export type Claim = (typeof claims)[number];

/** Only the merchant can keep these. A store makes none of them until its owner says so; the demonstration makes all. */
export const merchantClaims: Claim[] = ['delivery', 'returns', 'support', 'materials', 'warranty', 'badge_seller'];

/** One email per alert, or a digest a day. */
export const lowStockEmailModes = ['each', 'daily'] as const;

/** An hour in the store's time zone. */
export const digestHour = 6;

const descriptions = z.partialRecord(language, text(300));

/** What the settings of shipping and tax let pages say; see `toSellingPromise`. Null is not set up. */
export const sellingPromise = z.object({
  delivery: z
    .object({
      kind: z.enum(['free_worldwide', 'free', 'free_over', 'calculated', 'pickup']),
      /** Some order pays for it. */
      isPaid: z.boolean(),
      /** Of `free_over`: the subtotal that shipping is free over. */
      over: z.string().nullable(),
      /** Only there; empty for wherever the store ships. */
      countries: z.array(z.string()),
      /** Business days. */
      days: z.object({ from: z.number(), to: z.number() }).nullable(),
    })
    .nullable(),
  tax: z.object({ isIncluded: z.boolean(), isVat: z.boolean() }).nullable(),
});
export type SellingPromise = z.infer<typeof sellingPromise>;

/** Public. Null means the default. */
export const storeSettings = z.object({
  name: z.string(),
  /** Shown to visitors; receives the contact form. */
  contactEmail: z.string().nullable(),
  /** The sender of emails. */
  senderEmail: z.string().nullable(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  /** `#rrggbb`; see `accentPalette`. */
  accentColor: z.string().nullable(),
  address: z.string().nullable(),
  imprint: z.string().nullable(),
  /** Where the store is established: ISO 3166 alpha-2. Decides the legal wording that customers see. */
  country: z.string().nullable(),
  /** Shown in the footer and to search engines, in English where a language has none. */
  descriptions,
  hiddenClaims: z.array(z.enum(claims)),
  /** The store's own: of emails to it, and the second one of invoices. */
  language,
  /** English is always one: products are written in it. */
  languages: z.array(language),
  currency: z.enum(currencyCodes),
  /** IANA name, for days in lists, statistics, exports, emails and documents. */
  timeZone: z.string(),
  /** `/checkout` shows the demonstration. Null: as deployed. */
  demoCheckout: z.boolean().nullable(),
  /** The store has its own text, in any language. */
  ownTexts: z.array(z.enum(pageTextNames)),
  /** Begun with demo products: what the owner has not written is the demonstration's. */
  isDemonstration: z.boolean(),
  heroImage: z.string().nullable(),
  /** Where the button of the home page leads. Null: to the products. */
  heroLink: z.string().nullable(),
  /** Those that are shown, in order. */
  homeSections: z.array(z.enum(homeSections)),
  /** There are texts to read at `getStorefrontTexts`. */
  hasStorefrontTexts: z.boolean(),
  /** There are menus to read at `getMenus`. */
  hasMenus: z.boolean(),
  /** Addresses of products have their names; see `productPath`. */
  productSlugs: z.boolean(),
  selling: sellingPromise,
  updatedAt: timestamp.nullable(),
});
export type StoreSettings = z.infer<typeof storeSettings>;

export const staffStoreSettings = storeSettings.extend({
  /** Printed on invoices: the number that the tax office gave, and the one that begins with a country, such as DE123456789. */
  taxNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** Printed on invoices. */
  phone: z.string().nullable(),
  /** Orders, failed refunds and disputes. Empty: the contact address. */
  orderRecipients: z.array(z.string()),
  /** Low stock. Empty: nobody. */
  lowStockRecipients: z.array(z.string()),
  lowStockEmails: z.enum(lowStockEmailModes),
  storefrontTexts: allStorefrontTexts,
  menus,
  /** Of all products whose category has none. */
  productFeatures: featureLists,
});
export type StaffStoreSettings = z.infer<typeof staffStoreSettings>;

/** Until the settings are loaded. Their default is the server's zone. */
export const defaultTimeZone = 'UTC';

export const defaultStoreSettings: StaffStoreSettings = {
  name: defaultStoreName,
  contactEmail: null,
  senderEmail: null,
  logo: null,
  favicon: null,
  accentColor: null,
  address: null,
  imprint: null,
  country: null,
  descriptions: {},
  hiddenClaims: merchantClaims,
  languages: [...languages],
  currency: defaultCurrency,
  timeZone: defaultTimeZone,
  demoCheckout: null,
  ownTexts: [],
  isDemonstration: false,
  heroImage: null,
  heroLink: null,
  homeSections: defaultHomeSections,
  hasStorefrontTexts: false,
  hasMenus: false,
  productSlugs: false,
  selling: { delivery: null, tax: null },
  language: 'en',
  taxNumber: null,
  vatNumber: null,
  phone: null,
  orderRecipients: [],
  lowStockRecipients: [],
  lowStockEmails: 'each',
  storefrontTexts: {},
  menus: { main: null, footer: null },
  productFeatures: {},
  updatedAt: null,
};

export const demonstrationSettings: StaffStoreSettings = {
  ...defaultStoreSettings,
  isDemonstration: true,
  hiddenClaims: [],
  homeSections: demonstrationHomeSections,
};

const address = email().nullable();
const recipients = z.array(email()).max(20).nullable();

/** Null returns a setting to its default. */
export const storeSettingFields = z.strictObject({
  name: requiredLine(2, 60, 'name_min'),
  contactEmail: address,
  senderEmail: address,
  logo: image().nullable(),
  favicon: image().nullable(),
  accentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, validationMessages.color)
    .refine(isLegibleAccent, validationMessages.contrast)
    .meta({ examples: ['#1a4d8f'] })
    .nullable(),
  address: text(500).nullable(),
  imprint: text(4000).nullable(),
  country: z
    .string()
    .refine((code) => countryCodes.includes(code), 'Must be an ISO 3166 country code')
    .meta({ examples: ['DE'] })
    .nullable(),
  descriptions: descriptions.nullable(),
  hiddenClaims: z.array(z.enum(claims)).max(claims.length).nullable(),
  languages: z
    .array(language)
    .max(languages.length)
    .refine((offered) => offered.includes('en'), 'Must include en')
    .nullable(),
  currency: z.enum(currencyCodes),
  timeZone: z
    .string()
    .refine(isTimeZone, validationMessages.time_zone)
    .meta({ examples: ['Europe/Berlin'] })
    .nullable(),
  demoCheckout: z.boolean().nullable(),
  language: language.nullable(),
  taxNumber: line(50).nullable(),
  vatNumber: line(30).nullable(),
  phone: line(40).nullable(),
  orderRecipients: recipients,
  lowStockRecipients: recipients,
  lowStockEmails: z.enum(lowStockEmailModes).nullable(),
  heroImage: image().nullable(),
  heroLink: homeLink.nullable(),
  productSlugs: z.boolean().nullable(),
  homeSections: homeSectionList.nullable(),
  storefrontTexts: allStorefrontTexts.nullable(),
  menus: menus.nullable(),
  productFeatures: featureLists.nullable(),
});

export const storeSettingsForm = storeSettingFields.partial().extend({
  /** The `updatedAt` of the settings in the form. */
  basedOn: timestamp.nullable(),
});

export const getStoreSettings = endpoint('catalog', 'GET /store-settings', {
  summary: 'Retrieves the store settings',
  access: 'public',
  isCached: true,
  response: storeSettings,
});

export const getStaffStoreSettings = endpoint('catalog', 'GET /staff/store-settings', {
  summary: 'Retrieves the store settings with what only staff may read',
  access: 'staff',
  permission: 'settings:read',
  callers: ['bff', 'order', 'workers'],
  response: staffStoreSettings,
});

/** All or none. 409 if a setting was saved after `basedOn`, or `currency` can no longer change. */
export const putStoreSettings = endpoint('catalog', 'PUT /store-settings', {
  summary: 'Updates the store settings',
  access: 'staff',
  permission: 'settings:write',
  maxBodyBytes: 512 * 1024,
  body: storeSettingsForm,
  response: staffStoreSettings,
});

/** Shown by the language of the interface. */
export const foreignCurrencies = ['EUR', 'CNY', 'JPY', 'BRL', 'SAR'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** The price of a US dollar, only for display. */
export const exchangeRate = z.object({
  currency: z.enum(foreignCurrencies),
  rate: z.string(),
  asOf: timestamp,
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const listExchangeRates = endpoint('catalog', 'GET /exchange-rates', {
  summary: 'Lists exchange rates',
  access: 'public',
  isCached: true,
  response: z.array(exchangeRate),
});

export const rateText = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, validationMessages.rate)
  .refine((value) => Number(value) > 0, validationMessages.positive);

/** Dates the given rates now. */
export const putExchangeRates = endpoint('catalog', 'PUT /exchange-rates', {
  summary: 'Updates exchange rates',
  access: 'staff',
  permission: 'selling:write',
  body: z.strictObject({
    rates: z
      .array(z.strictObject({ currency: z.enum(foreignCurrencies), rate: rateText }))
      .min(1)
      .max(foreignCurrencies.length)
      .refine(
        (rows) => new Set(rows.map((row) => row.currency)).size === rows.length,
        'Each currency may appear only once',
      ),
    /** The newest known `asOf`; 409 if a rate was set since. */
    basedOn: timestamp.nullable(),
  }),
  response: z.array(exchangeRate),
});
