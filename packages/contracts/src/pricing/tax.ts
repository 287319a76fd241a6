import { hasBegun, hasEnded, matchPlace, type Period, type Place, type PlaceRule } from './place';
import { fullRate, roundShare } from './rounding';

/** The tax of one kind ("vat", "gst", "state") on one class of goods in one place. */
export interface TaxRate extends Period {
  id: string;
  /** Of one kind only the closest rate is charged; several kinds add up. None is charged on another. */
  kind: string;
  name: string;
  taxClass: string;
  rate: number;
  where: PlaceRule;
}

export interface TaxSettings {
  pricesIncludeTax: boolean;
  /** Whose rates are charged: the store's, or those of the place that the goods go to. */
  basis: 'origin' | 'destination';
  origin: Place;
  /** Other countries whose customers are charged the store's own rates, although the basis is the destination. */
  originRatesIn?: readonly string[];
  rates: readonly TaxRate[];
  /** Shipping is taxed like this class, or like the goods that are shipped, in proportion to what is paid for them. */
  shippingTax: { taxClass: string } | 'proportional';
}

/** A reverse charge holds across borders only. */
export type Exemption = 'exempt' | 'reverse_charge';

/** What one rate takes of an amount. `taxable` is without tax. */
export interface TaxPart {
  rateId: string;
  taxable: number;
  amount: number;
}

/** The tax at one place. */
export interface PlaceTax {
  isIncluded: boolean;
  exemption?: Exemption;
  /** The rates that an amount of this class has, whether or not the customer is exempt. */
  findRates: (taxClass: string) => readonly TaxRate[];
}

export const noTax: PlaceTax = { isIncluded: false, findRates: () => [] };

interface Sale {
  settings: TaxSettings;
  /** Unknown in a cart without an address: goods then have the store's own rates or, by destination, none yet. */
  destination?: Place;
  exemption?: Exemption;
  day?: string;
}

export function getPlaceTax({ settings, destination, exemption, day }: Sale): PlaceTax {
  const { basis, origin, originRatesIn = [] } = settings;
  const hasOwnRates = basis === 'origin' || (destination !== undefined && originRatesIn.includes(destination.country));
  const place = hasOwnRates ? origin : destination;
  const isAbroad = destination !== undefined && destination.country !== origin.country;
  const found = new Map<string, readonly TaxRate[]>();
  return {
    isIncluded: settings.pricesIncludeTax,
    exemption: exemption === 'reverse_charge' && !isAbroad ? undefined : exemption,
    findRates: (taxClass) => {
      const known = found.get(taxClass) ?? (place ? findClosest(settings.rates, { taxClass, place, day }) : []);
      found.set(taxClass, known);
      return known;
    },
  };
}

interface Taxed {
  taxClass: string;
  place: Place;
  day?: string;
}

/** Returns the closest rate of each kind; of two that are equally close, the one that began later. */
function findClosest(rates: readonly TaxRate[], { taxClass, place, day }: Taxed): TaxRate[] {
  const byKind = new Map<string, { rate: TaxRate; closeness: number }>();
  for (const rate of rates) {
    if (rate.taxClass !== taxClass || !hasBegun(rate, day) || hasEnded(rate, day)) continue;
    const closeness = matchPlace(rate.where, place);
    if (closeness === undefined) continue;
    const other = byKind.get(rate.kind);
    if (!other || closeness > other.closeness || (closeness === other.closeness && isLater(rate, other.rate))) {
      byKind.set(rate.kind, { rate, closeness });
    }
  }
  return [...byKind.values()].map(({ rate }) => rate).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function isLater(a: TaxRate, b: TaxRate): boolean {
  const [first, second] = [a.firstDay ?? '', b.firstDay ?? ''];
  return first > second || (first === second && a.id < b.id);
}

/** Rounds once for each rate. Tax that is contained never exceeds the amount, however absurd the rates. */
export function taxAmount(amount: number, rates: readonly TaxRate[], isIncluded: boolean, step: number): TaxPart[] {
  const whole = isIncluded ? fullRate + sumRates(rates) : fullRate;
  let left = amount;
  const parts = rates.map(({ id, rate }) => {
    const rounded = roundShare(amount, rate, whole, step);
    const contained = isIncluded ? Math.min(rounded, left) : 0;
    left -= contained;
    return { rateId: id, taxable: amount, amount: isIncluded ? contained : rounded };
  });
  return isIncluded ? parts.map((part) => ({ ...part, taxable: left })) : parts;
}

/** Takes the tax out of a price that contains it. */
export const withoutTax = (price: number, rates: readonly TaxRate[], step: number): number =>
  rates.length === 0 ? price : roundShare(price, fullRate, fullRate + sumRates(rates), step);

const sumRates = (rates: readonly TaxRate[]): number => rates.reduce((sum, { rate }) => sum + rate, 0);
