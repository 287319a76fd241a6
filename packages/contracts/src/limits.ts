/** Limits that forms, carts and services share. No zod here: the storefront's first page imports this file. */

/** Lines of one cart. */
export const cartLinesMax = 50;

/** Pieces of one product in a cart. */
export const quantityMax = 99;

/** Stock of a dropshipped product: the supplier has it. */
export const dropshipStock = 999;

/** Stripe charges no less than this in US dollars. */
export const minimumChargeCents = 50;

/** The smallest order that a reward is for: what it leaves to pay must be something that Stripe charges. */
export const rewardMinimumCents = (discountCents: number): number => discountCents + minimumChargeCents;
