import { connect } from 'node:net';
import { publicConfig } from '@shopwright/contracts/http/config';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from './test-store';
import { startUpstream } from './test-upstream';

let catalog: Awaited<ReturnType<typeof startUpstream>>;
let store: TestStore;

beforeAll(async () => {
  catalog = await startUpstream('catalog');
  store = await startStore({ auth: nowhere, catalog: catalog.url });
});
afterAll(async () => {
  await store.stop();
  await catalog.stop();
});

/** Sends bytes and returns the response's bytes. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(store.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

const bodyOf = (response: string) => JSON.parse(response.split('\r\n\r\n')[1] ?? '');

describe('invalid HTTP', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
    [
      'two lengths',
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
      'invalid_request',
    ],
    ['no Host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid_request'],
    ['no Host in HTTP/1.0', 'GET /api/config HTTP/1.0\r\n\r\n', 400, 'invalid_request'],
    [
      'two Hosts',
      'GET /api/config HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['an unknown Expect', 'POST /api/orders HTTP/1.1\r\nHost: x\r\nExpect: 900-more\r\n\r\n', 400, 'invalid_request'],
    ['a long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
    ['a long cookie', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ])('%s gets JSON', async (_name, bytes, status, code) => {
    const response = await raw(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(bodyOf(response)).toMatchObject({ code });
  });

  it('stops waiting for a body that does not arrive', async () => {
    const startedAt = performance.now();
    const response = await raw(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"email"',
    );
    // The body has ten seconds; the server alone would wait for a minute.
    expect(performance.now() - startedAt).toBeLessThan(45_000);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each(['/api/products/%zz', '/api/products/%ff'])('%s gets JSON', async (path) => {
    const response = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(bodyOf(response).code).toBe('invalid_request');
  });
});

describe('pages and files', () => {
  const get = (path: string) => request(store.server).get(path);

  it.each(['/', '/product/7', '/checkout/success', '/admin', '/login?next=/ops/queues', '/ops/traces/abc'])(
    '200: %s is the app',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.type, response.headers['cache-control']]).toEqual([
        200,
        'text/html',
        'private, no-cache',
      ]);
      expect(response.text).toContain('<title>Store</title>');
    },
  );

  it.each(['/nothing', '/product', '/admin/x', '/.env', '/..%2f..%2fetc/passwd', '/index.htm'])(
    '404: %s is the app too, which shows its own page',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.type]).toEqual([404, 'text/html']);
      expect(response.text).toContain('<title>Store</title>');
    },
  );

  it('caches built files forever and sends them compressed', async () => {
    const response = await get('/assets/main-1a2b3c.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBe('gzip');
  });

  it('sends the copy that the build has compressed, to a browser that takes it', async () => {
    const brotli = await get('/assets/part-4d5e6f.mjs').set('Accept-Encoding', 'gzip, br').buffer(false);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const plain = await get('/assets/part-4d5e6f.mjs').set('Accept-Encoding', 'identity');
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'export {};']);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it.each(['/assets/main-1a2b3c.js.map', '/assets/main-1a2b3c.js%2emap', '/assets/main-1a2b3c.js.%6Dap'])(
    '404: the sources of the web app are not served (%s)',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('404: a missing file gets no page', async () => {
    for (const path of ['/assets/old-000.js', '/images/products/none.webp?w=400&h=400']) {
      const response = await get(path);
      expect([response.status, response.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('405: a page accepts only reads', async () => {
    const response = await request(store.server).post('/admin').send({});
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('security headers', () => {
  it('let pages load from the store and from Stripe only', async () => {
    const { headers } = await request(store.server).get('/');
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self' https://js.stripe.com",
      'frame-src https://js.stripe.com https://hooks.stripe.com',
      "connect-src 'self' https://api.stripe.com",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('allow the sandbox in Stripe’s place, and require https if the store uses it', async () => {
    const sandboxed = await startStore({
      auth: nowhere,
      publicUrl: 'https://store.example',
      scriptUrl: 'http://127.0.0.1:4242/v3/',
    });
    const { headers } = await request(sandboxed.server).get('/');
    expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:4242;");
    expect(headers['content-security-policy']).not.toContain('stripe.com');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await sandboxed.stop();
  });
});

describe('GET /api/config', () => {
  it('200: returns the public settings and no secret', async () => {
    const response = await request(store.server).get('/api/config');
    expect(publicConfig.strict().parse(response.body)).toEqual({
      stripePublishableKey: 'pk_test_123',
      stripeScriptUrl: null,
      currency: 'usd',
      demoCheckout: true,
    });
  });
});

describe('GET /readyz', () => {
  it('200 while services are away: each takes only its own routes with it, and is named', async () => {
    const response = await request(store.server).get('/readyz');
    expect([response.status, response.body]).toEqual([
      200,
      { status: 'degraded', checks: { catalog: 'ok', order: 'away', auth: 'away', redis: 'ok', traces: 'away' } },
    ]);
    expect((await request(store.server).get('/livez')).status).toBe(200);
    expect((await request(store.server).get('/api/products')).status).toBe(200);
    expect((await request(store.server).get('/api/cart')).status).toBe(503);
  });

  it('200 while everything is away, since pages still say what is wrong', async () => {
    const alone = await startStore({ auth: nowhere, redisUrl: 'redis://127.0.0.1:9' });
    const response = await request(alone.server).get('/readyz');
    expect([response.status, new Set(Object.values(response.body.checks))]).toEqual([200, new Set(['away'])]);
    expect((await request(alone.server).get('/')).type).toBe('text/html');
    await alone.stop();
  });
});
