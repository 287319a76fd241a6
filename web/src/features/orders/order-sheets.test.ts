import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { describe, expect, it } from 'vitest';
import { isOfSuppliers, toPicks, toSlipLines } from './order-sheets';

const line = (productId: number, name: string, quantity: number, shippedQuantity = 0, more: object = {}) =>
  ({
    id: productId,
    productId,
    name,
    quantity,
    shippedQuantity,
    refundedQuantity: 0,
    isDropshipped: false,
    toShip: quantity - shippedQuantity,
    ...more,
  }) as OrderDetail['items'][number];

describe('the pick list', () => {
  it('adds up what is left to ship by product, without what suppliers ship', () => {
    const orders = [
      { id: 7, status: 'confirmed' as const, items: [line(2, 'Mixer', 3, 1, { sku: 'MX-2' }), line(1, 'Cable', 1)] },
      {
        id: 9,
        status: 'processing' as const,
        items: [line(2, 'Mixer', 1), line(3, 'Lamp', 1, 0, { isDropshipped: true }), line(4, 'Stand', 2, 2)],
      },
    ];
    expect(toPicks(orders)).toEqual([
      { key: '1', name: 'Cable', units: 1, orderIds: [7] },
      { key: '2', name: 'Mixer', sku: 'MX-2', units: 3, orderIds: [7, 9] },
    ]);
  });

  it('adds up no lines that staff typed: each is another thing', () => {
    const typed = (id: number, name: string) => ({ id, status: 'confirmed' as const, items: [line(-1, name, 1)] });
    expect(toPicks([typed(7, 'Engraving: Ada'), typed(9, 'Gift wrap')]).map(({ name }) => name)).toEqual([
      'Engraving: Ada',
      'Gift wrap',
    ]);
  });

  it.each(['pending', 'cancelled', 'shipped', 'delivered'] as const)('lists nothing of a %s order', (status) => {
    expect(toPicks([{ id: 7, status, items: [line(1, 'Cable', 1)] }])).toEqual([]);
  });
});

describe('the packing slip', () => {
  const unitsOf = (status: OrderDetail['status'], ...items: OrderDetail['items']) =>
    toSlipLines({ id: 7, status, items }).map(({ name, units }) => [name, units]);

  it('lists what is left to ship, without what was refunded', () => {
    const items = [line(1, 'Cable', 3, 1, { refundedQuantity: 1, toShip: 1 }), line(2, 'Lamp', 2, 2)];
    expect(unitsOf('processing', ...items)).toEqual([['Cable', 1]]);
  });

  it('lists what shipped once nothing is left', () => {
    const refunded = line(2, 'Lamp', 2, 0, { refundedQuantity: 2, toShip: 0 });
    expect(unitsOf('shipped', line(1, 'Cable', 3, 3), refunded)).toEqual([['Cable', 3]]);
    expect(unitsOf('confirmed', refunded)).toEqual([]);
  });

  it('lists nothing that suppliers ship, before it left or after', () => {
    const supplied = line(2, 'Lamp', 2, 1, { isDropshipped: true });
    expect(unitsOf('processing', line(1, 'Cable', 3, 1), supplied)).toEqual([['Cable', 2]]);
    expect(unitsOf('processing', line(1, 'Cable', 1, 1), supplied)).toEqual([['Cable', 1]]);
    expect(unitsOf('processing', supplied)).toEqual([]);
  });

  it('is of no order that suppliers ship as a whole', () => {
    const [own, supplied] = [line(1, 'Cable', 1), line(2, 'Lamp', 2, 0, { isDropshipped: true })];
    const isSuppliers = (...items: OrderDetail['items']) => isOfSuppliers({ id: 7, status: 'confirmed', items });
    expect([isSuppliers(supplied), isSuppliers(own, supplied), isSuppliers()]).toEqual([true, false, false]);
    // What was refunded is not sent by anyone.
    expect(isSuppliers({ ...own, toShip: 0 }, supplied)).toBe(true);
  });

  it.each(['pending', 'cancelled'] as const)('lists nothing of a %s order', (status) => {
    expect(unitsOf(status, line(1, 'Cable', 1))).toEqual([]);
  });
});
