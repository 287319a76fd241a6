import type { PastOrderValues } from './read-past-order';

/** As other shops write that an order was not paid, or that its payment went back, in the languages whose columns are known. */
const unpaid = [
  /cancel|void|(?<!partially[ _-])refunded|failed|pending|unpaid|authorized|expired|on[ _-]?hold|draft|trash/i,
  /storn|abgebrochen|(?<!teilweise )erstattet|fehlgeschlagen|ausstehend|offen|unbezahlt|wartend|entwurf/i,
  /annul|(?<!partiellement )rembours|échou|en attente|impay|brouillon|expir/i,
  /anulad|(?<!parcialmente )(reembols|devuelt)|fallid|fracassad|falhad|pendente|pendiente|en espera|aguardando|borrador|rascunho/i,
];

/** Points follow amounts in the currency of the store, of orders that were paid and whose money did not go back. */
export const earnsPoints = ({ status, currency }: PastOrderValues, storeCurrency: string): boolean =>
  currency === storeCurrency.toUpperCase() && !unpaid.some((words) => words.test(status));
