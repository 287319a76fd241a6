import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Running, run } from './test-running';

let sandbox: Running;
let stripe: Stripe;
const order = { amount: 900, currency: 'usd' };

beforeAll(async () => {
  sandbox = await run();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults({}));

const create = (key: string, body = 'amount=900&currency=usd') =>
  sandbox.call('/v1/payment_intents', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
const intentCount = async () => (await stripe.paymentIntents.list({ limit: 100 })).data.length;

describe('Idempotency-Key', () => {
  it('replays the first response, with the object as it was then', async () => {
    const first = await create('replay');
    await stripe.paymentIntents.update(first.body.id as string, { metadata: { later: 'yes' } });
    const second = await create('replay');
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([
      null,
      'true',
    ]);
  });

  it('replays a decline without trying the card again', async () => {
    const params = { ...order, confirm: true, payment_method: 'pm_card_visa_chargeDeclined' };
    const tries = [1, 2].map(() =>
      stripe.paymentIntents.create(params, { idempotencyKey: 'declined' }).catch((error) => error),
    );
    const [one, two] = (await Promise.all(tries)) as Stripe.errors.StripeCardError[];
    expect(one?.payment_intent?.id).toBe(two?.payment_intent?.id);
    expect((await stripe.charges.list({ payment_intent: one?.payment_intent?.id })).data).toHaveLength(1);
  });

  it('replays expanded responses too', async () => {
    const params = { ...order, confirm: true, payment_method: 'pm_card_visa', expand: ['latest_charge'] };
    const one = await stripe.paymentIntents.create(params, { idempotencyKey: 'expanded' });
    await stripe.refunds.create({ payment_intent: one.id });
    const two = await stripe.paymentIntents.create(params, { idempotencyKey: 'expanded' });
    expect(two.latest_charge).toMatchObject({ amount_refunded: 0 });
  });

  it('refuses other parameters or another endpoint under the same key', async () => {
    await create('taken');
    const other = await create('taken', 'amount=901&currency=usd');
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
    const elsewhere = sandbox.call('/v1/customers', {
      method: 'POST',
      body: 'name=a',
      headers: { 'Idempotency-Key': 'taken' },
    });
    expect(await elsewhere).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('refuses a second request while the first is at work', async () => {
    await sandbox.faults({ api: { latencyMs: 150 } });
    const before = await intentCount();
    const responses = await Promise.all([create('both'), create('both')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.error?.code).toBe('idempotency_key_in_use');
    expect(await intentCount()).toBe(before + 1);
    expect((await create('both')).headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('does not keep errors of the parameters', async () => {
    expect((await create('retry', 'amount=10&currency=usd')).body.error?.code).toBe('amount_too_small');
    expect((await create('retry')).status).toBe(200);
  });

  it('may be up to 255 characters long', async () => {
    expect((await create('k'.repeat(256))).status).toBe(400);
    expect((await create('k'.repeat(255))).status).toBe(200);
  });
});
