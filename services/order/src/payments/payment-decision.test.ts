import { orderStatuses } from '@shopwright/contracts/http/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePayment } from './payment-decision';

const order = {
  status: 'pending' as const,
  total: '249.00',
  currency: 'usd' as const,
  reference: 'ref-1',
  refundState: 'none' as const,
  reviewReason: null,
  placedAt: null,
};
const paid = {
  status: 'succeeded' as const,
  amount_received: 24_900,
  currency: 'usd',
  metadata: { orderReference: 'ref-1' },
};

describe('decidePayment', () => {
  it('confirms a pending order that is paid in full', () => {
    expect(decidePayment(order, paid)).toEqual({ kind: 'confirm' });
  });

  it.each([
    ['a cent less', { amount_received: 24_899 }],
    ['a cent more', { amount_received: 24_901 }],
    ['another currency', { currency: 'jpy' }],
    ['another order', { metadata: { orderReference: 'ref-2' } }],
  ])('flags a payment of %s for review', (_, change) => {
    expect(decidePayment(order, { ...paid, ...change }).kind).toBe('review');
  });

  it('counts an order in yen in whole yen', () => {
    const inYen = { ...order, currency: 'jpy' as const };
    const paidInYen = { ...paid, amount_received: 249, currency: 'jpy' };
    expect(decidePayment(inYen, paidInYen).kind).toBe('confirm');
    expect(decidePayment(inYen, { ...paidInYen, amount_received: 24_900 }).kind).toBe('review');
    expect(decidePayment(inYen, { ...paidInYen, currency: 'usd' }).kind).toBe('review');
    expect(decidePayment(order, paidInYen).kind).toBe('review');
  });

  it('refunds a payment that comes after the order was cancelled, once', () => {
    expect(decidePayment({ ...order, status: 'cancelled' }, paid).kind).toBe('refund');
    expect(decidePayment({ ...order, status: 'cancelled', refundState: 'pending' }, paid).kind).toBe('none');
    expect(decidePayment({ ...order, status: 'cancelled', refundState: 'refunded' }, paid).kind).toBe('none');
  });

  it('counts what was refunded before', () => {
    const returned = (amount_refunded: number) =>
      ({ ...paid, latest_charge: { amount_refunded } }) as unknown as Parameters<typeof decidePayment>[1];
    expect(decidePayment(order, returned(0)).kind).toBe('confirm');
    expect(decidePayment(order, returned(1)).kind).toBe('review');
    expect(decidePayment(order, returned(24_900)).kind).toBe('refund');
  });

  it('opens an order again whose debit failed', () => {
    const failed = { ...paid, status: 'requires_payment_method' as const };
    expect(decidePayment({ ...order, placedAt: new Date() }, failed).kind).toBe('reopen');
  });

  it('never moves an order on because of an intent that is not paid', () => {
    const unpaid = fc.constantFrom('requires_payment_method', 'requires_confirmation', 'requires_action');
    fc.assert(
      fc.property(unpaid, fc.constantFrom(...orderStatuses), (status, orderStatus) => {
        const intent = { ...paid, status } as Parameters<typeof decidePayment>[1];
        expect(decidePayment({ ...order, status: orderStatus }, intent)).toEqual({ kind: 'none' });
      }),
    );
  });

  it('leaves every order alone that is confirmed or further', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('confirmed', 'processing', 'shipped', 'delivered') as fc.Arbitrary<'confirmed'>,
        fc.constantFrom('succeeded', 'canceled', 'processing') as fc.Arbitrary<'succeeded'>,
        (orderStatus, status) => {
          expect(decidePayment({ ...order, status: orderStatus }, { ...paid, status }).kind).toBe('none');
        },
      ),
    );
  });
});
