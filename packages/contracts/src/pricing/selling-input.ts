import { euCountryCodes } from '../countries';
import type { Language } from '../fields';
import type { Discount as StoredDiscount } from '../http/discounts';
import type { SellingSettings } from '../http/selling';
import { centsFromDecimal } from '../money';
import type { Discount } from './discounts';
import { rateFromPercent } from './percent';
import type { Place } from './place';
import type { ShippingSettings } from './shipping';
import type { TaxSettings } from './tax';

type Named = { name: string; names: Partial<Record<Language, string>> };

const nameIn = ({ name, names }: Named, language: Language): string => names[language] || name;

/** Reads the settings of shipping as a quote does, with names in the customer's language. */
export function toShippingSettings(
  { zones, pickupPlaces }: NonNullable<SellingSettings['shipping']>,
  language: Language,
): ShippingSettings {
  return {
    zones: zones.map(({ id, places, rates }) => ({
      id,
      places,
      rates: rates.map((rate) => ({
        id: rate.id,
        name: nameIn(rate, language),
        price: toPrice(rate.price),
        freeOver: toCents(rate.freeOver),
      })),
    })),
    pickupPlaces: pickupPlaces.map(({ id, amount, country, region, postalCode, ...place }) => ({
      id,
      name: nameIn(place, language),
      amount: centsFromDecimal(amount),
      place: { country, region, postalCode },
    })),
  };
}

type Price = NonNullable<SellingSettings['shipping']>['zones'][number]['rates'][number]['price'];

function toPrice(price: Price): ShippingSettings['zones'][number]['rates'][number]['price'] {
  switch (price.type) {
    case 'flat':
    case 'per_item':
      return { type: price.type, amount: centsFromDecimal(price.amount) };
    case 'by_subtotal':
      return {
        type: price.type,
        bands: price.bands.map(({ upTo, amount }) => ({ upTo: toCents(upTo), amount: centsFromDecimal(amount) })),
      };
    case 'by_weight':
      return {
        type: price.type,
        bands: price.bands.map(({ upTo, amount }) => ({ upTo, amount: centsFromDecimal(amount) })),
      };
  }
}

const toCents = (amount: string | undefined): number | undefined =>
  amount === undefined ? undefined : centsFromDecimal(amount);

export function toTaxSettings({
  pricesIncludeTax,
  basis,
  origin,
  isOssRegistered,
  rates,
  shippingTax,
}: NonNullable<SellingSettings['tax']>): TaxSettings {
  const isBelowThreshold = !isOssRegistered && euCountryCodes.includes(origin.country);
  return {
    pricesIncludeTax,
    basis,
    origin,
    originRatesIn: isBelowThreshold ? euCountryCodes : [],
    rates: rates.map((rate) => ({ ...rate, rate: rateFromPercent(rate.rate) })),
    shippingTax,
  };
}

/** Across the borders of the European Union, a business with a VAT number there accounts for the tax itself. */
export function isReverseCharged(
  { origin, hasReverseCharge }: NonNullable<SellingSettings['tax']>,
  destination: Place | undefined,
  vatCountry: string | undefined,
): boolean {
  const isInUnion = (country: string | undefined) => country !== undefined && euCountryCodes.includes(country);
  return (
    hasReverseCharge &&
    [origin.country, destination?.country, vatCountry].every(isInUnion) &&
    destination?.country !== origin.country &&
    vatCountry !== origin.country
  );
}

/** Reads a stored discount as a quote does. */
export function toQuoteDiscount({
  id,
  name,
  code,
  effect,
  target,
  minimumAmount,
  minimumQuantity,
  firstDay,
  lastDay,
  combines,
}: StoredDiscount): Discount {
  return {
    id: String(id),
    name,
    ...(code !== null && { code }),
    effect: toEffect(effect),
    target,
    minimumAmount: toCents(minimumAmount),
    minimumQuantity,
    firstDay,
    lastDay,
    combines,
  };
}

function toEffect(effect: StoredDiscount['effect']): Discount['effect'] {
  switch (effect.kind) {
    case 'percentage':
    case 'buy_x_get_y':
      return { ...effect, rate: rateFromPercent(effect.rate) };
    case 'amount':
      return { kind: 'amount', amount: centsFromDecimal(effect.amount) };
    case 'free_shipping':
      return effect;
  }
}
