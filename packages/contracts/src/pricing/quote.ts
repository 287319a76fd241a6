import { type Candidate, type Discount, listCombinations, matchDiscount, type RefusedDiscount } from './discounts';
import { type Goods, type QuoteLine, sumOf } from './goods';
import type { Place } from './place';
import { addedTax, type Cart, type PricedCart, priceCart, type ShippingChoice, type UsedDiscount } from './price-cart';
import type { ShippingSettings } from './shipping';
import { type Exemption, getPlaceTax, noTax, type PlaceTax, type TaxPart, type TaxSettings, withoutTax } from './tax';
import { discountAmount, listTotalRows, type TotalRow } from './total-rows';

/** Amounts are integers in minor units. Whatever is not configured is left out. */
export interface QuoteInput {
  /** The smallest amount of the currency in minor units: 1, or 100 where yen are counted in hundredths. */
  step: number;
  /** The store's day, such as "2026-11-28". Needed where a tax rate or discount has dates of validity. */
  day?: string;
  lines: readonly QuoteLine[];
  destination?: Place;
  shipping?: ShippingSettings;
  /** A shipping rate or a pickup place. */
  shippingChoiceId?: string;
  tax?: TaxSettings;
  exemption?: Exemption;
  /** Those that are automatic, those of the codes, and the reward. */
  discounts?: readonly Discount[];
  /** What the caller refused already: unknown codes, and those whose limit is reached. */
  refused?: readonly RefusedDiscount[];
}

interface QuotedLine {
  id: string;
  /** Without tax for an exempt customer, else as in the input. */
  unitPrice: number;
  gross: number;
  discounts: { discountId: string; amount: number }[];
  taxes: TaxPart[];
  /** Gross − discounts + added tax. Refunds divide it among the units. */
  paid: number;
}

type RefusedShipping = { type: 'shipping'; reason: 'no_destination' | 'no_rate' | 'choice_not_offered' };

type Refused = RefusedDiscount | RefusedShipping;

export interface Quote {
  lines: QuotedLine[];
  shippingChoices: ShippingChoice[];
  /** Why no tax is charged. */
  exemption?: Exemption;
  totals: TotalRow[];
  subtotal: number;
  total: number;
  refused: Refused[];
}

/**
 * Computes what a cart costs, and of which parts. Nothing is negative, and the rows add up to the total; included tax is shown and
 * not added. The order of lines and codes changes no amount. Throws a RangeError on amounts that are no integers.
 */
export function quote(input: QuoteInput): Quote {
  const cart = toCart(input);
  const subtotal = sumOf(cart.goods, ({ gross }) => gross);
  if (!isAmount(subtotal)) throw new RangeError('the lines are too many or too dear to add up');
  const { candidates, refused } = matchDiscounts(input, cart.goods);
  const [first = [], ...others] = listCombinations(candidates);
  let priced = priceCart(cart, first);
  for (const combination of others) {
    const other = priceCart(cart, combination);
    if (other.total < priced.total) priced = other;
  }
  const used = priced.used.filter((discount) => discountAmount(discount) > 0 || isWaiting(discount, priced));
  const shown = { ...priced, used };
  return {
    lines: listLines(input, cart, shown),
    shippingChoices: priced.choices,
    exemption: cart.tax.exemption,
    totals: listTotalRows(cart.goods, shown, { rates: input.tax?.rates ?? [], isIncluded: cart.tax.isIncluded }),
    subtotal,
    total: priced.total,
    refused: [...refused, ...listUnused(candidates, priced.used, used), ...refuseShipping(input, priced)],
  };
}

function toCart(input: QuoteInput): Cart {
  const { destination, shipping, shippingChoiceId, step, tax: settings } = input;
  const taxAt = (place: Place | undefined): PlaceTax =>
    settings ? getPlaceTax({ settings, destination: place, exemption: input.exemption, day: input.day }) : noTax;
  const delivered = taxAt(destination);
  const collected = new Map(shipping?.pickupPlaces.map(({ id, place }) => [id, taxAt(place)]));
  const findTax = (choiceId: string) => collected.get(choiceId) ?? delivered;
  const tax = shippingChoiceId === undefined ? delivered : findTax(shippingChoiceId);
  const goods = toGoods(input.lines, tax, step);
  const shippingTax = settings?.shippingTax;
  return { step, goods, destination, shipping, shippingChoiceId, shippingTax, tax, findTax };
}

