import { randomUUID } from 'node:crypto';
import { request as send } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, nowhere, setCookies, startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

let upstreams: Awaited<ReturnType<typeof startUpstream>>[];
let store: TestStore;

beforeAll(async () => {
  upstreams = await Promise.all([startUpstream('catalog'), startUpstream('order')]);
  // These tests never sign in, so auth is not called.
  store = await startStore({ auth: nowhere, catalog: upstreams[0]?.url, order: upstreams[1]?.url });
});
afterAll(async () => {
  await store.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
});

describe('forwarding', () => {
  it('forwards query, params, request id and deadline', async () => {
    const response = await request(store.server).get('/api/products?search=mic%20%26%20more&categoryId=3');
    expect(response.body).toMatchObject({
      query: { search: 'mic & more', categoryId: 3 },
      actor: { role: 'anonymous' },
    });
    expect(response.body.headers['x-request-id']).toBe(response.headers['x-request-id']);
    expect(Number(response.body.headers['x-deadline-ms'])).toBeLessThanOrEqual(3000);
  });

  it('forwards the key of a repeated request', async () => {
    const response = await request(store.server).get('/api/products').set('idempotency-key', 'my-key');
    expect(response.body.headers['idempotency-key']).toBe('my-key');
  });

  it('creates the request id', async () => {
    const response = await request(store.server).get('/api/products').set('x-request-id', 'from-outside-1');
    expect(response.headers['x-request-id']).not.toBe('from-outside-1');
  });

  it('rewrites the next page’s link to its public address', async () => {
    const response = await request(store.server).get('/api/products');
    expect(response.headers.link).toBe('</api/products?cursor=abc>; rel="next"');
  });

  it('lets nothing be cached while changes of the catalog are unknown', async () => {
    const cacheControl = async (path: string) => (await request(store.server).get(path)).headers['cache-control'];
    expect(await cacheControl('/api/categories')).toBe('no-store');
    expect(await cacheControl('/api/products')).toBe('no-store');
    expect(await cacheControl('/api/products/x')).toBe('no-store');
  });

  it('forwards an error of the service unchanged', async () => {
    const response = await request(store.server).get('/api/products?sort=random');
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_request', fields: [{ path: 'sort' }] });
  });

  it('refuses a repeated query key', async () => {
    expect((await request(store.server).get('/api/products?search=a&search=b')).status).toBe(400);
  });

  it('replies to HEAD as to GET, without a body', async () => {
    const response = await request(store.server).head('/api/products');
    expect(response.status).toBe(200);
    expect(response.text).toBeUndefined();
  });
});

