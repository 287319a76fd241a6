import { expect, it } from 'vitest';
import { composeDocument } from './compose-document';

it('writes an invoice in the currency of its order', () => {
  const { rows, sums } = composeDocument({
    kind: 'receipt',
    languages: ['en', 'en'],
    number: '2026-000001',
    issuedAt: new Date(0),
    orderId: 1,
    seller: { name: 'Lamps', address: '', taxNumber: '', emailAddress: null },
    customer: { name: 'Ada', address: '', emailAddress: 'ada@example.com' },
    content: {
      languages: ['en', 'en'],
      placedAt: '2026-01-01T00:00:00.000Z',
      currency: 'jpy',
      discount: '0.00',
      total: '1250.00',
      paid: '1250.00',
      lines: [{ name: 'Lamp', quantity: 1, price: '1250.00' }],
    },
    payment: { id: 'pi_1', paidCents: 125_000, refunds: [{ amount: '250.00', at: new Date(0) }] },
  });
  expect(rows).toEqual([['Lamp', '1', '¥1,250', '¥1,250']]);
  expect(sums.map(({ value }) => value)).toEqual(['¥1,250', '¥1,250', '-¥250', '¥1,000']);
});

it('writes the rows of an order with shipping, tax and discounts, and why a business pays no tax', () => {
  const source = {
    kind: 'invoice' as const,
    languages: ['en', 'de'] as ['en', 'de'],
    number: '2026-000001',
    issuedAt: new Date(0),
    orderId: 1,
    seller: { name: 'Lamps', address: '', taxNumber: '', emailAddress: null },
    customer: { name: 'Ada', address: '', emailAddress: 'ada@example.com' },
    content: {
      languages: ['en', 'de'] as ['en', 'de'],
      placedAt: '2026-01-01T00:00:00.000Z',
      currency: 'eur' as const,
      discount: '2.00',
      total: '22.90',
      paid: '22.90',
      lines: [
        {
          name: 'Lamp',
          quantity: 1,
          price: '20.00',
          cost: { paid: '18.00', taxes: [{ label: 'VAT', rate: '19', net: '15.13', amount: '2.87' }] },
        },
      ],
      shipping: [{ paid: '4.90', taxes: [], untaxed: 'intra_community' as const }],
      totals: [
        { type: 'subtotal' as const, label: 'Subtotal', amount: '20.00' },
        { type: 'discount' as const, label: 'Ten percent', code: 'TEN', amount: '2.00' },
        { type: 'shipping' as const, label: 'Standard', amount: '4.90' },
        { type: 'tax' as const, label: 'VAT', amount: '3.65', rate: '19', taxable: '19.25', isIncluded: true },
        { type: 'total' as const, label: 'Total', amount: '22.90' },
      ],
      vatNumber: 'ATU12345675',
    },
    payment: { id: '', paidCents: 2290, refunds: [] },
  };
  const { sums, rows, parties, notes } = composeDocument(source);
  expect(rows).toEqual([['Lamp', '1', '€20.00', '19 %', '€15.13', '€20.00']]);
  expect(sums).toEqual([
    { label: 'Subtotal / Zwischensumme', value: '€20.00' },
    { label: 'Discount / Rabatt: TEN', value: '-€2.00' },
    { label: 'Shipping / Versand: Standard', value: '€4.90' },
    { label: 'Included tax / Enthaltene Steuer: VAT 19 % (Net amount / Nettobetrag €19.25)', value: '€3.65' },
    { label: 'Total / Gesamt', value: '€22.90' },
    { label: 'Paid / Bezahlt', value: '€22.90' },
  ]);
  expect(parties[1]?.lines.at(-1)).toBe('VAT number / USt-IdNr.: ATU12345675');
  expect(notes).toEqual(['VAT-exempt intra-Community supply of goods / Steuerfreie innergemeinschaftliche Lieferung']);

  const arabic = composeDocument({
    ...source,
    languages: ['ar', 'de'],
    customer: { ...source.customer, address: 'Torstraße 1\n10115 Berlin\nGermany' },
  });
  // What is not Arabic keeps its direction: "19 %" stands behind "VAT".
  expect(arabic.sums[3]?.label.split(': ')[1]).toMatch(
    /^\u2068VAT 19 %\u2069 \(.+ \/ \u2068Nettobetrag\u2069 \u2068.+\u2069\)$/,
  );
  expect(arabic.parties[1]?.lines).toContain('ألمانيا');
});
