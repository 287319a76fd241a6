import { describe, expect, it } from 'vitest';
import { getReceivedCents, toOwnDecimal, toReceivedDecimal } from './received-amount';

const paid = { amount_received: 1250 };

describe('what Stripe received', () => {
  it('is counted in the currency of the order', () => {
    expect(getReceivedCents({ currency: 'eur' }, paid)).toBe(1250);
    expect(getReceivedCents({ currency: 'jpy' }, paid)).toBe(125_000);
    expect(toReceivedDecimal({ currency: 'jpy' }, paid)).toBe('1250.00');
  });

  it.each([
    ['jpy', '1250.00'],
    ['eur', '12.50'],
    ['sek', '12.50'],
  ])('is shown in its own currency, %s', (currency, expected) => {
    expect(toOwnDecimal({ ...paid, currency })).toBe(expected);
  });
});
