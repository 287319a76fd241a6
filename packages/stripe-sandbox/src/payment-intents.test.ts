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

describe('create and confirm', () => {
  it('starts without a payment method and keeps what it was given', async () => {
    const intent = await create({
      metadata: { orderId: 'o-1' },
      description: 'Two lamps',
      receipt_email: 'a@example.com',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 2_499,
      status: 'requires_payment_method',
      metadata: { orderId: 'o-1' },
      description: 'Two lamps',
      receipt_email: 'a@example.com',
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
  });

  it('takes the money of a good card, and shows the charge when asked to', async () => {
    const intent = await create();
    const done = await stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_mastercard',
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    });
    expect(done).toMatchObject({ status: 'succeeded', amount_received: 2_499 });
    expect(done.latest_charge).toMatchObject({
      paid: true,
      captured: true,
      payment_intent: intent.id,
      balance_transaction: { amount: 2_499, fee: 102, net: 2_397 },
      outcome: { type: 'authorized' },
    });
    expect(done.payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
    expect(await eventTypes(intent.id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it('waits for confirmation when it has a method', async () => {
    expect(await create({ payment_method: 'pm_card_visa' })).toMatchObject({ status: 'requires_confirmation' });
  });

  it('confirms with card data', async () => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' };
    const method = await stripe.paymentMethods.create({ type: 'card', card, billing_details: { name: 'Ada' } });
    expect(method).toMatchObject({
      card: { last4: '4242', checks: { cvc_check: 'pass' } },
      billing_details: { name: 'Ada' },
    });
    expect(await paid(method.id)).toMatchObject({ status: 'succeeded', payment_method: method.id });
    await expect(paid(method.id)).rejects.toThrow(/may not be used again/);
  });

  it('refuses what Stripe refuses', async () => {
    await expect(create({ amount: 49 })).rejects.toMatchObject({
      code: 'amount_too_small',
      param: 'amount',
      statusCode: 400,
    });
    await expect(create({ amount: 100_000_000 })).rejects.toMatchObject({ code: 'amount_too_large' });
    await expect(create({ currency: 'xyz' })).rejects.toMatchObject({ param: 'currency' });
    await expect(create({ payment_method: 'pm_nothing' })).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(create({ customer: 'cus_nobody' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    await expect(create({ metadata: { k: 'v'.repeat(501) } })).rejects.toMatchObject({ param: 'metadata' });
    await expect(create({ return_url: 'https://a.example/' })).rejects.toMatchObject({ param: 'return_url' });
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});

describe('declines', () => {
  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', ''],
    ['pm_card_radarBlock', 'card_declined', 'fraudulent'],
  ])('%s is %s %s', async (method, code, declineCode) => {
    const intent = await create();
    const confirmed = stripe.paymentIntents.confirm(intent.id, { payment_method: method });
    await expect(confirmed).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
    });
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code },
    });
    expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
    expect(await eventTypes(intent.id)).toContain('payment_intent.payment_failed');
  });

  it('lets another card try again', async () => {
    const intent = await create();
    await expect(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toThrow();
    const done = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ number: '42' }, 'invalid_number'],
    [{ exp_month: 13 }, 'invalid_expiry_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year'],
    [{ cvc: '12' }, 'invalid_cvc'],
    [{ number: '4111111111111111' }, 'card_declined'],
  ])('refuses the card %o', async (change, code) => {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', ...change };
    await expect(stripe.paymentMethods.create({ type: 'card', card })).rejects.toMatchObject({ code, statusCode: 402 });
  });
});

describe('3-D Secure', () => {
  const answer = (intent: Stripe.PaymentIntent, outcome: string) =>
    fetch(`${sandbox.url}/authenticate/${intent.id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome, in: 'page' }),
    });

  it('waits for the payer, sends them back and has succeeded', async () => {
    const intent = await paid('pm_card_authenticationRequired', { return_url: 'https://store.example/back?a=1' });
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const page = await fetch(intent.next_action!.redirect_to_url!.url!);
    expect(await page.text()).toContain('$24.99');
    const back = await answer(intent, 'complete');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      `https://store.example/back?a=1&payment_intent=${intent.id}&payment_intent_client_secret=${intent.client_secret}&redirect_status=succeeded`,
    );
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', next_action: null });
    expect(await eventTypes(intent.id)).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it('fails when the payer fails, and a second answer changes nothing', async () => {
    const intent = await paid('pm_card_threeDSecure2Required', { use_stripe_sdk: true });
    expect(intent.next_action?.type).toBe('use_stripe_sdk');
    await answer(intent, 'fail');
    await answer(intent, 'complete');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('may be declined after it', async () => {
    const intent = await paid('pm_card_threeDSecureRequiredChargeDeclined');
    await answer(intent, 'complete');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      last_payment_error: { code: 'card_declined' },
    });
  });

  it('is a decline off session', async () => {
    await expect(paid('pm_card_authenticationRequired', { off_session: true })).rejects.toMatchObject({
      decline_code: 'authentication_required',
    });
  });

  it('does not open with a wrong secret', async () => {
    const intent = await paid('pm_card_authenticationRequired');
    const response = await answer({ ...intent, client_secret: 'wrong' }, 'complete');
    expect(response.status).toBe(404);
  });
});

describe('with the publishable key', () => {
  it('opens with the client secret and tells less', async () => {
    const intent = await create({ metadata: { secret: 'yes' } });
    const headers = { Authorization: 'Bearer pk_test_contract000000' };
    const path = `/v1/payment_intents/${intent.id}`;
    const seen = await sandbox.call(`${path}?client_secret=${intent.client_secret}`, { headers });
    expect(seen.body).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen.body).not.toHaveProperty('metadata');
    expect((await sandbox.call(path, { headers })).status).toBe(400);
    expect((await sandbox.call(`${path}?client_secret=${intent.id}_secret_wrong`, { headers })).status).toBe(404);
    expect((await sandbox.call('/v1/payment_intents', { headers })).body.error).toMatchObject({
      code: 'secret_key_required',
    });
    const body = new URLSearchParams({ client_secret: intent.client_secret ?? '', payment_method: 'pm_card_visa' });
    const done = await sandbox.call(`${path}/confirm`, { headers, method: 'POST', body: body.toString() });
    expect(done.body).toMatchObject({ status: 'succeeded' });
  });
});
