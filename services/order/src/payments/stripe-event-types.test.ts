import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readPaymentIntent, syncedTypes } from './stripe-event-types';

const event = (object: object) => ({ data: { object } }) as Stripe.Event;

describe('readPaymentIntent', () => {
  it.each([
    ['an intent', { object: 'payment_intent', id: 'pi_1', metadata: {} }],
    ['a charge', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', refunded: true }],
    ['a refund', { object: 'refund', id: 're_1', charge: 'ch_1', payment_intent: 'pi_1' }],
    ['a dispute', { object: 'dispute', id: 'du_1', charge: 'ch_1', payment_intent: 'pi_1' }],
    ['an expanded intent', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1', object: 'payment_intent' } }],
  ])('finds the payment of %s', (_, object) => {
    expect(readPaymentIntent(event(object))?.id).toBe('pi_1');
  });

  it.each([
    ['a charge without an intent', { object: 'charge', id: 'ch_1', payment_intent: null }],
    ['a customer', { object: 'customer', id: 'cus_1' }],
    ['nothing', {}],
  ])('finds none of %s', (_, object) => {
    expect(readPaymentIntent(event(object))).toBeUndefined();
  });
});

describe('syncedTypes', () => {
  it('contains payments, refunds and disputes', () => {
    for (const type of ['payment_intent.succeeded', 'refund.failed', 'charge.refunded', 'charge.dispute.closed']) {
      expect(syncedTypes.has(type), type).toBe(true);
    }
    expect(syncedTypes.has('payment_intent.created')).toBe(false);
  });
});
