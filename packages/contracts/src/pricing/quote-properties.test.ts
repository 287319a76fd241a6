import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from './goods';
import { type Quote, type QuoteInput, quote } from './quote';
import { refundUnits } from './refund';
import type { TaxSettings } from './tax';
import { berlin, day, quoteInputs, quoteLines, taxRates } from './test-quote-inputs';
import type { TotalRow } from './total-rows';

const rowsOf = <T extends TotalRow['type']>({ totals }: Quote, type: T) =>
  totals.filter((row): row is Extract<TotalRow, { type: T }> => row.type === type);

const sumRows = (quoted: Quote, type: TotalRow['type']) => sumOf(rowsOf(quoted, type), ({ amount }) => amount);

const chosenOf = ({ shippingChoices }: Quote, { shippingChoiceId }: QuoteInput) =>
  shippingChoices.find(({ id }) => id === shippingChoiceId);

const check = (property: (input: QuoteInput, quoted: Quote) => void) =>
  fc.assert(fc.property(quoteInputs, (input) => property(input, quote(input))));

describe('a quote', () => {
  it('has rows that add up to its total', () => {
    check((_, quoted) => {
      const added = sumOf(rowsOf(quoted, 'tax'), ({ amount, isIncluded }) => (isIncluded ? 0 : amount));
      const sum = sumRows(quoted, 'subtotal') - sumRows(quoted, 'discount') + sumRows(quoted, 'shipping') + added;
      expect(sum).toBe(quoted.total);
      expect(sumRows(quoted, 'total')).toBe(quoted.total);
    });
  });

  it('has lines and a chosen shipping that add up to its total', () => {
    check((input, quoted) => {
      const chosen = chosenOf(quoted, input);
      const added = input.tax?.pricesIncludeTax ? [] : (chosen?.taxes ?? []);
      const shipping = chosen ? chosen.price - chosen.discount + sumOf(added, ({ amount }) => amount) : 0;
      expect(sumOf(quoted.lines, ({ paid }) => paid) + shipping).toBe(quoted.total);
    });
  });

  it('allocates every discount and every tax to lines and shipping completely', () => {
    check((input, quoted) => {
      for (const { id, amount, shippingAmount } of rowsOf(quoted, 'discount')) {
        const allocated = quoted.lines.flatMap(({ discounts }) =>
          discounts.filter(({ discountId }) => discountId === id),
        );
        expect(sumOf(allocated, (one) => one.amount) + shippingAmount).toBe(amount);
      }
      expect(sumOf(rowsOf(quoted, 'discount'), ({ shippingAmount }) => shippingAmount)).toBe(
        chosenOf(quoted, input)?.discount ?? 0,
      );
      const parts = [...quoted.lines.flatMap(({ taxes }) => taxes), ...(chosenOf(quoted, input)?.taxes ?? [])];
      expect(sumOf(parts, ({ amount }) => amount)).toBe(sumRows(quoted, 'tax'));
    });
  });

  it('charges each line its gross less discounts and with added tax', () => {
    check((input, quoted) => {
      expect(quoted.lines.map(({ id }) => id)).toEqual(input.lines.map(({ id }) => id));
      quoted.lines.forEach(({ unitPrice, gross, discounts, taxes, paid }, index) => {
        expect(gross).toBe(unitPrice * (input.lines[index]?.quantity ?? 0));
        const added = input.tax?.pricesIncludeTax ? 0 : sumOf(taxes, ({ amount }) => amount);
        expect(paid).toBe(gross - sumOf(discounts, ({ amount }) => amount) + added);
      });
    });
  });

  it('has no negative amount, and none that the currency cannot express', () => {
    check(({ step }, quoted) => {
      const amounts = [
        quoted.total,
        ...quoted.totals.map(({ amount }) => amount),
        ...quoted.lines.flatMap(({ unitPrice, gross, paid }) => [unitPrice, gross, paid]),
        ...quoted.lines.flatMap(({ discounts, taxes }) => [...discounts, ...taxes].map(({ amount }) => amount)),
        ...quoted.lines.flatMap(({ taxes }) => taxes.map(({ taxable }) => taxable)),
        ...quoted.shippingChoices.flatMap(({ price, discount, taxes }) => [
          price,
          discount,
          price - discount,
          ...taxes.flatMap(({ amount, taxable }) => [amount, taxable]),
        ]),
      ];
      expect(amounts.filter((amount) => !(amount >= 0) || amount % step !== 0)).toEqual([]);
    });
  });

  it('does not depend on the order of lines and discounts', () => {
    fc.assert(
      fc.property(
        quoteInputs.chain((input) =>
          fc.record({
            input: fc.constant(input),
            lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
            discounts: fc.shuffledSubarray([...(input.discounts ?? [])], { minLength: input.discounts?.length ?? 0 }),
          }),
        ),
        ({ input, lines, discounts }) => {
          const byId = (quoted: Quote) => ({
            ...quoted,
            lines: [...quoted.lines].sort((a, b) => (a.id < b.id ? -1 : 1)),
            refused: quoted.refused.map((one) => JSON.stringify(one)).sort(),
          });
          expect(byId(quote({ ...input, lines, discounts }))).toEqual(byId(quote(input)));
        },
      ),
    );
  });

  it('lists each way of shipping at the price that it has once it is chosen', () => {
    check((input) => {
      // Of discounts that do not combine, another may be the cheapest then, and another tax may be taken out of a price.
      const discounts = input.discounts?.map((discount) => ({ ...discount, combines: true }));
      const cart = { ...input, discounts, exemption: undefined };
      for (const { id, price, discount, taxes } of quote(cart).shippingChoices) {
        const chosen = quote({ ...cart, shippingChoiceId: id });
        expect(rowsOf(chosen, 'shipping')).toMatchObject([{ id, amount: price }]);
        expect(chosenOf(chosen, { ...cart, shippingChoiceId: id })).toMatchObject({ price, discount, taxes });
      }
    });
  });

  it('charges no tax, and contains none, where the customer is exempt', () => {
    check((input) => {
      if (!input.tax) return;
      const exempt = quote({ ...input, exemption: 'exempt' });
      expect(rowsOf(exempt, 'tax')).toEqual([]);
      expect(exempt.lines.flatMap(({ taxes }) => taxes)).toEqual([]);
    });
  });

  it('never costs more than with one of the exclusive discounts alone', () => {
    check((input, quoted) => {
      for (const one of input.discounts?.filter(({ combines, isReward }) => !combines && !isReward) ?? []) {
        const rewards = input.discounts?.filter(({ isReward }) => isReward) ?? [];
        const alone = quote({ ...input, discounts: [one, ...rewards] });
        const isApplicable = alone.totals.some((row) => row.type === 'discount' && row.id === one.id && row.amount > 0);
        if (isApplicable) expect(quoted.total).toBeLessThanOrEqual(alone.total);
      }
    });
  });
});

