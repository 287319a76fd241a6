import { describe, expect, it } from 'vitest';
import type { EventPayload } from './events';
import { queuesFor } from './queues';

const guest: EventPayload<'order-confirmed'> = { orderId: 1, userId: null, totalCents: 700, reward: null };
const reward = { id: 3, holder: '0d1f9f4e-6d9c-4a52-9d0a-6a7f0c7f1a11' };

describe('queuesFor', () => {
  it.each([
    ['an account', { ...guest, userId: 5 }],
    ['an account with a reward', { ...guest, userId: 5, reward }],
    ['a reward whose account is gone', { ...guest, reward }],
  ])('has the points of %s updated', (_whose, payload) => {
    expect(queuesFor('order-confirmed', payload)).toContain('loyalty');
    expect(queuesFor('order-cancelled', { ...payload, paidCents: 700, wasConfirmed: true })).toContain('loyalty');
  });

  it('makes no job for the points of a guest, and every other one', () => {
    expect(queuesFor('order-confirmed', guest)).toEqual(['order-mails', 'merchant-emails', 'purchase-orders']);
    // Events of earlier versions do not say it.
    expect(queuesFor('order-confirmed', { ...guest, isDropshipped: true })).toContain('purchase-orders');
    expect(queuesFor('order-confirmed', { ...guest, isDropshipped: false })).not.toContain('purchase-orders');
    const cancelled = { ...guest, paidCents: 700, wasConfirmed: true };
    expect(queuesFor('order-cancelled', cancelled)).toEqual(['refunds', 'order-mails', 'purchase-orders']);
    const changed = { orderId: 1, userId: null, paidCents: 700, reversedCents: 700, version: 1 };
    expect(queuesFor('order-refunds-changed', changed)).toEqual(['purchase-orders']);
    expect(queuesFor('order-refunds-changed', { ...changed, userId: 5 })).toEqual([
      'loyalty-refunds',
      'purchase-orders',
    ]);
  });
});
