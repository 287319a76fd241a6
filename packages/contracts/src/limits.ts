/** Imports no zod: the first page of the storefront loads it. */

/** Default rows on a page. */
export const pageSize = 50;

export const cartLinesMax = 50;

export const quantityMax = 99;

/** The tax class of a product until its store chooses another. */
export const defaultTaxClass = 'standard';

/** Of one unit. */
export const weightMaxGrams = 1_000_000;

/** Kept by the supplier. */
export const dropshipStock = 999;

/** A larger subtotal is shipped free. */
export const freeShippingOverCents = 5000;

const minimumChargeCents = 50;

/** Leaves Stripe's minimum charge to pay. */
export const rewardMinimumCents = (discountCents: number): number => discountCents + minimumChargeCents;

/** Of one product. */
export const optionsMax = 3;
export const optionValuesMax = 100;
export const variantsMax = 250;
