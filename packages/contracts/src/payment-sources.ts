/** An invoice is paid after the order is confirmed. */
export const offlineMethods = ['cash', 'transfer', 'invoice'] as const;

/** Where the money of an order comes from: each has one. */
export const paymentSources = ['stripe', ...offlineMethods] as const;
export type PaymentSource = (typeof paymentSources)[number];
