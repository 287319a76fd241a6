import { findTargeted, type Goods, sumOf, type Target } from './goods';

export interface BuyXGetY {
  kind: 'buy_x_get_y';
  buy: number;
  get: number;
  /** What the units that are got lose of their price: 100_000 makes them free. */
  rate: number;
  /** What may be got, if it is not what must be bought. */
  getTarget?: Target;
}

/**
 * Returns how many units of which lines are got, the cheapest first. A unit that is got was not bought: of "buy 2, get 1" on the same
 * products, three units give one, and so do five.
 */
export function findUnitsToGet(
  { buy, get, getTarget }: BuyXGetY,
  bought: readonly Goods[],
  goods: readonly Goods[],
): Map<Goods, number> {
  const toGet = [...(getTarget ? findTargeted(goods, getTarget) : bought)].sort((a, b) => a.unitPrice - b.unitPrice);
  const isBought = new Set(bought);
  const boughtUnits = sumOf(bought, unitsOf);
  const take = (wanted: number): Map<Goods, number> | undefined => {
    const taken = new Map<Goods, number>();
    let [missing, stillBought] = [wanted, boughtUnits];
    for (const item of toGet) {
      if (missing === 0) break;
      const count = Math.min(unitsOf(item), missing);
      taken.set(item, count);
      missing -= count;
      if (isBought.has(item)) stillBought -= count;
    }
    return stillBought >= buy * Math.ceil(wanted / get) ? taken : undefined;
  };
  // The more units are got, the fewer are bought and the more must be: where one number is too high, so are all above it.
  let [possible, impossible] = [0, sumOf(toGet, unitsOf) + 1];
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2);
    if (take(middle)) possible = middle;
    else impossible = middle;
  }
  return take(possible) ?? new Map();
}

const unitsOf = ({ line }: Goods): number => line.quantity;
