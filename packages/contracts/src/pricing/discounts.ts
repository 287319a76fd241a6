import { type BuyXGetY, findUnitsToGet } from './buy-x-get-y';
import { findTargeted, type Goods, sumOf, type Target } from './goods';
import { hasBegun, hasEnded, type Period } from './place';

type Effect =
  | { kind: 'percentage'; rate: number }
  /** Once for all lines that it applies to. */
  | { kind: 'amount'; amount: number }
  | { kind: 'free_shipping' }
  | BuyXGetY;

export interface Discount extends Period {
  id: string;
  name: string;
  /** As the customer typed it; an automatic discount has none. */
  code?: string;
  effect: Effect;
  target: Target;
  /** Of the lines that it applies to, before discounts. */
  minimumAmount?: number;
  minimumQuantity?: number;
  /** One that does not combine is the only one, besides rewards. */
  combines: boolean;
  /** Paid with points. It comes after all others, and combines with each. */
  isReward?: boolean;
}

type DiscountRefusal =
  // The caller says so, who has the rows.
  | 'unknown_code'
  | 'used_up'
  | 'used_by_customer'
  | 'not_for_customer'
  | 'sign_in_needed'
  | 'email_needed'
  // The quote says so.
  | 'not_begun'
  | 'ended'
  | 'no_matching_products'
  | 'below_minimum_amount'
  | 'below_minimum_quantity'
  | 'nothing_to_ship'
  | 'nothing_to_discount'
  | 'not_combinable';

export interface RefusedDiscount {
  type: 'discount';
  discountId?: string;
  code?: string;
  reason: DiscountRefusal;
}

/** A discount that this cart may get. */
export interface Candidate {
  discount: Discount;
  /** The lines that it reduces. */
  goods: readonly Goods[];
  /** How many units of each, where it does not reduce all. */
  units?: readonly number[];
}

/** Returns the reason where the cart does not get the discount, whatever else it gets. */
export function matchDiscount(discount: Discount, goods: readonly Goods[], day?: string): Candidate | DiscountRefusal {
  if (!hasBegun(discount, day)) return 'not_begun';
  if (hasEnded(discount, day)) return 'ended';
  const { effect, minimumAmount = 0, minimumQuantity = 0 } = discount;
  const matching = findTargeted(goods, discount.target);
  if (matching.length === 0) return 'no_matching_products';
  if (sumOf(matching, ({ gross }) => gross) < minimumAmount) return 'below_minimum_amount';
  if (sumOf(matching, ({ line }) => line.quantity) < minimumQuantity) return 'below_minimum_quantity';
  if (effect.kind === 'free_shipping') {
    return goods.some(({ line }) => line.needsShipping) ? { discount, goods: [] } : 'nothing_to_ship';
  }
  if (effect.kind !== 'buy_x_get_y') return { discount, goods: matching };
  const unitsToGet = findUnitsToGet(effect, matching, goods);
  if (unitsToGet.size === 0) return 'below_minimum_quantity';
  return { discount, goods: [...unitsToGet.keys()], units: [...unitsToGet.values()] };
}

const kinds: readonly Effect['kind'][] = ['buy_x_get_y', 'percentage', 'amount', 'free_shipping'];

/** Products, then the order, then shipping, then rewards; then by kind and id, so that the order of codes changes nothing. */
function compareCandidates({ discount: a }: Candidate, { discount: b }: Candidate): number {
  const byRank = rankOf(a) - rankOf(b) || kinds.indexOf(a.effect.kind) - kinds.indexOf(b.effect.kind);
  return byRank || (a.id < b.id ? -1 : 1);
}

function rankOf({ isReward, effect, target }: Discount): number {
  if (isReward) return 3;
  if (effect.kind === 'free_shipping') return 2;
  return target.type === 'order' && effect.kind !== 'buy_x_get_y' ? 1 : 0;
}

/** Returns the sets of which the cart gets one: all that combine, and each that does not alone. Rewards are in every set. */
export function listCombinations(candidates: readonly Candidate[]): Candidate[][] {
  const sorted = [...candidates].sort(compareCandidates);
  const inSet = (isIn: (discount: Discount) => boolean) =>
    sorted.filter(({ discount }) => discount.isReward || isIn(discount));
  const exclusive = sorted.filter(({ discount }) => !discount.isReward && !discount.combines);
  const sets = exclusive.map(({ discount }) => inSet((other) => other === discount));
  const isAnyCombined = sorted.some(({ discount }) => !discount.isReward && discount.combines);
  return isAnyCombined || sets.length === 0 ? [inSet(({ combines }) => combines), ...sets] : sets;
}
