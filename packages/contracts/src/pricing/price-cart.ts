import { shareDiscount } from './discount-shares';
import type { Candidate } from './discounts';
import { type Goods, sumOf } from './goods';
import type { Place } from './place';
import { floorToStep } from './rounding';
import { type OfferedShipping, offerShipping, type ShippingSettings } from './shipping';
import { type TaxedShipping, taxShipping, weighClasses, withoutShippingTax } from './shipping-tax';
import { type PlaceTax, type TaxPart, type TaxSettings, taxAmount } from './tax';

/** What is the same whichever discounts are used. */
export interface Cart {
  step: number;
  goods: readonly Goods[];
  destination?: Place;
  shipping?: ShippingSettings;
  shippingChoiceId?: string;
  shippingTax?: TaxSettings['shippingTax'];
  /** The tax where the goods are delivered or collected. */
  tax: PlaceTax;
  /** The tax of another choice: a pickup place may be in another country than the address. */
  findTax: (choiceId: string) => PlaceTax;
}

export interface UsedDiscount extends Candidate {
  /** What it takes of each of its lines, and of shipping. */
  shares: readonly number[];
  shippingAmount: number;
}

export interface ShippingChoice extends OfferedShipping {
  discount: number;
  /** Contained where prices include tax, else to be added. */
  taxes: TaxPart[];
}

export interface PricedCart {
  used: UsedDiscount[];
  /** What is left to pay for each line, before tax is added. */
  left: number[];
  lineTaxes: TaxPart[][];
  choices: ShippingChoice[];
  chosen?: ShippingChoice;
  total: number;
}

/** Uses all these discounts, in their order. Shipping is priced before rewards: they do not cost the customer free shipping. */
export function priceCart(cart: Cart, candidates: readonly Candidate[]): PricedCart {
  const { goods, step, tax } = cart;
  const left = goods.map(({ gross }) => gross);
  const use = (isReward: boolean) =>
    candidates
      .filter(({ discount }) => (discount.isReward ?? false) === isReward)
      .map((candidate) => takeFromGoods(candidate, left, step));
  const discounts = use(false);
  const offered = offerChoices(cart, left);
  const used = [...discounts, ...use(true)];
  const freeing = used.find(({ discount }) => discount.effect.kind === 'free_shipping');
  const how = cart.shippingTax;
  const taxed = how && offered.length > 0 ? { how, weights: weighClasses(goods, left), step } : undefined;
  const choices = offered.map((choice) => completeChoice(choice, { cart, isFree: freeing !== undefined, taxed }));
  const chosen = choices.find(({ id }) => id === cart.shippingChoiceId);
  if (freeing && chosen) freeing.shippingAmount = chosen.discount;
  const lineTaxes = goods.map(({ line, index }) =>
    tax.exemption ? [] : taxAmount(left[index] ?? 0, tax.findRates(line.taxClass), tax.isIncluded, step),
  );
  const total =
    sumOf(left, (amount) => amount) +
    sumOf(lineTaxes, (taxes) => addedTax(taxes, tax)) +
    (chosen ? chosen.price - chosen.discount + addedTax(chosen.taxes, tax) : 0);
  return { used, left, lineTaxes, choices, chosen, total };
}

export const addedTax = (taxes: readonly TaxPart[], { isIncluded }: PlaceTax): number =>
  isIncluded ? 0 : sumOf(taxes, ({ amount }) => amount);

function takeFromGoods(candidate: Candidate, left: number[], step: number): UsedDiscount {
  const shares = shareDiscount(candidate, left, step);
  candidate.goods.forEach(({ index }, position) => {
    left[index] = (left[index] ?? 0) - (shares[position] ?? 0);
  });
  return { ...candidate, shares, shippingAmount: 0 };
}

/** Offers nothing where nothing is shipped. */
function offerChoices({ goods, shipping, destination }: Cart, left: readonly number[]): OfferedShipping[] {
  const shipped = goods.filter(({ line }) => line.needsShipping);
  if (!shipping || shipped.length === 0) return [];
  return offerShipping(shipping, destination, {
    subtotal: sumOf(left, (amount) => amount),
    items: sumOf(shipped, ({ line }) => line.quantity),
    weightGrams: sumOf(shipped, ({ line }) => line.quantity * line.weightGrams),
  });
}

interface ChoiceTerms {
  cart: Cart;
  isFree: boolean;
  /** Absent in a store that charges no tax. */
  taxed?: TaxedShipping;
}

function completeChoice(choice: OfferedShipping, { cart, isFree, taxed }: ChoiceTerms): ShippingChoice {
  const tax = cart.findTax(choice.id);
  const listed = floorToStep(choice.price, cart.step);
  const price = taxed && tax.exemption && tax.isIncluded ? withoutShippingTax(listed, tax, taxed) : listed;
  const discount = isFree ? price : 0;
  return { ...choice, price, discount, taxes: taxed ? taxShipping(price - discount, tax, taxed) : [] };
}
