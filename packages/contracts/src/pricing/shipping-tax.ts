import { allocate } from './allocate';
import { type Goods, sumOf } from './goods';
import { type PlaceTax, type TaxPart, type TaxSettings, taxAmount, withoutTax } from './tax';

type ShippingTax = TaxSettings['shippingTax'];

/** A part of the price of shipping, and the class of goods whose rates it has. */
interface ClassShare {
  taxClass: string;
  amount: number;
}

/** What the goods that are shipped weigh in the price of shipping, by tax class. */
type ClassWeights = ReadonlyMap<string, number>;

/** By what is left to pay for the goods, or by their prices where nothing is. */
export function weighClasses(goods: readonly Goods[], left: readonly number[]): ClassWeights {
  const shipped = goods.filter(({ line }) => line.needsShipping);
  const isPaid = shipped.some(({ index }) => (left[index] ?? 0) > 0);
  const weights = new Map<string, number>();
  for (const { line, index, gross } of shipped) {
    const weight = isPaid ? (left[index] ?? 0) : gross;
    weights.set(line.taxClass, (weights.get(line.taxClass) ?? 0) + weight);
  }
  return weights;
}

/** How a price of shipping is taxed. */
export interface TaxedShipping {
  how: ShippingTax;
  weights: ClassWeights;
  step: number;
}

export function taxShipping(price: number, tax: PlaceTax, taxed: TaxedShipping): TaxPart[] {
  if (tax.exemption) return [];
  return shareByClass(price, taxed).flatMap(({ taxClass, amount }) =>
    taxAmount(amount, tax.findRates(taxClass), tax.isIncluded, taxed.step),
  );
}

/** Takes the tax out of a price of shipping that contains it. */
export const withoutShippingTax = (price: number, tax: PlaceTax, taxed: TaxedShipping): number =>
  sumOf(shareByClass(price, taxed), ({ taxClass, amount }) => withoutTax(amount, tax.findRates(taxClass), taxed.step));

function shareByClass(price: number, { how, weights, step }: TaxedShipping): ClassShare[] {
  if (how !== 'proportional') return [{ taxClass: how.taxClass, amount: price }];
  const classes = [...weights.keys()].sort();
  const shares = allocate(
    price,
    classes.map((taxClass) => weights.get(taxClass) ?? 0),
    step,
  );
  return classes.map((taxClass, position) => ({ taxClass, amount: shares[position] ?? 0 }));
}
