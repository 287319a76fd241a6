import { freeShippingOverCents } from './limits';

/** Returns cost × (1 + margin / 100), rounded half up to a cent. */
export function sellingPriceCents(costCents: number, marginPercent: number): number {
  return Math.floor((costCents * (100 + marginPercent) * 2 + 100) / 200);
}

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
