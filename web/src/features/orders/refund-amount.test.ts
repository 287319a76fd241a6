import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { describe, expect, it } from 'vitest';
import { estimateRefundCents } from './refund-amount';

const line = (id: number, price: string, quantity: number, refundedQuantity = 0): OrderDetail['items'][number] => ({
  id,
  price,
  quantity,
  refundedQuantity,
  productId: id,
  name: 'Mixer',
  image: '/m.webp',
  isDropshipped: false,
  shippedQuantity: 0,
  toShip: quantity - refundedQuantity,
});
const payment = (amountPaid: string, refundable: string) => ({
  paymentIntentId: 'pi_1',
  reviewReason: null,
  amountPaid,
  refundable,
});

describe('what a refund of units comes to', () => {
  it('is their share of what was paid, rounded down', () => {
    const order = { items: [line(1, '10.00', 2), line(2, '5.00', 1)], payment: payment('20.00', '20.00') };
    expect(estimateRefundCents(order, new Map([[1, 1]]))).toBe(800);
    expect(estimateRefundCents(order, new Map())).toBe(0);
  });

  it('is all that is left with the last units', () => {
    const order = { items: [line(1, '10.00', 3, 2)], payment: payment('30.00', '9.99') };
    expect(estimateRefundCents(order, new Map([[1, 1]]))).toBe(999);
  });

  it('is their share also above what is left, which the server refuses', () => {
    const paid = { items: [line(1, '10.00', 3)], payment: payment('30.00', '4.00') };
    expect(estimateRefundCents(paid, new Map([[1, 1]]))).toBe(1000);
  });
});
