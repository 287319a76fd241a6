import { centsPerUnit, currencyCodes } from '@shopwright/contracts/currencies';
import { decimalFromCents, totalCents } from '@shopwright/contracts/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteOrder } from './quote-order';

const orders = fc.constantFrom(...currencyCodes).chain((currency) => {
  const cents = (max: number) => fc.nat({ max }).map((units) => units * centsPerUnit(currency));
  const line = fc.record({ price: cents(900_000).map(decimalFromCents), quantity: fc.integer({ min: 1, max: 99 }) });
  const rewardCents = fc.option(cents(5_000), { nil: undefined });
  return fc.record({ currency: fc.constant(currency), lines: fc.array(line, { maxLength: 20 }), rewardCents });
});

it('charges the sum of the lines less the reward, which is never more than they cost', () => {
  fc.assert(
    fc.property(orders, ({ currency, lines, rewardCents }) => {
      const reward = rewardCents === undefined ? undefined : { id: 1, discountCents: rewardCents };
      const subtotalCents = totalCents(lines);
      const discountCents = Math.min(rewardCents ?? 0, subtotalCents);
      expect(quoteOrder(lines, currency, reward)).toEqual({
        subtotalCents,
        discountCents,
        totalCents: subtotalCents - discountCents,
      });
    }),
  );
});

it('adds up prices that the currency cannot express, for the caller to refuse', () => {
  expect(quoteOrder([{ price: '10.50', quantity: 3 }], 'jpy').totalCents).toBe(3_150);
});
