import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from '../test-store';
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

async function startServer(listener: RequestListener) {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

describe('a service that fails', () => {
  const failures: Record<string, { listener: RequestListener; status: number[]; code: string }> = {
    hangs: { listener: () => undefined, status: [503], code: 'unavailable' },
    resets: { listener: (req) => req.socket.resetAndDestroy(), status: [503], code: 'unavailable' },
    'breaks off': {
      listener: (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
        res.write('[{"id":');
        setTimeout(() => res.destroy(), 20);
      },
      status: [503],
      code: 'unavailable',
    },
    'hangs half way': {
      listener: (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' });
        res.write('[');
      },
      status: [503],
      code: 'unavailable',
    },
    'sends HTML': {
      listener: (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
      status: [502],
      code: 'bad_gateway',
    },
    'sends an HTML error': {
      listener: (_req, res) => void res.writeHead(500, { 'content-type': 'text/html' }).end('<pre>at node_modules'),
      status: [502],
      code: 'bad_gateway',
    },
    'sends an error of another shape': {
      listener: (_req, res) =>
        void res.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"select * from users"}'),
      status: [502],
      code: 'bad_gateway',
    },
    'sends 10 MB': {
      listener: (_req, res) => {
        res.on('error', () => undefined);
        res.writeHead(200, { 'content-type': 'application/json' });
        res.end(`["${'x'.repeat(10_000_000)}"]`);
      },
      status: [502],
      code: 'bad_gateway',
    },
  };

  it.each(Object.entries(failures))('%s: the caller gets JSON in time', async (_name, { listener, status, code }) => {
    const { url, stop } = await startServer(listener);
    const broken = await startStore({ auth: nowhere, catalog: url });
    const startedAt = performance.now();
    const response = await request(broken.server).get('/api/products');
    expect(status).toContain(response.status);
    expect(response.type).toBe('application/json');
    expect(response.body).toMatchObject({ code, requestId: response.headers['x-request-id'] });
    if (response.status === 503) expect(response.headers['retry-after']).toBe('2');
    expect(response.text).not.toMatch(/select|node_modules|<h1>/);
    // A service has three seconds, the whole request eighteen.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await broken.stop();
    await stop();
  });

  it('is unavailable: 503 with Retry-After', async () => {
    const lost = await startStore({ auth: nowhere });
    const response = await request(lost.server).get('/api/products');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    await lost.stop();
  });

  it('loses the connection once: a read is retried, a write is not', async () => {
    let [reads, writes] = [0, 0];
    const { url, stop } = await startServer((req, res) => {
      if (req.method === 'GET' && reads++ > 0) {
        res.writeHead(200, { 'content-type': 'application/json' }).end('[]');
        return;
      }
      if (req.method !== 'GET') writes += 1;
      req.socket.resetAndDestroy();
    });
    const flaky = await startStore({ auth: nowhere, catalog: url, order: url });
    expect((await request(flaky.server).get('/api/products')).status).toBe(200);
    const write = await request(flaky.server).put('/api/cart').send({ items: [] });
    expect(write.status).toBe(503);
    expect(writes).toBe(1);
    await flaky.stop();
    await stop();
  });

  it('is the auth service: visitors can still browse, other calls fail', async () => {
    const cookie = `sid=${'a'.repeat(43)}`;
    const get = (path: string) => request(store.server).get(path).set('cookie', cookie);
    expect((await get('/api/products')).body.actor).toEqual({ role: 'anonymous' });
    expect((await get('/api/categories')).status).toBe(200);
    expect((await get('/api/orders/user')).status).toBe(503);
    expect((await get('/api/inventory')).status).toBe(503);
    expect((await get('/api/cart')).status).toBe(503);
  });
});
