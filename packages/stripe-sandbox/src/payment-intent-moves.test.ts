import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intentsOf } from './test-intents';
import { type Running, run } from './test-running';

let sandbox: Running;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await run();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());

const { create, paid, eventTypes } = intentsOf(() => sandbox);

describe('later decisions', () => {
  const settled = async (id: string) => {
    for (;;) {
      const intent = await stripe.paymentIntents.retrieve(id);
      if (intent.status !== 'processing') return intent;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  it('processes a bank debit, then succeeds', async () => {
    const intent = await paid('pm_usBankAccount');
    expect(intent.status).toBe('processing');
    expect(await settled(intent.id)).toMatchObject({ status: 'succeeded' });
    expect(await eventTypes(intent.id)).toContain('payment_intent.processing');
  });

  it('processes a bank debit, then fails', async () => {
    const intent = await paid('pm_usBankAccount_insufficientFunds');
    expect(await settled(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'insufficient_funds' },
    });
  });
});

describe('capture, cancel and update', () => {
  it('captures a part and releases the rest', async () => {
    const held = await paid('pm_card_visa', { capture_method: 'manual' });
    expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 2_499 });
    await expect(stripe.paymentIntents.capture(held.id, { amount_to_capture: 3_000 })).rejects.toMatchObject({
      code: 'amount_too_large',
    });
    const done = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 2_000, expand: ['latest_charge'] });
    expect(done).toMatchObject({
      status: 'succeeded',
      amount_received: 2_000,
      latest_charge: { amount_refunded: 499, refunded: false },
    });
    expect(await eventTypes(held.id)).toContain('payment_intent.amount_capturable_updated');
  });

  it('cancels what is open, and what is held', async () => {
    const open = await stripe.paymentIntents.cancel((await create()).id, { cancellation_reason: 'abandoned' });
    expect(open).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const held = await paid('pm_card_visa', { capture_method: 'manual' });
    expect(await stripe.paymentIntents.cancel(held.id)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  });

  it('refuses moves that the state does not allow, and shows the intent', async () => {
    const done = await paid();
    const unexpected = {
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: done.id, status: 'succeeded' },
    };
    await expect(stripe.paymentIntents.cancel(done.id)).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.capture(done.id)).rejects.toMatchObject(unexpected);
    await expect(stripe.paymentIntents.confirm(done.id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      unexpected,
    );
    await expect(stripe.paymentIntents.update(done.id, { amount: 100 })).rejects.toMatchObject(unexpected);
    expect(await stripe.paymentIntents.update(done.id, { metadata: { late: 'yes' } })).toMatchObject({
      metadata: { late: 'yes' },
    });
    await expect(stripe.paymentIntents.confirm((await create()).id)).rejects.toThrow(/missing a payment method/);
  });

  it('updates fields, and an empty text unsets', async () => {
    const intent = await create({ metadata: { a: '1', b: '2' }, description: 'x' });
    const updated = await stripe.paymentIntents.update(intent.id, {
      amount: 5_000,
      metadata: { a: '', c: '3' },
      description: '',
    });
    expect(updated).toMatchObject({ amount: 5_000, metadata: { b: '2', c: '3' }, description: null });
  });
});
