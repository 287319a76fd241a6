import * as z from 'zod';
import { isPostalCodeOf } from '../address-rules';
import { endpoint } from '../endpoint';
import { calendarDay, decimal, language, line, maxInteger, requiredLine, taxClassId, text, timestamp } from '../fields';
import { defaultTaxClass } from '../limits';
import { isPercent } from '../pricing/percent';
import { validationMessages } from '../validation-messages';
import { countryCode, regionCode } from './addresses';

/** Names rates, zones and places for good: orders and browsers refer to them. */
export const sellingId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'Use 1 to 40 lower-case letters, digits, hyphens and underscores');

export const percent = z.string().max(7, validationMessages.percent).refine(isPercent, validationMessages.percent);

const name = requiredLine(1, 80, 'required');
/** In English where a language has none. */
const names = z.partialRecord(language, line(80)).default({});
const days = z.number().int().min(0).max(365);
const count = z.number().int().min(0).max(maxInteger);

type Fields = Record<string, unknown>;
const refuse = (context: z.RefinementCtx, path: (string | number)[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** See `PlaceRule` of the pricing. */
export const placeRule = z
  .strictObject({
    country: countryCode.optional(),
    region: regionCode.optional(),
    postalCode: line(12)
      .refine((code) => /^[\p{L}\p{N}? -]+\*?$/u.test(code), 'Use letters, digits, ? for any one, and * at the end')
      .optional(),
  })
  .superRefine(({ country, region, postalCode }, context) => {
    if (country === undefined && (region ?? postalCode) !== undefined) {
      refuse(context, ['country'], validationMessages.country);
    }
    const isWhole = postalCode !== undefined && !/[?*]/.test(postalCode);
    if (country !== undefined && isWhole && !isPostalCodeOf(country, postalCode)) {
      refuse(context, ['postalCode'], validationMessages.postal_code);
    }
  });

/** Only the last band may have no end. */
function refuseFallingLimits(bands: readonly { upTo?: string | number }[], context: z.RefinementCtx): void {
  const limitOf = (index: number) => Number(bands[index]?.upTo ?? Number.POSITIVE_INFINITY);
  bands.forEach((_, index) => {
    if (index > 0 && limitOf(index) <= limitOf(index - 1)) {
      refuse(context, [index, 'upTo'], validationMessages.limit_reversed);
    }
  });
}

const bands = <Limit extends z.ZodType>(upTo: Limit) =>
  z
    .array(z.strictObject({ upTo, amount: decimal }))
    .min(1)
    .max(50);

export const shippingPrice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('flat'), amount: decimal }),
  z.strictObject({ type: z.literal('per_item'), amount: decimal }),
  z.strictObject({ type: z.literal('by_subtotal'), bands: bands(decimal.optional()).superRefine(refuseFallingLimits) }),
  /** In grams. */
  z.strictObject({ type: z.literal('by_weight'), bands: bands(count.optional()).superRefine(refuseFallingLimits) }),
]);

export const shippingRate = z
  .strictObject({
    id: sellingId,
    name,
    names,
    price: shippingPrice,
    /** Free where the goods cost more, after discounts. */
    freeOver: decimal.optional(),
    daysFrom: days.optional(),
    daysTo: days.optional(),
  })
  .superRefine(({ daysFrom = 0, daysTo }, context) => {
    if (daysTo !== undefined && daysTo < daysFrom) refuse(context, ['daysTo'], validationMessages.limit_reversed);
  });

export const shippingZone = z.strictObject({
  id: sellingId,
  name,
  places: z.array(placeRule).min(1).max(500),
  rates: z.array(shippingRate).max(50),
});

export const pickupPlace = z.strictObject({
  id: sellingId,
  name,
  names,
  amount: decimal.default('0.00'),
  /** Where its goods are taxed. */
  country: countryCode,
  region: regionCode.optional(),
  postalCode: line(20).optional(),
  /** As customers read them. */
  address: requiredLine(1, 300, 'required'),
  hours: text(500).default(''),
});

export const shippingSettings = z
  .strictObject({ zones: z.array(shippingZone).max(100), pickupPlaces: z.array(pickupPlace).max(50) })
  .superRefine(({ zones, pickupPlaces }, context) => {
    if (zones.length + pickupPlaces.length === 0) refuse(context, ['zones'], 'Add a zone or a pickup place');
    refuseRepeated(zones, ['zones'], context);
    const seen = new Set<string>();
    zones.forEach(({ rates, places }, zone) => {
      refuseRepeated(rates, ['zones', zone, 'rates'], context, seen);
      places.forEach((place, index) => {
        const isElsewhere = zones.some((other, at) =>
          other.places.some(
            (one, position) => (at < zone || (at === zone && position < index)) && toKey(one) === toKey(place),
          ),
        );
        if (isElsewhere) refuse(context, ['zones', zone, 'places', index], validationMessages.zones_overlap);
      });
    });
    refuseRepeated(pickupPlaces, ['pickupPlaces'], context, seen);
  });

const toKey = ({ country = '', region = '', postalCode = '' }: z.infer<typeof placeRule>): string =>
  [country, region, postalCode.toUpperCase().replace(/[\s-]/g, '')].join('/');

function refuseRepeated(
  items: readonly { id: string }[],
  path: (string | number)[],
  context: z.RefinementCtx,
  seen = new Set<string>(),
): void {
  items.forEach(({ id }, index) => {
    if (seen.has(id)) refuse(context, [...path, index, 'id'], validationMessages.id_repeated);
    seen.add(id);
  });
}

/** First and last day, both included, in the store's time zone. */
export const period = { firstDay: calendarDay.optional(), lastDay: calendarDay.optional() };

