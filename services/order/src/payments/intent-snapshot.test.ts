import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRow } from '../db/schema';
import { readIntentCharges, readIntentLines, readIntentPaid, toIntentMetadata } from './intent-snapshot';

const order = { id: 7, reference: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', userId: 3, traceparent: null } as OrderRow;
const line = (productId: number, name = 'Lamp') => ({
  productId,
  quantity: 2,
  price: '19.99',
  name,
  isDropshipped: false,
});

describe('toIntentMetadata', () => {
  it('names the order, its account and its store, and no personal data', () => {
    const metadata = toIntentMetadata(order, [line(1)], 'https://shop.example.com');
    expect(metadata).toEqual({
      orderId: '7',
      orderReference: order.reference,
      userId: '3',
      store: 'https://shop.example.com',
      lines1: '[[1,2,1999,"Lamp",0]]',
    });
  });

  it('stays within the limits of Stripe, and is read as it was written', () => {
    const lines = fc.uniqueArray(
      fc.record({
        productId: fc.integer({ min: 1, max: 2_147_483_647 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        price: fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        isDropshipped: fc.boolean(),
      }),
      { selector: ({ productId }) => productId, minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(lines, (given) => {
        const metadata = toIntentMetadata(order, given, 'https://shop.example.com');
        expect(Object.keys(metadata).length).toBeLessThanOrEqual(50);
        for (const value of Object.values(metadata)) expect(Array.from(value).length).toBeLessThanOrEqual(500);
        const read = readIntentLines(metadata)?.map(({ name: _, ...rest }) => rest);
        const sorted = [...given].sort((a, b) => a.productId - b.productId);
        expect(read).toEqual(sorted.map(({ name: _, ...rest }) => rest));
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    const [one, other] = [line(1), line(2)];
    expect(toIntentMetadata(order, [one, other], 's')).toEqual(toIntentMetadata(order, [other, one], 's'));
  });

  it('leaves names out that do not fit', () => {
    const long = Array.from({ length: 50 }, (_, index) => line(index + 1, '"\\'.repeat(300)));
    const metadata = toIntentMetadata(order, long, 's');
    expect(Object.keys(metadata).length).toBeLessThanOrEqual(50);
    expect(readIntentLines(metadata)).toHaveLength(50);
  });
});

describe('readIntentLines', () => {
  it.each([{}, { lines1: '[]' }, { lines1: '[[1,2' }, { lines1: '[[0,1,1,"x",0]]' }, { lines2: '[[1,1,1,"x",0]]' }])(
    'reads nothing from %j',
    (metadata) => {
      expect(readIntentLines(metadata as Record<string, string>)).toBeUndefined();
    },
  );
});

describe('the charges of an intent', () => {
  const none = { code: null, isReward: false, shippingAmount: null, rate: null, taxable: null, isIncluded: null };
  const charges = [
    { ...none, type: 'discount' as const, subjectId: '12', name: 'Ten percent', amount: '2.00' },
    { ...none, type: 'discount' as const, subjectId: 'reward-3', name: 'Reward', amount: '10.00', isReward: true },
    { ...none, type: 'shipping' as const, subjectId: 'de-standard', name: 'Standard', amount: '4.90' },
    {
      ...none,
      type: 'tax' as const,
      subjectId: 'de-19',
      name: 'VAT',
      amount: '3.65',
      rate: 19_000,
      taxable: '19.25',
      isIncluded: true,
    },
  ];

  it('are read as they were written, with what each line costs, within the limits of Stripe', () => {
    const lines = [
      { ...line(2), paid: '18.00' },
      { ...line(1), paid: '0.00' },
    ];
    const metadata = toIntentMetadata(order, lines, 's', charges);
    expect(readIntentCharges(metadata)).toEqual(charges);
    expect(readIntentPaid(metadata)).toEqual(['0.00', '18.00']);
    const many = Array.from({ length: 50 }, (_, index) => ({ ...line(index + 1, 'x'.repeat(300)), paid: '999999.99' }));
    const full = toIntentMetadata(order, many, 's', Array(20).fill({ ...charges[3], name: 'x'.repeat(80) }));
    expect(Object.keys(full).length).toBeLessThanOrEqual(50);
    expect([readIntentLines(full)?.length, readIntentPaid(full)?.length, readIntentCharges(full)?.length]).toEqual([
      50, 50, 20,
    ]);
  });

  it('are none of an order without', () => {
    expect(readIntentCharges(toIntentMetadata(order, [line(1)], 's'))).toBeUndefined();
  });
});
