import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { quote } from '@shopwright/contracts/pricing/quote';
import { quoteInputs } from '@shopwright/contracts/pricing/test-quote-inputs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cost } from '../db/invoice-tables';
import { toCharges } from '../orders/total-rows';
import { toCosts } from './cost-of-sale';
import { cutCost, shareRefund } from './share-refund';

const sum = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + centsFromDecimal(amount), 0);
const paidOf = (costs: readonly Cost[]): number => sum(costs.map(({ paid }) => paid));
const taxOf = (costs: readonly Cost[]): number => sum(costs.flatMap(({ taxes }) => taxes.map(({ amount }) => amount)));

/** Sales whose amounts are of the size of an order. */
const sales = quoteInputs
  .map((input) => ({ input, quoted: quote(input) }))
  .filter(({ quoted }) => quoted.total > 0 && quoted.total < 99_999_999)
  .map(({ input, quoted }) => {
    const { lines, exemption = null, total } = quoted;
    const costs = toCosts({ input, lines, exemption }, toCharges(quoted), decimalFromCents(total));
    return { step: input.step, quoted, costs: [...costs.lines.values(), ...costs.shipping] };
  });

it('costs add up to the total and to the taxes of an order', () => {
  fc.assert(
    fc.property(sales, ({ quoted, costs }) => {
      expect(paidOf(costs)).toBe(quoted.total);
      expect(taxOf(costs)).toBe(quoted.totals.reduce((all, row) => all + (row.type === 'tax' ? row.amount : 0), 0));
    }),
  );
});

it('refunds in any parts return what each cost was, and its taxes', () => {
  fc.assert(
    fc.property(
      sales,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      ({ step, ...sale }, cuts) => {
        let left = sale.quoted.total;
        const taken = sale.costs.map(() => 0);
        const taxes: number[] = [];
        for (const share of [...cuts, 1]) {
          const amount = share === 1 ? left : Math.floor((left * share) / step) * step;
          const portions = shareRefund(
            amount,
            sale.costs.map((cost, index) => ({ cost, takenCents: taken[index] ?? 0, unitsCents: 0 })),
            step,
          );
          const parts = sale.costs.map((cost, index) => cutCost(cost, taken[index] ?? 0, portions[index] ?? 0, step));
          expect(paidOf(parts)).toBe(amount);
          taxes.push(taxOf(parts));
          portions.forEach((cents, index) => {
            taken[index] = (taken[index] ?? 0) + cents;
          });
          left -= amount;
        }
        expect(taken).toEqual(sale.costs.map(({ paid }) => centsFromDecimal(paid)));
        expect(taxes.reduce((all, amount) => all + amount, 0)).toBe(taxOf(sale.costs));
      },
    ),
    { numRuns: 30 },
  );
});

it('takes what units are worth from their line, and the rest from what is left', () => {
  const cost = (paid: string): Cost => ({ paid, taxes: [] });
  const shares = shareRefund(
    1_490,
    [
      { cost: cost('20.00'), takenCents: 0, unitsCents: 1000 },
      { cost: cost('4.90'), takenCents: 0, unitsCents: 0 },
    ],
    1,
  );
  expect(shares.reduce((all, cents) => all + cents, 0)).toBe(1490);
  expect(shares[0]).toBeGreaterThanOrEqual(1000);
});
