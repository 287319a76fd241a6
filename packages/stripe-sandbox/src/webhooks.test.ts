import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, type Running, receive, run } from './test-running';

let sandbox: Running;
let receiver: Receiver;
let stripe: Stripe;
const secret = 'whsec_contract0000000000';

beforeEach(async () => {
  receiver = await receive();
  sandbox = await run({ webhook: { url: receiver.url, secret, timeoutMs: 30_000 } });
  stripe = sandbox.stripe;
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const pay = () =>
  stripe.paymentIntents.create({ amount: 900, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' });
const payMany = async (count: number) => {
  for (let made = 0; made < count; made++) await pay();
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const undelivered = async () => (await stripe.events.list({ delivery_success: false, limit: 100 })).data;

describe('webhooks', () => {
  it('carries every event, signed as the SDK expects', async () => {
    const intent = await pay();
    await receiver.until((received) => received.length === 3);
    const types = receiver.received.map(({ event }) => event.type).sort();
    expect(types).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
    for (const { body, signature } of receiver.received) {
      const event = stripe.webhooks.constructEvent(body, signature, secret);
      expect(event).toMatchObject({ object: 'event', livemode: false, api_version: '2026-10-28.endive' });
      expect(() => stripe.webhooks.constructEvent(body.replace('900', '901'), signature, secret)).toThrow();
      expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    }
    const created = receiver.received.find(({ event }) => event.type === 'payment_intent.created');
    expect(created?.event.data.object).toMatchObject({ id: intent.id, status: 'requires_confirmation' });
    expect(created?.event.pending_webhooks).toBe(1);
    expect(created?.event.request?.id).toBe(intent.lastResponse.requestId);
    await expect.poll(undelivered).toEqual([]);
  });

  it('tries again until it is answered with success', async () => {
    receiver.answers.push(500, 302, 404);
    await pay();
    expect((await undelivered()).length).toBeGreaterThan(0);
    await receiver.until((received) => received.length === 3);
    await expect.poll(undelivered).toEqual([]);
  });

  it('goes to the endpoints that want it, made through the API', async () => {
    const other = await receive();
    const endpoint = await stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['payment_intent.succeeded'],
    });
    expect(endpoint.secret).toMatch(/^whsec_\w{32}$/);
    expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
    await pay();
    await other.until((received) => received.length === 1);
    const [{ body, signature } = { body: '', signature: '' }] = other.received;
    expect(stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '').type).toBe(
      'payment_intent.succeeded',
    );
    await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
    await pay();
    await receiver.until((received) => received.length === 6);
    expect(other.received).toHaveLength(1);
    expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
    await expect(stripe.webhookEndpoints.retrieve(endpoint.id)).rejects.toMatchObject({ statusCode: 404 });
    await other.close();
  });

  it('lists events by type, and tells which have not arrived', async () => {
    receiver.answers.push(...Array.from({ length: 30 }, () => 500));
    await pay();
    expect((await stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
    expect((await stripe.events.list({ types: ['charge.*'] })).data).toHaveLength(1);
    const missing = await undelivered();
    expect(missing.map(({ pending_webhooks }) => pending_webhooks)).toEqual([1, 1, 1]);
    expect((await stripe.events.retrieve(missing[0]!.id)).id).toBe(missing[0]!.id);
  });
});

describe('webhook faults', () => {
  it('drop: loses the event for good, but it can still be listed', async () => {
    await sandbox.faults({ webhooks: { drop: 1 } });
    await payMany(3);
    await pause(300);
    expect(receiver.received).toHaveLength(0);
    expect(await undelivered()).toHaveLength(9);
    await sandbox.faults({});
    await pause(300);
    expect(receiver.received).toHaveLength(0);
  });

  it('duplicate: brings the same event two or three times', async () => {
    await sandbox.faults({ webhooks: { duplicate: 1 } });
    await pay();
    await receiver.until((received) => received.length >= 6);
    await pause(2_200);
    const ids = receiver.received.map(({ event }) => event.id);
    const times = [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
    expect(times).toHaveLength(3);
    for (const count of times) expect([2, 3]).toContain(count);
  });

  it('shuffle: brings them in another order', async () => {
    await sandbox.faults({ webhooks: { shuffle: true } });
    await payMany(5);
    await receiver.until((received) => received.length === 15);
    const emitted = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id).reverse();
    const came = receiver.received.map(({ event }) => event.id);
    expect(came).not.toEqual(emitted);
    expect(came.toSorted()).toEqual(emitted.toSorted());
  });

  it('delayMs: holds them back', async () => {
    await sandbox.faults({ webhooks: { delayMs: [300, 400] } });
    const started = Date.now();
    await pay();
    await receiver.until((received) => received.length === 3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(290);
  });
});

describe('API faults', () => {
  const total = async () => {
    const response = await fetch(`${sandbox.url}/_sandbox/ledger`);
    return ((await response.json()) as { paymentIntents: unknown[] }).paymentIntents.length;
  };

  it('errorRate: answers 5xx and does nothing', async () => {
    await sandbox.faults({ api: { errorRate: 1 } });
    for (let tries = 0; tries < 5; tries++)
      await expect(stripe.paymentIntents.create({ amount: 900, currency: 'usd' })).rejects.toMatchObject({
        type: 'StripeAPIError',
      });
    expect(await total()).toBe(0);
  });

  it('counts the payment intents that succeeded', async () => {
    const counts = async () => (await fetch(`${sandbox.url}/_sandbox/counts`)).json();
    const before = (await counts()) as { succeeded: number };
    await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    await pay();
    expect(await counts()).toEqual({ succeeded: before.succeeded + 1 });
  });

  it('errorRate: the same key works once the fault has passed', async () => {
    await sandbox.faults({ api: { errorRate: 1 } });
    const create = () => stripe.paymentIntents.create({ amount: 900, currency: 'usd' }, { idempotencyKey: 'again' });
    await expect(create()).rejects.toThrow();
    await sandbox.faults({});
    expect(await create()).toMatchObject({ status: 'requires_payment_method' });
  });

  it('dropReplyRate: does the work, and the same key brings its response', async () => {
    await sandbox.faults({ api: { dropReplyRate: 1 } });
    // Not through the SDK: it repeats a lost call by itself, and with success.
    const create = () =>
      sandbox.call('/v1/payment_intents', {
        method: 'POST',
        body: 'amount=900&currency=usd',
        headers: { 'Idempotency-Key': 'lost' },
      });
    await expect(create()).rejects.toThrow('fetch failed');
    expect(await total()).toBe(1);
    await sandbox.faults({});
    const again = await create();
    expect(again.body).toMatchObject({ status: 'requires_payment_method' });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await total()).toBe(1);
  });

  it('latencyMs: answers late', async () => {
    await sandbox.faults({ api: { latencyMs: 120 } });
    const started = Date.now();
    await stripe.refunds.list();
    expect(Date.now() - started).toBeGreaterThanOrEqual(115);
  });
});

describe('PUT /_sandbox/faults', () => {
  const current = async () => (await fetch(`${sandbox.url}/_sandbox/faults`)).json();
  const none = {
    webhooks: { drop: 0, duplicate: 0, delayMs: [0, 0], shuffle: false },
    api: { errorRate: 0, latencyMs: 0, dropReplyRate: 0 },
  };

  it('sets what is given and resets the rest', async () => {
    expect((await sandbox.faults({ webhooks: { drop: 0.5 }, api: { latencyMs: 5 } })).status).toBe(200);
    expect(await current()).toMatchObject({ webhooks: { drop: 0.5 }, api: { latencyMs: 5 } });
    await sandbox.faults({ webhooks: { shuffle: true } });
    expect(await current()).toEqual({ ...none, webhooks: { ...none.webhooks, shuffle: true } });
    await sandbox.faults({});
    expect(await current()).toEqual(none);
  });

  it.each([
    [{ api: { errorRate: 2 } }, 'api.errorRate'],
    [{ webhooks: { drop: 'often' } }, 'webhooks.drop'],
    [{ webhooks: { delayMs: [5, 1] } }, 'webhooks.delayMs'],
    [{ webhooks: { delayMs: 5 } }, 'webhooks.delayMs'],
    [{ api: { colour: 1 } }, 'api.colour'],
    [{ speed: 1 }, 'speed'],
  ])('refuses %o and names the field', async (settings, field) => {
    const response = await sandbox.faults(settings);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { message: string; fields: Array<{ path: string }> };
    expect(body.fields.map(({ path }) => path)).toContain(field);
    expect(body.message).toContain(field);
    expect(await current()).toEqual(none);
  });

  it('refuses what is not JSON', async () => {
    const response = await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'PUT', body: '{' });
    expect(response.status).toBe(400);
  });
});
