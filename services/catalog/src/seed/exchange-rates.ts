import type { ForeignCurrency } from '@shopwright/contracts/http/exchange-rates';

/** The day on which a dollar bought about this much. */
export const seedRatesAsOf = new Date('2026-11-21T00:00:00Z');

export const seedRates: Record<ForeignCurrency, string> = {
  EUR: '0.86',
  CNY: '7.1',
  JPY: '155',
  BRL: '5.4',
  SAR: '3.75',
};
