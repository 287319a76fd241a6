import { z } from 'zod';
import { isLegibleAccent } from '../accent-color';
import { currencyCodes, defaultCurrency } from '../currencies';
import { endpoint } from '../endpoint';
import { email, image, language, languages, line, requiredLine, text, timestamp } from '../fields';
import { pageTextNames } from '../page-texts';
import { isTimeZone } from '../store-day';
import { validationMessages } from '../validation-messages';

/** The store's name until its owner sets one. */
export const defaultStoreName = 'Shopwright';

/** The promises of the storefront in its trust section, its badges and beside a product. Each can be switched off. */
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

/** The ways in which the low-stock recipients are told of alerts: one email for each, or one digest a day. */
export const lowStockEmailModes = ['each', 'daily'] as const;

/** From this hour of a day in the store's time zone its digest is sent. */
export const digestHour = 6;

const descriptions = z.partialRecord(language, text(300));

/** The settings of the store, which everyone may read. Null means the default. */
const storeSettings = z.object({
  name: z.string(),
  /** The address that visitors see and write to, which is also the recipient of the contact form. */
  contactEmail: z.string().nullable(),
  /** The sender of the store's emails. */
  senderEmail: z.string().nullable(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  /** `#rrggbb`; `accentPalette` makes the colors of pages and emails of it. */
  accentColor: z.string().nullable(),
  address: z.string().nullable(),
  imprint: z.string().nullable(),
  /**
   * A sentence about the store's products, for the footer and for search engines. English is used in a language without
   * one.
   */
  descriptions,
  hiddenClaims: z.array(z.enum(claims)),
  /** The languages that visitors may choose. English is always one of them: products are written in it. */
  languages: z.array(language),
  /** The currency of prices and charges. Fixed from the first checkout on. */
  currency: z.enum(currencyCodes),
  /** The IANA name of the time zone whose days count in lists, figures, exports, emails and documents. */
  timeZone: z.string(),
  /** True if /checkout shows the demonstration. Null means as the deployment says. */
  demoCheckout: z.boolean().nullable(),
  /** The pages that have a text of the store's own in any language. */
  ownTexts: z.array(z.enum(pageTextNames)),
  /** Null until the owner has set anything. */
  updatedAt: timestamp.nullable(),
});
export type StoreSettings = z.infer<typeof storeSettings>;

/** With what only staff may read. */
const staffStoreSettings = storeSettings.extend({
  /** The language of the emails to the store, and the second one of invoices. */
  language,
  /** The tax number of the seller on invoices, such as a VAT ID. */
  taxNumber: z.string().nullable(),
  /** Receive an email for each order, refund that failed, and dispute. Empty: the contact address does. */
  orderRecipients: z.array(z.string()),
  /** Receive an email when stock on hand falls to its threshold. Empty: no email is sent. */
  lowStockRecipients: z.array(z.string()),
  lowStockEmails: z.enum(lowStockEmailModes),
});
export type StaffStoreSettings = z.infer<typeof staffStoreSettings>;

/** The time zone while the settings are not known. The default of the setting is the zone of the server. */
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
  descriptions: {},
  hiddenClaims: [],
  languages: [...languages],
  currency: defaultCurrency,
  timeZone: defaultTimeZone,
  demoCheckout: null,
  ownTexts: [],
  language: 'en',
  taxNumber: null,
  orderRecipients: [],
  lowStockRecipients: [],
  lowStockEmails: 'each',
  updatedAt: null,
};

const address = email().nullable();
const recipients = z.array(email()).max(20).nullable();

/** The values that each setting may have. Null returns it to its default. */
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
  orderRecipients: recipients,
  lowStockRecipients: recipients,
  lowStockEmails: z.enum(lowStockEmailModes).nullable(),
});

/** A setting that is left out stays as it is. */
export const storeSettingsForm = storeSettingFields.partial().extend({
  /** `updatedAt` of what the form was filled from. */
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
  callers: ['bff', 'order', 'workers'],
  response: staffStoreSettings,
});

/**
 * Saves all settings of the body or none. 409 if one of them was saved after `basedOn`; 409 that names `currency` if it
 * would change after the first checkout, or if prices do not exist in the new one.
 */
export const putStoreSettings = endpoint('catalog', 'PUT /store-settings', {
  summary: 'Updates the store settings',
  access: 'operator',
  body: storeSettingsForm,
  response: staffStoreSettings,
});

/** The currencies shown beside dollar prices, by the language of the interface. */
export const foreignCurrencies = ['EUR', 'CNY', 'JPY', 'BRL', 'SAR'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** Units of the currency per US dollar, as a decimal string. Only for display. */
const exchangeRate = z.object({
  currency: z.enum(foreignCurrencies),
  rate: z.string(),
  /** When the rate was set. */
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

/** Sets the given rates, which are settings that staff may change too, and their date to now. */
export const putExchangeRates = endpoint('catalog', 'PUT /exchange-rates', {
  summary: 'Updates exchange rates',
  access: 'staff',
  body: z.strictObject({
    rates: z
      .array(z.strictObject({ currency: z.enum(foreignCurrencies), rate: rateText }))
      .min(1)
      .max(foreignCurrencies.length)
      .refine(
        (rows) => new Set(rows.map((row) => row.currency)).size === rows.length,
        'Each currency may appear only once',
      ),
    /** The newest `asOf` of what the form was filled from; 409 if someone has set one of these rates since. */
    basedOn: timestamp.nullable(),
  }),
  response: z.array(exchangeRate),
});
