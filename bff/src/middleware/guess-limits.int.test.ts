import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLimits, nowhere, startStore, type TestStore } from '../test-store';
import { perMinute } from './rate-limits';

/** Stands in for the order service: only order 7 of ada@example.com exists. */
const orders = createServer(async (req, res) => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  if (req.url === '/webhooks/stripe') {
    const isSigned = req.headers['stripe-signature'] === 'good';
    const refused = { code: 'invalid_request', message: 'The signature is not valid', requestId: 'x' };
    res.writeHead(isSigned ? 200 : 400, { 'content-type': 'application/json' });
    res.end(JSON.stringify(isSigned ? {} : refused));
    return;
  }
  if (req.method !== 'POST') {
    res.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const { orderNumber, email = '' } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
  const isFound = orderNumber === '7' && email.toLowerCase() === 'ada@example.com';
  const body = isFound ? { id: 7 } : { code: 'not_found', message: 'We found no order', requestId: 'x' };
  res.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let store: TestStore;

beforeAll(async () => {
  await forgetLimits();
  await new Promise<void>((resolve) => orders.listen(0, '127.0.0.1', resolve));
  const order = `http://127.0.0.1:${(orders.address() as AddressInfo).port}`;
  store = await startStore({ auth: nowhere, order, hasRateLimits: true });
  await vi.waitFor(() => store.redis.ping(), eventually);
});
afterAll(async () => {
  await store.stop();
  orders.closeAllConnections();
  await new Promise((resolve) => orders.close(resolve));
});
beforeEach(async () => {
  for (const key of await store.redis.keys('limit:*')) await store.redis.del(key);
});

/** Asks from an address of this machine. */
const track = async (orderNumber: string, email: string, localAddress = '127.0.0.1') =>
  (
    await request(store.server)
      .post('/api/orders/track')
      .agent(new Agent({ localAddress }))
      .send({ orderNumber, email })
  ).status;

describe('POST /api/quote', () => {
  it('429 for one address after thirty quotes that name a code, and not without one', async () => {
    const quote = async (codes?: string[]) =>
      (
        await request(store.server)
          .post('/api/quote')
          .send({ items: [{ productId: 1, quantity: 1 }], codes })
      ).status;
    for (let n = 0; n < perMinute.codes; n += 1) expect(await quote([`GUESS${n}`])).not.toBe(429);
    expect(await quote(['GUESS'])).toBe(429);
    expect(await quote()).not.toBe(429);
    expect(await quote([])).not.toBe(429);
  });
});

describe('POST /api/orders/track', () => {
  it('429: after ten order numbers that do not belong to an email, in any spelling, and no other email', async () => {
    const spellings = ['ada@example.com', ' ADA@example.com ', 'Ada@Example.com'];
    for (let n = 0; n < 10; n += 1) expect(await track(String(100 + n), spellings[n % 3]!)).toBe(404);
    expect(await track('7', 'ada@example.com')).toBe(429);
    const escaped = '{"orderNumber":"7","email":"\\u0061da@example.com"}';
    const response = await request(store.server).post('/api/orders/track').type('json').send(escaped);
    expect(response.status).toBe(429);
    expect(await track('7', 'bob@example.com')).toBe(404);
  });

  it('429: after ten guesses in any form of an international address', async () => {
    const typed = [
      'info@müller.de',
      'info@xn--mller-kva.de',
      'INFO@MÜLLER.DE',
      'info@mu\u0308ller.de',
      'ｉｎｆｏ＠müller.de',
    ];
    for (let n = 0; n < 10; n += 1) expect(await track(String(100 + n), typed[n % 5]!)).toBe(404);
    expect(await track('7', 'info@müller.de')).toBe(429);
    const ofEmail = await store.redis.keys('limit:tracking-email:*');
    expect(ofEmail).toHaveLength(1);
  });

  it('200: from another address, after one address has used up its attempts', async () => {
    for (let n = 0; n < 25; n += 1) await track(String(100 + n), 'ada@example.com');
    expect(await track('7', 'ada@example.com')).toBe(429);
    const [ofEmail = ''] = await store.redis.keys('limit:tracking-email:*');
    expect(await store.redis.get(ofEmail)).toBe('10');
    expect(await track('7', 'ada@example.com', '127.0.0.2')).toBe(200);
  });

  it('429: after a hundred wrong order numbers of an email from all addresses', async () => {
    await track('100', 'ada@example.com');
    const [ofEmail = ''] = await store.redis.keys('limit:tracking-email:*');
    await store.redis.set(ofEmail, 99, 'KEEPTTL');
    expect(await track('101', 'ada@example.com', '127.0.0.2')).toBe(404);
    expect(await track('7', 'ada@example.com', '127.0.0.3')).toBe(429);
    expect(await track('7', 'bob@example.com', '127.0.0.3')).toBe(404);
  });

  it('404: two at the same time count as two', async () => {
    const statuses = await Promise.all(Array.from({ length: 15 }, (_, n) => track(String(200 + n), 'eve@example.com')));
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  });

  it('200: looking at an order again and again costs nothing', async () => {
    for (let n = 0; n < 20; n += 1) expect(await track('7', 'ada@example.com')).toBe(200);
  });
});

describe('POST /webhooks/stripe', () => {
  const send = async (signature: string) =>
    (await request(store.server).post('/webhooks/stripe').set('stripe-signature', signature).send({ orderNumber: '7' }))
      .status;

  it('429: after 300 wrong signatures of an address in a minute; right ones do not count', async () => {
    for (let n = 0; n < 5; n += 1) expect(await send('good')).toBe(200);
    for (let n = 0; n < 2; n += 1) expect(await send('wrong')).toBe(400);
    const [key = ''] = await store.redis.keys('limit:webhooks:*');
    expect(await store.redis.get(key)).toBe('2');
    await store.redis.set(key, 299, 'KEEPTTL');
    expect(await send('good')).toBe(200);
    expect(await send('wrong')).toBe(400);
    expect(await send('wrong')).toBe(429);
    expect((await request(store.server).get('/api/config')).status).toBe(200);
  });
});

it.each(['get', 'head'] as const)('%s counts against the own limit of a read', async (verb) => {
  await request(store.server)[verb]('/api/placed-orders/pi_1');
  expect(await store.redis.keys('limit:record-address:*')).toHaveLength(1);
});

describe('POST /api/auth/register', () => {
  it('429: the 31st account of an address within an hour', async () => {
    const register = () => request(store.server).post('/api/auth/register').send({});
    await register();
    const [key = ''] = await store.redis.keys('limit:registration:*');
    expect(await store.redis.pttl(key)).toBeGreaterThan(59 * 60_000);
    await store.redis.set(key, 30, 'KEEPTTL');
    expect((await register()).status).toBe(429);
    expect((await request(store.server).post('/api/auth/login').send({})).status).not.toBe(429);
  });
});

describe('POST /api/withdrawals', () => {
  const ask = async (email: string | undefined, localAddress = '127.0.0.1') =>
    (
      await request(store.server)
        .post('/api/withdrawals')
        .agent(new Agent({ localAddress }))
        .send({ orderNumber: '7', email: email ?? '', requestId: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10' })
    ).status;

  it('429: after ten calls with one email from an address, right or wrong, together with tracking', async () => {
    for (let n = 0; n < 5; n += 1) expect(await ask('ada@example.com')).not.toBe(429);
    for (let n = 0; n < 5; n += 1) expect(await track(String(100 + n), 'ada@example.com')).toBe(404);
    expect(await ask('Ada@Example.com')).toBe(429);
    expect(await ask('ada@example.com', '127.0.0.2')).not.toBe(429);
  });

  it('counts no withdrawal by the link: customers behind one address withdraw as often as they need', async () => {
    const byLink = { orderNumber: '7', token: 'a'.repeat(43), requestId: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10' };
    for (let n = 0; n < 15; n += 1)
      expect((await request(store.server).post('/api/withdrawals').send(byLink)).status).not.toBe(429);
    expect(await store.redis.keys('limit:tracking*')).toEqual([]);
  });

  it('429: after a hundred calls with one email from all addresses together', async () => {
    let answered = 0;
    for (let address = 2; address < 16; address += 1)
      for (let n = 0; n < 10; n += 1) if ((await ask('bob@example.com', `127.0.0.${address}`)) !== 429) answered += 1;
    expect(answered).toBe(100);
  });
});
