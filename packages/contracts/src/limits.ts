/** Imports no zod: the first page of the storefront loads it. */

/** Default rows on a page. */
export const pageSize = 50;

export const cartLinesMax = 50;

/** Of one product. */
export const quantityMax = 99;

/** Kept by the supplier. */
export const dropshipStock = 999;

/** A larger subtotal is shipped free. */
export const freeShippingOverCents = 5000;

/** In US dollars. */
const minimumChargeCents = 50;

/** The rest must reach Stripe's minimum charge. */
export const rewardMinimumCents = (discountCents: number): number => discountCents + minimumChargeCents;