describe('404 and 405', () => {
  it.each([
    ['POST', '/api/inventory', 'GET'],
    ['DELETE', '/api/products', 'GET, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['PATCH', '/api/products/7', 'GET, PUT, DELETE'],
    ['OPTIONS', '/api/orders', 'POST, GET'],
    ['TRACE', '/api/orders', 'POST, GET'],
    ['GET', '/webhooks/stripe', 'POST'],
  ])('405: %s %s', async (method, path, allowed) => {
    const response = await fetchRaw(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe(allowed);
    expect(JSON.parse(response.text).code).toBe('method_not_allowed');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/products/7/nothing', '/webhooks/other'])('404: %s', async (path) => {
    const response = await request(store.server).get(path);
    expect(response.status).toBe(404);
    expect(response.body.code).toBe('not_found');
  });
});

describe('visitor cookie', () => {
  const cart = { items: [{ productId: 1, quantity: 1 }] };

  it('is the id that the browser created, if valid', async () => {
    const sessionId = 'browser-made-id-0123456789';
    const response = await request(store.server)
      .put('/api/cart')
      .send({ ...cart, sessionId });
    expect(setCookies(response)[0]).toMatch(
      /^visitor=browser-made-id-0123456789; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(response.body.actor.visitorId).toBe(sessionId);
  });

  it('is 192 random bits otherwise', async () => {
    const responses = await Promise.all(
      [cart, { ...cart, sessionId: 'short' }].map((body) => request(store.server).put('/api/cart').send(body)),
    );
    const values = responses.map((response) => cookieOf(response, 'visitor'));
    for (const value of values) expect(value).toMatch(/^visitor=[\w-]{32}$/);
    expect(new Set(values).size).toBe(2);
  });

  it('stays the same for any body, and names the visitor in every call', async () => {
    const cookie = cookieOf(
      await request(store.server).post('/api/create-payment-intent').send({ amount: 1 }),
      'visitor',
    );
    const again = await request(store.server)
      .put('/api/cart')
      .set('cookie', cookie)
      .send({ ...cart, sessionId: 'another-visitors-id-01234' });
    expect(setCookies(again)).toEqual([]);
    expect(again.body.actor.visitorId).toBe(cookie.slice('visitor='.length));
    const read = await request(store.server).get('/api/cart').set('cookie', cookie);
    expect(read.body.actor.visitorId).toBe(cookie.slice('visitor='.length));
  });

  it('is the same for a checkout whose first answer was lost, to a client that sends no other name of itself', async () => {
    const open = async (checkoutId: string) => {
      const response = await request(store.server).post('/api/create-payment-intent').send({ checkoutId });
      return cookieOf(response, 'visitor');
    };
    const checkoutId = randomUUID();
    const first = await open(checkoutId);
    expect(first).toMatch(/^visitor=[\w-]{32}$/);
    expect(await open(checkoutId)).toBe(first);
    expect(await open(randomUUID())).not.toBe(first);
  });

  it('comes with the first visit, so that a browser is counted once', async () => {
    const first = await request(store.server).post('/api/visits').send({});
    const cookie = cookieOf(first, 'visitor');
    expect(cookie).toMatch(/^visitor=[\w-]{32}$/);
    const again = await request(store.server).post('/api/visits').set('cookie', cookie).send({ source: 'tiktok' });
    expect(setCookies(again)).toEqual([]);
  });

  it.each(['short', 'x'.repeat(65), '%00', '<script>', '"quoted"', 'a b', ''])(
    'is replaced where it is malformed, as for a new visitor: %j',
    async (value) => {
      const put = () => request(store.server).put('/api/cart').set('cookie', `visitor=${value}`).send(cart);
      const responses = [await put(), await put()];
      const ids = responses.map((response) => cookieOf(response, 'visitor').slice('visitor='.length));
      for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
      expect(new Set(ids).size).toBe(2);
      expect(responses.map(({ status, body }) => [status, body.actor])).toEqual(
        ids.map((visitorId) => [200, { role: 'anonymous', visitorId }]),
      );
    },
  );

  it('is not set by reads, and a forged one is ignored', async () => {
    const response = await request(store.server).get('/api/cart').set('cookie', 'visitor=<script>');
    expect(setCookies(response)).toEqual([]);
    expect(response.body.actor).toEqual({ role: 'anonymous' });
  });
});

describe('POST /webhooks/stripe', () => {
  const event = '{"id": "evt_1",\n "type":"payment_intent.succeeded" }';
  const post = (headers: Record<string, string>, body = event) =>
    request(store.server)
      .post('/webhooks/stripe')
      .set({ 'content-type': 'application/json', ...headers })
      .send(body);

  it('200: every byte arrives, from any origin', async () => {
    const response = await post({ 'stripe-signature': 'good', origin: 'https://stripe.example' });
    expect(response.status).toBe(200);
    expect(Buffer.from(response.body.bytes, 'base64').toString()).toBe(event);
  });

  it('400: forwards the service’s error', async () => {
    expect((await post({ 'stripe-signature': 'bad' })).status).toBe(400);
    expect((await post({})).status).toBe(400);
  });

  it('413: takes 256 kB and no more', async () => {
    expect((await post({ 'stripe-signature': 'good' }, 'x'.repeat(256 * 1024))).status).toBe(200);
    const response = await post({ 'stripe-signature': 'good' }, 'x'.repeat(256 * 1024 + 1));
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('payload_too_large');
  });
});

/** fetch refuses to send some methods; Node's own client does not. */
async function fetchRaw(method: string, path: string) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    send({ host: '127.0.0.1', port: store.port, method, path }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}
