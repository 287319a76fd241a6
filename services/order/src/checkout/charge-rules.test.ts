import { currencies, currencyCodes, isPayable } from '@shopwright/contracts/currencies';
import { rewardOffers } from '@shopwright/contracts/http/rewards';
import { formatMoney, maxCents } from '@shopwright/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertPayable } from './checkout-rules';

const { discountCents } = rewardOffers['ten-dollars'];

describe('assertPayable', () => {
  it.each([
    [49, 0, 'The smallest payment is $0.50'],
    [1049, discountCents, 'This reward is for orders of $10.50 or more'],
    [20, discountCents, 'This reward is for orders of $10.50 or more'],
    [maxCents + 1, 0, 'The largest payment is $999,999.99'],
  ])('refuses %i cents less %i', (linesCents, discount, message) => {
    expect(() => assertPayable(linesCents, discount, 'usd')).toThrow(message);
  });

  it.each(currencyCodes)('names the least amount of %s', (currency) => {
    const { minimumCents } = currencies[currency];
    expect(() => assertPayable(minimumCents, 0, currency)).not.toThrow();
    expect(() => assertPayable(minimumCents - 1, 0, currency)).toThrow(formatMoney(minimumCents, 'en', currency));
  });

  it('names the reward where the reward is what does not fit, and only there', () => {
    const fieldsOf = (linesCents: number, discount: number) => {
      try {
        assertPayable(linesCents, discount, 'usd');
        return 'payable';
      } catch (error) {
        return (error as { fields?: { path: string }[] }).fields?.map(({ path }) => path);
      }
    };
    expect(fieldsOf(1049, discountCents)).toEqual(['rewardId']);
    expect(fieldsOf(49, 0)).toBeUndefined();
  });

  it('lets through exactly what leaves something that Stripe charges', () => {
    const currency = fc.constantFrom(...currencyCodes);
    const lines = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: maxCents + 2000 }));
    fc.assert(
      fc.property(lines, fc.constantFrom(0, discountCents), currency, (linesCents, discount, currency) => {
        const toPay = linesCents - discount;
        const check = () => assertPayable(linesCents, discount, currency);
        if (toPay >= currencies[currency].minimumCents && toPay <= maxCents && isPayable(toPay, currency))
          expect(check).not.toThrow();
        else expect(check).toThrow();
      }),
    );
  });
});
