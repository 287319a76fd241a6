import { describe, expect, it } from 'vitest';
import { currencyCodes, floorToPayable, fromStripeAmount, isPayable, toStripeAmount } from './currencies';

describe('an amount at Stripe', () => {
  it.each([
    [24_900, 'usd', 24_900],
    [24_901, 'eur', 24_901],
    [24_900, 'jpy', 249],
    [100, 'jpy', 1],
    [0, 'jpy', 0],
    [99_999_900, 'jpy', 999_999],
  ] as const)('%d cents of %s are %d', (cents, currency, amount) => {
    expect(toStripeAmount(cents, currency)).toBe(amount);
    expect(fromStripeAmount(amount, currency)).toBe(cents);
  });

  it('is never a part of a yen', () => {
    for (const cents of [1, 99, 24_950]) {
      expect(isPayable(cents, 'jpy')).toBe(false);
      expect(() => toStripeAmount(cents, 'jpy')).toThrow(RangeError);
      expect(isPayable(cents, 'usd')).toBe(true);
    }
  });

  it.each(currencyCodes)('comes back as it was sent in %s', (currency) => {
    for (let cents = 0; cents < 100_000; cents += 700) {
      const payable = floorToPayable(cents, currency);
      expect(fromStripeAmount(toStripeAmount(payable, currency), currency)).toBe(payable);
    }
  });
});
