import type { SellingSettings } from '../http/selling';
import type { SellingPromise } from '../http/store-settings';
import { centsFromDecimal, decimalFromCents } from '../money';

type Shipping = NonNullable<SellingSettings['shipping']>;
type Zone = Shipping['zones'][number];
type Rate = Zone['rates'][number];
type Delivery = Omit<NonNullable<SellingPromise['delivery']>, 'isPaid'>;

/** More make no sentence. */
const countriesMax = 3;

/**
 * Returns what pages may say of delivery and tax before an address is known: only what is true of every cart, and of everyone in
 * the countries that it names. What is not set up is null.
 */
export const toSellingPromise = ({ shipping, tax }: Pick<SellingSettings, 'shipping' | 'tax'>): SellingPromise => ({
  delivery: shipping && { ...toDelivery(shipping, tax?.origin.country), isPaid: isPaid(shipping) },
  tax: tax && tax.rates.length > 0 ? toTax(tax) : null,
});

/** Returns true where some order pays for shipping. */
export const isPaid = ({ zones, pickupPlaces }: Shipping): boolean =>
  [...zones.flatMap(({ rates }) => rates.flatMap(({ price }) => amountsOf(price))), ...pickupPlaces].some(
    ({ amount }) => !isZero(amount),
  );

const amountsOf = (price: Rate['price']): readonly { amount: string; upTo?: string | number }[] =>
  'bands' in price ? price.bands : [price];

const isZero = (amount: string): boolean => centsFromDecimal(amount) === 0;

const toTax = ({ pricesIncludeTax, rates }: NonNullable<SellingSettings['tax']>): SellingPromise['tax'] => ({
  isIncluded: pricesIncludeTax,
  isVat: rates.every(({ kind }) => kind === 'vat'),
});

function toDelivery({ zones, pickupPlaces }: Shipping, origin: string | undefined): Delivery {
  const served = zones.filter(({ rates }) => rates.length > 0);
  if (served.length === 0) return { kind: 'pickup', over: null, countries: [], days: null };
  const places = served.flatMap((zone) => zone.places);
  const isWorldwide = places.some(({ country }) => country === undefined);
  const countries = [...new Set(places.flatMap(({ country }) => country ?? []))];
  const limits = [...countries, ...(isWorldwide ? [undefined] : [])].map((country) => freeFromIn(zones, country));
  const [everywhere] = limits;
  if (everywhere !== undefined && limits.every((limit) => limit === everywhere)) {
    const named = isWorldwide || countries.length > countriesMax ? [] : countries;
    return free(everywhere, named, served, isWorldwide);
  }
  const home = origin ?? pickupPlaces[0]?.country ?? countries[0];
  const atHome = home === undefined ? undefined : freeFromIn(zones, home);
  if (home !== undefined && atHome !== undefined) return free(atHome, [home], zonesOf(zones, home) ?? []);
  return { kind: 'calculated', over: null, countries: [], days: toDays(served.flatMap(({ rates }) => rates)) };
}

function free(limit: number, countries: string[], zones: readonly Zone[], isWorldwide = false): Delivery {
  const rates = zones.flatMap((zone) => zone.rates.filter((rate) => freeFrom(rate) === freeFromOf(zone)));
  const kind = limit > 0 ? 'free_over' : isWorldwide ? 'free_worldwide' : 'free';
  return { kind, over: limit > 0 ? decimalFromCents(limit) : null, countries, days: toDays(rates) };
}

/** Returns the zones that may describe an address of the country, undefined where some of its addresses have none. */
function zonesOf(zones: readonly Zone[], country: string | undefined): Zone[] | undefined {
  const named = zones.filter(({ places }) => places.some((place) => place.country === country));
  const isWhole = named.some(({ places }) =>
    places.some((place) => place.country === country && place.region === undefined && place.postalCode === undefined),
  );
  if (isWhole) return named;
  const others = zones.filter(({ places }) => places.some((place) => place.country === undefined));
  return others.length > 0 ? [...named, ...others] : undefined;
}

/** Returns the subtotal in cents over which shipping is free all over the country; undefined without one. */
function freeFromIn(zones: readonly Zone[], country: string | undefined): number | undefined {
  const limits = zonesOf(zones, country)?.map(freeFromOf);
  if (!limits || limits.length === 0) return undefined;
  return limits.reduce((highest, limit) =>
    highest === undefined || limit === undefined ? undefined : Math.max(highest, limit),
  );
}

function freeFromOf({ rates }: Zone): number | undefined {
  const limits = rates.flatMap((rate) => freeFrom(rate) ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** A rate that does not take every parcel promises nothing. */
function freeFrom({ price, freeOver }: Rate): number | undefined {
  const limits: number[] = [];
  const bands = amountsOf(price);
  const last = bands.at(-1);
  if (last?.upTo !== undefined) return undefined;
  if (freeOver !== undefined) limits.push(centsFromDecimal(freeOver));
  const paid = bands.findLast(({ amount }) => !isZero(amount));
  if (paid === undefined) limits.push(0);
  else if (price.type === 'by_subtotal' && typeof paid.upTo === 'string') limits.push(centsFromDecimal(paid.upTo));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Returns the shortest and the longest time, unless a rate says none. */
function toDays(rates: readonly Rate[]): Delivery['days'] {
  const longest = rates.map(({ daysTo }) => daysTo);
  if (!longest.every((days) => days !== undefined)) return null;
  return { from: Math.min(...rates.map(({ daysFrom = 0 }) => daysFrom)), to: Math.max(...longest) };
}
