import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { type Quote, type QuoteInput, quote } from '@shopwright/contracts/pricing/quote';
import { quoteInputs } from '@shopwright/contracts/pricing/test-quote-inputs';
import { leaf, node } from '@shopwright/service-kit/xml';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cost, InvoiceContent } from '../db/invoice-tables';
import { toCharges, toTotalRows } from '../orders/total-rows';
import { toCosts } from './cost-of-sale';
import { addUpTotals, sumOf, toInvoiceAmounts } from './e-invoice-amounts';
import { parseAddress } from './e-invoice-parties';

/** What was invoiced for a cart, in a store that charges one kind of tax, or says why none. */
const contents = quoteInputs
  .filter(({ step }) => step !== 10)
  .map((input) => {
    const rates = input.tax?.rates.map((rate) => ({ ...rate, kind: 'vat' })) ?? [];
    const sold = { ...input, tax: input.tax && { ...input.tax, rates } };
    return { input: sold, quoted: quote(sold) };
  })
  .filter(({ quoted }) => quoted.subtotal < 50_000_000 && quoted.total < 99_999_999)
  .map(({ input, quoted }) => ({ total: quoted.total, content: toContent(input, quoted) }));

function toContent(input: QuoteInput, quoted: Quote): InvoiceContent {
  const { exemption = null, lines, subtotal, total } = quoted;
  const charges = toCharges(quoted);
  const costs = toCosts({ input, lines, exemption }, charges, decimalFromCents(total));
  const explain = (cost: Cost | undefined): Cost | undefined =>
    cost && (cost.taxes.length > 0 ? cost : { untaxed: 'export', ...cost });
  return {
    languages: ['en', 'en'],
    currency: input.step === 100 ? 'jpy' : 'eur',
    placedAt: '',
    lines: lines.map((line, index) => ({
      name: line.id,
      quantity: input.lines[index]?.quantity ?? 1,
      price: decimalFromCents(line.unitPrice),
      cost: explain(costs.lines.get(input.lines[index]?.productId ?? 0)),
    })),
    discount: '0.00',
    total: decimalFromCents(total),
    paid: decimalFromCents(total),
    shipping: costs.shipping.flatMap((cost) => explain(cost) ?? []),
    totals: toTotalRows(charges, decimalFromCents(subtotal), decimalFromCents(total)),
  };
}

describe('the amounts of an e-invoice', () => {
  it('add up to the order and, for each rate, to what it was charged on', () => {
    fc.assert(
      fc.property(contents, ({ content, total }) => {
        const amounts = toInvoiceAmounts(content);
        const totals = addUpTotals(amounts);
        expect(totals.totalCents).toBe(total);
        expect(totals.taxCents).toBe(
          sumOf((content.totals ?? []).map(({ type, amount }) => (type === 'tax' ? centsFromDecimal(amount) : 0))),
        );
        for (const { category, netCents, taxCents } of amounts.taxes) {
          const own = (list: typeof amounts.charges) =>
            list.filter((one) => one.category.code === category.code && +one.category.rate === +category.rate);
          const net = (list: typeof amounts.charges) => sumOf(own(list).map((one) => one.netCents));
          // BR-S-08 and its like, to the cent.
          expect(net(amounts.lines) - net(amounts.allowances) + net(amounts.charges)).toBe(netCents);
          // BR-S-09: rounded by line, in steps of the currency.
          const roundings = (own(amounts.lines).length + own(amounts.charges).length + 1) * 100;
          expect(Math.abs(taxCents - (netCents * Number(category.rate)) / 100)).toBeLessThan(roundings);
        }
        for (const { netCents } of [...amounts.lines, ...amounts.allowances, ...amounts.charges])
          expect(netCents).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });

  it('422 for a line without a tax and without a reason, and for one with two taxes', () => {
    const tax = { label: 'VAT', rate: '19', net: '1.00', amount: '0.19' };
    for (const taxes of [[], [tax, tax]]) {
      const content = { lines: [{ name: 'Lamp', quantity: 1, price: '1.00', cost: { paid: '1.00', taxes } }] };
      expect(() => toInvoiceAmounts(content as unknown as InvoiceContent)).toThrow(
        expect.objectContaining({ code: 'unprocessable', fields: [expect.objectContaining({ path: 'taxes' })] }),
      );
    }
  });
});

it.each([
  ['Torstraße 61\n10119 Berlin\nGermany', 'DE', { lines: ['Torstraße 61'], postalCode: '10119', city: 'Berlin' }],
  ['Lamps\nWeg 12345\nD-10119 Berlin', 'DE', { lines: ['Weg 12345'], postalCode: '10119', city: 'Berlin' }],
  ['Dam 1, 1012 JS Amsterdam', 'NL', undefined],
  ['Dam 1\n1012 JS Amsterdam', 'NL', { postalCode: '1012 JS', city: 'Amsterdam' }],
  ['1 Main St\nDublin D02 XY45', 'IE', { postalCode: 'D02 XY45', city: 'Dublin' }],
  ['Rua 1\n1100-148 Lisboa', 'PT', { postalCode: '1100-148', city: 'Lisboa' }],
  ['Berlin', 'DE', undefined],
])('reads the address %j in %s', (text, country, expected) => {
  const parsed = parseAddress(text, country, 'Lamps');
  if (expected) expect(parsed).toMatchObject(expected);
  else expect(parsed).toBeUndefined();
});

it('writes text that is no XML, and leaves out what is empty', () => {
  const text = leaf('a', 'A & B <c>\u0000\ud800 "d"', { e: 'f"g' });
  expect(text).toBe('<a e="f&quot;g">A &amp; B &lt;c&gt; &quot;d&quot;</a>');
  expect(node('b', leaf('a', ''), node('c'))).toBe('');
});
