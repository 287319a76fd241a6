import { expect, it } from 'vitest';
import { composeDocument } from './compose-document';

it('writes an invoice in the currency of its order', () => {
  const { rows, sums } = composeDocument({
    ...{ kind: 'receipt', languages: ['en', 'en'], invoice: { number: '2026-000001', issuedAt: new Date(0) } },
    seller: { name: 'Lamps', address: '', taxNumber: '', emailAddress: null },
    customer: { name: 'Ada', address: '', emailAddress: 'ada@example.com' },
    order: {
      ...{ id: 1, placedAt: new Date(0), paidCents: 125_000, discount: '0.00', total: '1250.00' },
      ...{ paymentIntentId: 'pi_1', currency: 'jpy', refunds: [{ amount: '250.00', at: new Date(0) }] },
      lines: [{ name: 'Lamp', quantity: 1, price: '1250.00' }],
    },
  });
  expect(rows).toEqual([['Lamp', '1', '¥1,250', '¥1,250']]);
  expect(sums.map(({ value }) => value)).toEqual(['¥1,250', '¥1,250', '-¥250', '¥1,000']);
});
