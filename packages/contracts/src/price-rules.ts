import { freeShippingOverCents } from './limits';

/** Returns cost × (1 + markup / 100), rounded half up to a cent. The markup is stored as a "margin". */
export function sellingPriceCents(costCents: number, markupPercent: number): number {
  return Math.floor((costCents * (100 + markupPercent) * 2 + 100) / 200);
}

/** Returns the profit as a share of the price, in whole percent. */
export const grossMarginPercent = (cost: number, price: number): number => Math.round(((price - cost) / price) * 100);

/** Returns the gross margin that a markup leaves, in whole percent. */
export const grossMarginOfMarkup = (markupPercent: number): number => grossMarginPercent(100, 100 + markupPercent);

const shippingCents = 999;
const taxPercent = 8;

export interface CheckoutTotals {
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

/** Calculates the demo: shipping 9.99, free over 50; tax 8% of the subtotal. */
export function checkoutTotals(subtotalCents: number): CheckoutTotals {
  const shipping = subtotalCents > freeShippingOverCents ? 0 : shippingCents;
  const taxCents = Math.floor((subtotalCents * taxPercent + 50) / 100);
  return { subtotalCents, shippingCents: shipping, taxCents, totalCents: subtotalCents + shipping + taxCents };
}
