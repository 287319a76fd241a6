import { type SellingSettings, shippingRate } from '@shopwright/contracts/http/selling';
import * as z from 'zod';
import type { Shipping, ShippingRate } from './api';
import { refuseAs } from './checked-as';
import { given, givenNames, gramsFromKilograms, namesForm, toNames, wholeNumber } from './form-values';

export const priceTypes = ['flat', 'per_item', 'by_subtotal', 'by_weight'] as const;
export type PriceType = (typeof priceTypes)[number];
export const hasBands = (type: PriceType): boolean => type.startsWith('by_');

const values = z.strictObject({
  name: z.string(),
  names: namesForm,
  type: z.enum(priceTypes),
  amount: z.string(),
  /** Weights in kilograms. An empty limit is none. */
  bands: z.array(z.strictObject({ upTo: z.string(), amount: z.string() })),
  freeOver: z.string(),
  daysFrom: z.string(),
  daysTo: z.string(),
});
export type RateValues = z.infer<typeof values>;

export const blankRate: RateValues = {
  name: '',
  names: toNames({}),
  type: 'flat',
  amount: '',
  bands: [{ upTo: '', amount: '' }],
  freeOver: '',
  daysFrom: '',
  daysTo: '',
};

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

export const toRateValues = ({ name, names, price, freeOver, daysFrom, daysTo }: ShippingRate): RateValues => ({
  ...blankRate,
  name,
  names: toNames(names),
  type: price.type,
  ...('amount' in price && { amount: price.amount }),
  ...(price.type === 'by_subtotal' && {
    bands: price.bands.map(({ upTo, amount }) => ({ upTo: textOf(upTo), amount })),
  }),
  ...(price.type === 'by_weight' && {
    bands: price.bands.map(({ upTo, amount }) => ({ upTo: textOf(upTo && upTo / 1000), amount })),
  }),
  freeOver: textOf(freeOver),
  daysFrom: textOf(daysFrom),
  daysTo: textOf(daysTo),
});

function toPrice({ type, amount, bands }: RateValues): ShippingRate['price'] {
  if (type === 'flat' || type === 'per_item') return { type, amount };
  if (type === 'by_subtotal') {
    return { type, bands: bands.map((band) => ({ upTo: given(band.upTo), amount: band.amount })) };
  }
  return { type, bands: bands.map((band) => ({ upTo: gramsFromKilograms(band.upTo), amount: band.amount })) };
}

export const toRate = (id: string, typed: RateValues): ShippingRate => ({
  id,
  name: typed.name,
  names: givenNames(typed.names),
  price: toPrice(typed),
  freeOver: given(typed.freeOver),
  daysFrom: wholeNumber(typed.daysFrom),
  daysTo: wholeNumber(typed.daysTo),
});

export const rateForm = values.superRefine((typed, context) =>
  refuseAs(shippingRate, toRate('new', typed), {
    context,
    toField: (path) => (path[0] === 'price' ? path.slice(1) : path),
  }),
);

/** Puts the rate in the place of the one with its id, or last in the zone. Undefined where the zone is gone. */
export function withRate({ shipping }: SellingSettings, zoneId: string, rate: ShippingRate): Shipping | undefined {
  if (!shipping?.zones.some(({ id }) => id === zoneId)) return undefined;
  const replace = (rates: ShippingRate[]) =>
    rates.some(({ id }) => id === rate.id)
      ? rates.map((other) => (other.id === rate.id ? rate : other))
      : [...rates, rate];
  const zones = shipping.zones.map((zone) => (zone.id === zoneId ? { ...zone, rates: replace(zone.rates) } : zone));
  return { ...shipping, zones };
}
