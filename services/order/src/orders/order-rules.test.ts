import { type OrderStatus, orderStatuses } from '@shopwright/contracts/http/orders';
import { describe, expect, it } from 'vitest';
import {
  findCancelError,
  findMoveError,
  findRefundError,
  findShipError,
  getPaymentState,
  listMoves,
  toLeftCents,
} from './order-rules';

type State = Parameters<typeof findMoveError>[0];

const order = (status: OrderStatus, changes: Partial<State> = {}): State => ({
  status,
  total: '20.00',
  reducedTotal: '0.00',
  amountPaid: '20.00',
  refundedTotal: '0.00',
  disputedTotal: '0.00',
  placedAt: new Date(),
  reviewReason: null,
  shipmentState: 'none',
  paymentSource: 'stripe',
  ...changes,
});

const allowed: [OrderStatus, OrderStatus][] = [
  ['confirmed', 'processing'],
  ['processing', 'shipped'],
  ['shipped', 'delivered'],
  ['confirmed', 'cancelled'],
  ['processing', 'cancelled'],
];

describe('findMoveError', () => {
  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

  it.each(pairs)('%s → %s', (from, to) => {
    const error = findMoveError(order(from), to, 1);
    if (allowed.some(([a, b]) => a === from && b === to)) expect(error).toBeUndefined();
    else expect(error).toContain(from);
  });

  it('ships nothing where nothing is left, and no order that is refunded in full', () => {
    expect(findMoveError(order('processing'), 'shipped', 0)).toContain('nothing left to ship');
    expect(findMoveError(order('processing', { shipmentState: 'partial' }), 'shipped', 0)).toBeUndefined();
    const refunded = { refundedTotal: '20.00' };
    expect(findMoveError(order('confirmed', refunded), 'processing', 1)).toContain('refunded in full');
    expect(findMoveError(order('shipped', refunded), 'delivered', 0)).toBeUndefined();
    expect(findShipError(order('processing', refunded))).toContain('refunded in full');
  });
});

describe('the other rules', () => {
  it.each([
    ['pending', { placedAt: null }, true],
    ['pending', {}, false],
    ['pending', { reviewReason: 'paid 1 cent' }, true],
    ['confirmed', {}, true],
    ['processing', { shipmentState: 'partial' }, false],
    ['shipped', { shipmentState: 'complete' }, false],
    ['delivered', {}, false],
    ['cancelled', {}, false],
  ] as const)('cancels %s %j: %s', (status, changes, may) => {
    expect(findCancelError(order(status, changes)) === undefined).toBe(may);
  });

  it('refunds what was paid, cancelled orders included', () => {
    const may = orderStatuses.filter((status) => findRefundError(order(status)) === undefined);
    expect(may).toEqual(['confirmed', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(findRefundError(order('cancelled', { placedAt: null }))).toContain('not paid');
  });

  it.each([
    ['pending', { placedAt: null }, false, 'unpaid'],
    ['pending', {}, false, 'processing'],
    ['pending', { placedAt: null, reviewReason: 'x' }, false, 'needs_review'],
    ['cancelled', { placedAt: null }, false, 'unpaid'],
    ['confirmed', {}, false, 'paid'],
    ['shipped', { paymentSource: 'invoice', amountPaid: '0.00' }, false, 'invoiced'],
    ['cancelled', { paymentSource: 'invoice', amountPaid: '0.00' }, false, 'unpaid'],
    ['shipped', { refundedTotal: '0.01' }, false, 'partially_refunded'],
    ['shipped', { refundedTotal: '20.00' }, false, 'refunded'],
    ['shipped', { refundedTotal: '20.00' }, true, 'disputed'],
    ['shipped', { disputedTotal: '5.00' }, false, 'disputed'],
    ['confirmed', { amountPaid: null, refundedTotal: '19.99' }, false, 'partially_refunded'],
  ] as const)('%s %j, open dispute %s: %s', (status, changes, hasDispute, state) => {
    expect(getPaymentState(order(status, changes), hasDispute)).toBe(state);
  });

  it('lists the next move only', () => {
    expect(orderStatuses.map((status) => listMoves(order(status), 1))).toEqual([
      ...[[], ['processing'], ['shipped'], ['delivered'], [], []],
    ]);
  });
});

describe('toLeftCents', () => {
  it.each([
    ['0.00', 0, 2000],
    ['0.00', 500, 1500],
    ['15.00', 0, 500],
    ['20.00', 0, 0],
    ['15.00', 700, 0],
  ])('after a dispute took %s and refunds took %d cents: %d', (disputedTotal, takenCents, leftCents) => {
    expect(toLeftCents(order('confirmed', { disputedTotal }), takenCents)).toBe(leftCents);
  });
});
