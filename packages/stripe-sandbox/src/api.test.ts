import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { keys, type Running, run, sdkFor } from './test-running';

let sandbox: Running;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await run();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  sandbox.call(path, { method: 'POST', body, headers });

describe('keys', () => {
  it('takes Bearer and Basic', async () => {
    const basic = Buffer.from(`${keys.secretKey}:`).toString('base64');
    expect((await sandbox.call('/v1/refunds', { headers: { Authorization: `Basic ${basic}` } })).status).toBe(200);
  });

  it('refuses a wrong key and none in the shape of Stripe', async () => {
    await expect(sdkFor(sandbox.url, 'sk_test_somebodyelse00').refunds.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    const none = await sandbox.call('/v1/refunds', { headers: { Authorization: '' } });
    expect(none).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error' } } });
    expect(none.headers.get('WWW-Authenticate')).toContain('Bearer');
  });

  it('will not start with live keys', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' })).toThrow(/test key/);
  });
});

describe('malformed requests', () => {
  it.each([
    ['an unknown parameter', 'amount=900&currency=usd&colour=red', 'parameter_unknown'],
    ['a nested unknown parameter', 'amount=900&currency=usd&shipping[colour]=red', 'parameter_unknown'],
    ['a missing parameter', 'currency=usd', 'parameter_missing'],
    ['a fraction', 'amount=9.5&currency=usd', 'parameter_invalid_integer'],
    ['a word for a number', 'amount=NaN&currency=usd', 'parameter_invalid_integer'],
    ['an object for a number', 'amount[a]=1&currency=usd', undefined],
    ['a value and an object', 'metadata=1&metadata[a]=2', undefined],
    ['broken percent-encoding', 'amount=%E0%A4%A', undefined],
    ['broken brackets', 'amount[=1', undefined],
    ['a prototype', '__proto__[a]=1', undefined],
    ['deep nesting', `a${'[b]'.repeat(50)}=1`, undefined],
    ['thousands of names', Array.from({ length: 2_000 }, (_, index) => `a${index}=1`).join('&'), undefined],
  ])('refuses %s', async (_what, body, code) => {
    const response = await post('/v1/payment_intents', body);
    expect(response).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error' } } });
    expect(response.body.error?.code).toBe(code);
  });

  it.each([
    ['JSON', '{"amount":900}', { 'Content-Type': 'application/json' }, 400],
    ['too much', `description=${'x'.repeat(1_100_000)}`, {}, 413],
    ['an unknown compression', 'amount=900', { 'Content-Encoding': 'snail' }, 415],
    ['an impossible version', 'amount=900&currency=usd', { 'Stripe-Version': 'latest' }, 400],
  ])('refuses %s, never as HTML', async (_what, body, headers, status) => {
    const response = await post('/v1/payment_intents', body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.body.error?.message).toBeTruthy();
  });

  it('answers unknown addresses as Stripe does', async () => {
    const response = await sandbox.call('/v1/nothing');
    expect(response.status).toBe(404);
    expect(response.body.error?.message).toMatch(/^Unrecognized request URL \(GET: \/v1\/nothing\)/);
    expect((await sandbox.call('/v1/payment_intents', { method: 'DELETE' })).status).toBe(404);
  });

  it('takes metadata with numbers and strange names for keys', async () => {
    const response = await post(
      '/v1/payment_intents',
      'amount=900&currency=usd&metadata[0]=a&metadata[constructor]=b&metadata[x%20y]=%F0%9F%8E%81',
    );
    expect(response.body.metadata).toEqual({ 0: 'a', constructor: 'b', 'x y': '🎁' });
  });
});

describe('lists', () => {
  it('pages forwards and backwards', async () => {
    const made: string[] = [];
    for (let count = 0; count < 7; count++)
      made.unshift((await stripe.paymentIntents.create({ amount: 900, currency: 'usd' })).id);
    const first = await stripe.paymentIntents.list({ limit: 3 });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 3));
    expect(first.has_more).toBe(true);
    const next = await stripe.paymentIntents.list({ limit: 3, starting_after: made[2] });
    expect(next.data.map(({ id }) => id)).toEqual(made.slice(3, 6));
    const back = await stripe.paymentIntents.list({ limit: 2, ending_before: made[3] });
    expect(back.data.map(({ id }) => id)).toEqual(made.slice(1, 3));
    const all: string[] = [];
    for await (const intent of stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id);
    expect(all.slice(0, 7)).toEqual(made);
  });

  it('narrows by time, and refuses bad limits and cursors', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect((await stripe.paymentIntents.list({ created: { gt: now + 60 } })).data).toEqual([]);
    expect(
      (await stripe.paymentIntents.list({ created: { gte: now - 60, lte: now + 60 } })).data.length,
    ).toBeGreaterThan(0);
    await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stripe.paymentIntents.list({ starting_after: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('expands inside the page, and refuses what cannot be expanded', async () => {
    await stripe.paymentIntents.create({ amount: 900, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' });
    const { data } = await stripe.paymentIntents.list({
      limit: 1,
      expand: ['data.latest_charge', 'data.payment_method'],
    });
    expect(data[0]).toMatchObject({
      latest_charge: { object: 'charge' },
      payment_method: { object: 'payment_method' },
    });
    await expect(stripe.paymentIntents.list({ expand: ['data.colour'] })).rejects.toThrow(/cannot be expanded/);
  });
});

describe('shapes', () => {
  it('has every field of the real objects', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_createDispute',
    });
    const charge = await stripe.charges.retrieve(intent.latest_charge as string);
    const dispute = (await stripe.disputes.list({ limit: 1 })).data[0]!;
    const refunded = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const made = {
      payment_intent: intent,
      charge,
      dispute,
      refund: await stripe.refunds.create({ payment_intent: refunded.id }),
      customer: await stripe.customers.create({}),
      event: (await stripe.events.list({ limit: 1 })).data[0]!,
      payment_method: await stripe.paymentMethods.retrieve(intent.payment_method as string),
      webhook_endpoint: await stripe.webhookEndpoints.create({
        url: 'http://127.0.0.1:9/',
        enabled_events: ['plan.created'],
      }),
      balance_transaction: await stripe.balanceTransactions.retrieve(charge.balance_transaction as string),
    };
    const wanted = JSON.parse(readFileSync(new URL('test-object-fields.json', import.meta.url), 'utf8')) as Record<
      string,
      string[]
    >;
    for (const [kind, object] of Object.entries(made))
      expect(Object.keys(object), kind).toEqual(expect.arrayContaining(wanted[kind] ?? []));
  });
});

describe('pages', () => {
  it('serves the script, the frame and the index under strict policies', async () => {
    const script = await fetch(`${sandbox.url}/v3/`);
    expect(script.headers.get('Content-Type')).toContain('javascript');
    expect(await script.text()).not.toMatch(/\beval\(|new Function\(/);
    for (const path of ['/', '/v3/element']) {
      const page = await fetch(sandbox.url + path);
      expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'; script-src 'self'");
      expect(await page.text()).not.toMatch(/<script>|style=|onclick/);
    }
    expect((await fetch(`${sandbox.url}/nothing`)).status).toBe(404);
  });

  it('lets scripts of any origin call the API', async () => {
    const headers = { Origin: 'https://store.example', 'Access-Control-Request-Method': 'POST' };
    const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://store.example');
    const control = await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'OPTIONS', headers });
    expect(control.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
