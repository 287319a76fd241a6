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