/** Sorts the lines by id, so that their order in the cart decides nothing. */
function toGoods(lines: readonly QuoteLine[], { exemption, isIncluded, findRates }: PlaceTax, step: number): Goods[] {
  const sorted = [...lines].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((line, index) => {
    if (![line.unitPrice, line.quantity, line.weightGrams].every(isAmount)) {
      throw new RangeError(`line ${line.id} has an amount that is no integer from 0`);
    }
    const isNet = exemption !== undefined && isIncluded;
    const unitPrice = isNet ? withoutTax(line.unitPrice, findRates(line.taxClass), step) : line.unitPrice;
    return { line, index, unitPrice, gross: unitPrice * line.quantity };
  });
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Uses a discount once, however often it is named. */
function matchDiscounts({ discounts = [], refused = [], day }: QuoteInput, goods: readonly Goods[]) {
  const candidates: Candidate[] = [];
  const refusedHere: Refused[] = [...refused];
  for (const discount of new Map(discounts.map((one) => [one.id, one])).values()) {
    const match = matchDiscount(discount, goods, day);
    if (typeof match !== 'string') candidates.push(match);
    else if (isAskedFor(discount)) refusedHere.push(refuse(discount, match));
  }
  return { candidates, refused: refusedHere };
}

/** Nobody misses an automatic discount. */
const isAskedFor = ({ code, isReward }: Discount): boolean => code !== undefined || isReward === true;

const refuse = ({ id, code }: Discount, reason: RefusedDiscount['reason']): RefusedDiscount => ({
  type: 'discount',
  discountId: id,
  code,
  reason,
});

/** Free shipping is worth nothing yet, until a choice is made. */
const isWaiting = ({ discount }: UsedDiscount, { chosen }: PricedCart): boolean =>
  discount.effect.kind === 'free_shipping' && chosen === undefined;

function listUnused(
  candidates: readonly Candidate[],
  combination: readonly UsedDiscount[],
  used: readonly UsedDiscount[],
): RefusedDiscount[] {
  const isIn = (list: readonly UsedDiscount[], { id }: Discount) => list.some(({ discount }) => discount.id === id);
  return candidates.flatMap(({ discount }) => {
    if (!isAskedFor(discount) || isIn(used, discount)) return [];
    return [refuse(discount, isIn(combination, discount) ? 'nothing_to_discount' : 'not_combinable')];
  });
}

function refuseShipping(input: QuoteInput, { choices, chosen }: PricedCart): RefusedShipping[] {
  const { lines, shipping, destination, shippingChoiceId } = input;
  if (!shipping || chosen || !lines.some(({ needsShipping }) => needsShipping)) return [];
  if (!destination && choices.length === 0) return [{ type: 'shipping', reason: 'no_destination' }];
  if (destination && !choices.some(({ type }) => type === 'shipping')) return [{ type: 'shipping', reason: 'no_rate' }];
  return shippingChoiceId === undefined ? [] : [{ type: 'shipping', reason: 'choice_not_offered' }];
}

/** Returns the lines in the order of the input. */
function listLines({ lines }: QuoteInput, { goods, tax }: Cart, { used, left, lineTaxes }: PricedCart): QuotedLine[] {
  const quoted = new Map<QuoteLine, QuotedLine>();
  for (const { line, index, unitPrice, gross } of goods) {
    const taxes = lineTaxes[index] ?? [];
    const paid = (left[index] ?? 0) + addedTax(taxes, tax);
    quoted.set(line, { id: line.id, unitPrice, gross, discounts: [], taxes, paid });
  }
  for (const { discount, goods: reduced, shares } of used) {
    reduced.forEach(({ line }, position) => {
      const amount = shares[position] ?? 0;
      if (amount > 0) quoted.get(line)?.discounts.push({ discountId: discount.id, amount });
    });
  }
  return lines.flatMap((line) => quoted.get(line) ?? []);
}
