import { type CheckoutTotals, checkoutTotals } from '@shopwright/contracts/money';

/** The first checkout's sums; a free-shipping reward takes the shipping off. */
export function demoTotals(subtotalCents: number, shipsFree: boolean): CheckoutTotals {
  const totals = checkoutTotals(subtotalCents);
  if (!shipsFree) return totals;
  return { ...totals, shippingCents: 0, totalCents: totals.totalCents - totals.shippingCents };
}