describe('prices with and without tax', () => {
  const scenario = fc
    .constantFrom(1, 10, 100)
    .chain((step) => fc.record({ step: fc.constant(step), lines: quoteLines(step), rates: taxRates }));
  const settings = (rates: TaxSettings['rates'], pricesIncludeTax: boolean): TaxSettings => ({
    pricesIncludeTax,
    basis: 'destination',
    origin: berlin,
    rates,
    shippingTax: 'proportional',
  });

  it('agree within one step for each line and rate', () => {
    fc.assert(
      fc.property(scenario, ({ step, lines, rates }) => {
        const input = { step, day, lines, destination: berlin };
        const net = quote({ ...input, tax: settings(rates, false) });
        const grossLines = lines.map((one, index) => ({ ...one, quantity: 1, unitPrice: net.lines[index]?.paid ?? 0 }));
        const gross = quote({ ...input, lines: grossLines, tax: settings(rates, true) });
        expect(gross.total).toBe(net.total);
        net.lines.forEach(({ taxes }, index) => {
          const contained = gross.lines[index]?.taxes ?? [];
          expect(contained.map(({ rateId }) => rateId)).toEqual(taxes.map(({ rateId }) => rateId));
          taxes.forEach(({ amount }, at) => {
            expect(Math.abs((contained[at]?.amount ?? 0) - amount)).toBeLessThanOrEqual(step * taxes.length);
          });
        });
      }),
    );
  });
});

describe('refunds of a quoted order', () => {
  it('return exactly what was paid, in whatever parts and order', () => {
    fc.assert(
      fc.property(quoteInputs, fc.infiniteStream(fc.nat()), (input, random) => {
        const { lines, total } = quote(input);
        const next = (below: number) => Number(random.next().value) % below;
        const open = lines.map(({ paid }, index) => ({
          paid,
          quantity: input.lines[index]?.quantity ?? 0,
          refundedQuantity: 0,
        }));
        let refunded = 0;
        for (let left = [...open]; left.length > 0; left = left.filter((one) => one.refundedQuantity < one.quantity)) {
          const one = left[next(left.length)] ?? left[0];
          if (!one) break;
          const units = 1 + next(one.quantity - one.refundedQuantity);
          const amount = refundUnits(one, units, input.step);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount % input.step).toBe(0);
          refunded += amount;
          one.refundedQuantity += units;
        }
        expect(refunded).toBe(sumOf(lines, ({ paid }) => paid));
        expect(refunded).toBeLessThanOrEqual(total);
      }),
    );
  });
});