export function refuseReversedDays({ firstDay, lastDay }: Fields, context: z.RefinementCtx): void {
  if (typeof firstDay === 'string' && typeof lastDay === 'string' && lastDay < firstDay) {
    refuse(context, ['lastDay'], validationMessages.dates_reversed);
  }
}

export const taxRate = z
  .strictObject({
    id: sellingId,
    /** Of one kind ("vat", "state") only the closest rate is charged; several kinds add up. */
    kind: sellingId,
    name,
    taxClass: taxClassId,
    rate: percent,
    where: placeRule,
    ...period,
  })
  .superRefine(refuseReversedDays);

export const taxSettings = z
  .strictObject({
    pricesIncludeTax: z.boolean(),
    basis: z.enum(['origin', 'destination']),
    origin: z.strictObject({ country: countryCode, region: regionCode.optional(), postalCode: line(20).optional() }),
    /**
     * A store of the European Union that sells consumers in its other countries less than €10,000 a year may charge its own
     * rates there, until it registers for the One Stop Shop.
     */
    isOssRegistered: z.boolean(),
    /** A business of another country of the European Union that gives its VAT number pays no tax here. */
    hasReverseCharge: z.boolean().default(false),
    /** Whether a number with the right check digits takes the tax away by itself, or only once staff confirmed it. */
    vatNumbers: z.enum(['accepted', 'confirmed']).default('accepted'),
    classes: z
      .array(z.strictObject({ id: taxClassId, name }))
      .min(1)
      .max(20),
    rates: z.array(taxRate).max(2000),
    shippingTax: z.union([z.literal('proportional'), z.strictObject({ taxClass: taxClassId })]),
  })
  .superRefine(({ classes, rates, shippingTax }, context) => {
    refuseRepeated(classes, ['classes'], context);
    refuseRepeated(rates, ['rates'], context);
    const known = new Set(classes.map(({ id }) => id));
    if (!known.has(defaultTaxClass)) refuse(context, ['classes'], `Must include ${defaultTaxClass}`);
    rates.forEach(({ taxClass }, index) => {
      if (!known.has(taxClass)) refuse(context, ['rates', index, 'taxClass'], validationMessages.tax_class_gone);
    });
    if (shippingTax !== 'proportional' && !known.has(shippingTax.taxClass)) {
      refuse(context, ['shippingTax', 'taxClass'], validationMessages.tax_class_gone);
    }
  });

/** Null is not set up: the store then charges no shipping, or no tax. */
export const sellingForm = z.strictObject({
  shipping: shippingSettings.nullable(),
  tax: taxSettings.nullable(),
  /** The version in the form: 0 before the first. */
  version: z.number().int().min(0).max(maxInteger),
});

export const sellingSettings = z.object({
  shipping: shippingSettings.nullable(),
  tax: taxSettings.nullable(),
  version: z.number(),
  updatedAt: timestamp.nullable(),
});
export type SellingSettings = z.infer<typeof sellingSettings>;

/** Structured addresses are asked for, since a price depends on them. */
export const needsAddress = ({ shipping, tax }: Pick<SellingSettings, 'shipping' | 'tax'>): boolean =>
  shipping !== null || tax !== null;

export const getSellingSettings = endpoint('order', 'GET /settings/selling', {
  summary: 'Retrieves the settings of shipping and tax',
  access: 'staff',
  permission: 'settings:read',
  callers: ['bff', 'workers'],
  response: sellingSettings,
});

/** As a whole. 409 with the newer settings in `details` if they were saved since `version`. */
export const putSellingSettings = endpoint('order', 'PUT /settings/selling', {
  summary: 'Replaces the settings of shipping and tax',
  access: 'staff',
  permission: 'selling:write',
  maxBodyBytes: 512 * 1024,
  body: sellingForm,
  response: sellingSettings,
});

/** What visitors may know before they say where they are. */
export const sellingTerms = z.object({
  needsAddress: z.boolean(),
  hasShipping: z.boolean(),
  /** Where goods are sent; null for all countries. */
  shipsTo: z.array(z.string()).nullable(),
  hasPickup: z.boolean(),
  hasTax: z.boolean(),
  pricesIncludeTax: z.boolean(),
  /** A VAT number may take the tax away. */
  hasReverseCharge: z.boolean(),
  /** Null where no rate of the store has one, or rates differ. */
  freeShippingOver: z.string().nullable(),
  /** A cart may cost another amount than its goods: `POST /quote` tells which. */
  isPriced: z.boolean(),
  /** A field for codes has a use. */
  hasCodes: z.boolean(),
});
export type SellingTerms = z.infer<typeof sellingTerms>;

export const getSellingTerms = endpoint('order', 'GET /selling', {
  summary: 'Retrieves what the store says about shipping and tax',
  access: 'public',
  response: sellingTerms,
});

/** What customers may read of a zone: where it is, and what shipping there costs. */
export const publicZone = z.object({
  places: z.array(placeRule),
  rates: z.array(
    z.object({
      name: z.string(),
      price: shippingPrice,
      freeOver: decimal.optional(),
      daysFrom: days.optional(),
      daysTo: days.optional(),
    }),
  ),
});
export type PublicZone = z.infer<typeof publicZone>;

/** Names are in the language, else in English. Empty where shipping is not set up. */
export const listShippingRates = endpoint('catalog', 'GET /shipping-rates', {
  summary: 'Lists where the store ships, and what it costs',
  access: 'public',
  isCached: true,
  query: z.strictObject({ language: language.optional() }),
  response: z.array(publicZone),
});
