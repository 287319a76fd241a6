/** Limits that forms, carts and services share. Imports no zod, because the first page of the storefront loads it. */

/** Rows on a page of a list, unless its query says otherwise. */
export const pageSize = 50;

/** Lines of one cart. */
export const cartLinesMax = 50;

/** Units of one product in a cart. */
export const quantityMax = 99;

/** Stock on hand of a dropshipped product, which the supplier keeps. */
export const dropshipStock = 999;

/** A larger subtotal is shipped free. */
export const freeShippingOverCents = 5000;

/** Stripe's minimum charge in US dollars. */
const minimumChargeCents = 50;

/** Returns the smallest order that a reward may discount: the rest must reach Stripe's minimum charge. */
export const rewardMinimumCents = (discountCents: number): number => discountCents + minimumChargeCents;
