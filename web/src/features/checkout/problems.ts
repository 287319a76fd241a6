import {
  type PaidCheckout,
  type PriceChange,
  paidCheckout,
  priceChange,
  type Shortage,
  shortage,
} from '@shopwright/contracts/http/orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { isApiError } from '../../lib/api-error';
import type { CartItem } from '../cart/cart-store';
import { checkoutForm } from './checkout-form';

/** The reasons why a payment could not be started that the customer can do something about. */
export type Problem =
  | { kind: 'price_changed'; change: PriceChange }
  | { kind: 'out_of_stock'; shortage: Shortage }
  | { kind: 'already_paid'; paid?: PaidCheckout }
  | { kind: 'too_many' }
  | { kind: 'reward_refused'; reason: 'in_use' | 'not_usable' | 'signed_out' };

export function toProblem(error: unknown): Problem | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'already_paid') return { kind: 'already_paid', paid: paidCheckout.safeParse(error.details).data };
  if (error.code === 'rate_limited') return { kind: 'too_many' };
  if (error.fields.some(({ path }) => path === 'rewardId')) {
    return { kind: 'reward_refused', reason: error.code === 'conflict' ? 'in_use' : 'not_usable' };
  }
  if (error.code === 'unauthenticated') return { kind: 'reward_refused', reason: 'signed_out' };
  if (error.code === 'price_changed') {
    const details = priceChange.safeParse(error.details);
    return details.success ? { kind: 'price_changed', change: details.data } : undefined;
  }
  if (error.code === 'out_of_stock') {
    const details = shortage.safeParse(error.details);
    return details.success ? { kind: 'out_of_stock', shortage: details.data } : undefined;
  }
  return undefined;
}

/** Returns true for validation errors of the shipping form. */
export const isAboutShipping = (error: unknown): boolean =>
  isApiError(error) && error.fields.some(({ path }) => (path.split('.')[0] ?? '') in checkoutForm.shape);

interface ChangedPrice {
  productId: number;
  name: string;
  oldCents: number;
  newCents: number;
}

/** The lines of the cart whose price is no longer the one the shopper saw. */
export function changedPrices(items: readonly CartItem[], change: Pick<PriceChange, 'items'>): ChangedPrice[] {
  return items.flatMap(({ product }) => {
    const fresh = change.items.find(({ productId }) => productId === product.id);
    const oldCents = centsFromDecimal(product.price);
    const newCents = fresh ? centsFromDecimal(fresh.price) : oldCents;
    return newCents === oldCents ? [] : [{ productId: product.id, name: product.name, oldCents, newCents }];
  });
}
