import type { PastOrderValues } from './read-past-order';

/** As other shops write that an order was not paid, or that its payment went back. */
const unpaid =
  /cancel|void|(?<!partially[ _-])refunded|failed|pending|unpaid|authorized|expired|on[ _-]?hold|draft|trash/i;

/** Points follow amounts in the currency of the store, of orders that were paid and whose money did not go back. */
export const earnsPoints = ({ status, currency }: PastOrderValues, storeCurrency: string): boolean =>
  currency === storeCurrency.toUpperCase() && !unpaid.test(status);
