import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { expect, it } from 'vitest';
import { toPicks } from './to-picks';

const line = (productId: number, name: string, quantity: number, shippedQuantity = 0, isDropshipped = false) =>
  ({
    id: productId,
    productId,
    name,
    quantity,
    shippedQuantity,
    refundedQuantity: 0,
    isDropshipped,
  }) as OrderDetail['items'][number];

it('adds up what is left to ship by product, without what suppliers ship', () => {
  const orders = [
    { id: 7, items: [line(2, 'Mixer', 3, 1), line(1, 'Cable', 1)] },
    { id: 9, items: [line(2, 'Mixer', 1), line(3, 'Lamp', 1, 0, true), line(4, 'Stand', 2, 2)] },
  ];
  expect(toPicks(orders)).toEqual([
    { productId: 1, name: 'Cable', pieces: 1, orderIds: [7] },
    { productId: 2, name: 'Mixer', pieces: 3, orderIds: [7, 9] },
  ]);
});
