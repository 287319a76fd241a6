import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { startStore, type TestStore } from '../test-store';

/** Accepts the links of orders, but for one, and the reviews of products, but for one; counts the bodies that arrive. */
const order = createServer((req, res) => {
  const refused = req.url?.includes('token=wrong')
    ? { status: 410, code: 'link_expired' }
    : req.url === '/products/9/review-right'
      ? { status: 403, code: 'forbidden' }
      : undefined;
  const body = refused ? { code: refused.code, message: 'No', requestId: 'x' } : { photo: 'a' };
  if (req.method === 'POST') received += 1;
  req.resume().on('end', () => {
    res.writeHead(refused?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
let received = 0;
let auth: AuthProcess;
let store: TestStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => order.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(order.address() as AddressInfo).port}`;
  auth = await startAuthProcess();
  store = await startStore({ auth: auth.url, order: url, catalog: url });
});
afterAll(async () => {
  await store.stop();
  order.close();
  await auth.stop();
});

const photo = Buffer.alloc(9_900_000);

/** Sends all but the last byte, and that after `lastByteMs`, if ever. Resolves with the status, or 0 without a response. */
const upload = (token: string, lastByteMs?: number, localAddress = '127.0.0.1') =>
  uploadTo(`/api/customer-orders/7/return-photos?token=${token}`, { lastByteMs, localAddress });

interface Sending {
  lastByteMs?: number | undefined;
  localAddress?: string;
  headers?: Record<string, string>;
}

function uploadTo(path: string, { lastByteMs, localAddress = '127.0.0.1', headers = {} }: Sending) {
  const call = httpRequest({
    host: '127.0.0.1',
    port: store.port,
    method: 'POST',
    localAddress,
    path,
    headers: { 'content-type': 'image/jpeg', 'content-length': photo.length, ...headers },
  });
  call.write(photo.subarray(1));
  if (lastByteMs !== undefined) setTimeout(() => call.end(photo.subarray(0, 1)), lastByteMs);
  const status = new Promise<number>((resolve) => {
    call.on('error', () => resolve(0));
    call.on('response', (response: IncomingMessage) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  return { call, status };
}

/** Begins a body of an unknown size, and sends no more of it. */
function stall(path: string, type: string, localAddress: string) {
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const call = httpRequest({ host: '127.0.0.1', port: store.port, method: 'POST', path, localAddress, headers });
  call.on('error', () => undefined).write('{');
  return call;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('POST /customer-orders/:id/return-photos', () => {
  it('refuses a link that opens no order before the photo has arrived', async () => {
    const { call, status } = upload('wrong');
    expect(await status).toBe(410);
    expect(received).toBe(0);
    call.destroy();
  });

  it('keeps little of many uploads that stall, serves others meanwhile, and ends them', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const uploads = Array.from({ length: 30 }, () => upload('right'));
    const slowest = { memory: 0, ms: 0 };
    for (let step = 0; step < 30; step += 1) {
      const askedAt = performance.now();
      const response = await fetch(`http://127.0.0.1:${store.port}/api/config`);
      expect(response.status).toBe(200);
      slowest.ms = Math.max(slowest.ms, performance.now() - askedAt);
      slowest.memory = Math.max(slowest.memory, process.memoryUsage().arrayBuffers - before);
      await wait(100);
    }
    expect(slowest.memory).toBeLessThan(64 * 1024 * 1024);
    // Behind an upload it would be ten.
    expect(slowest.ms).toBeLessThan(5000);
    // Stalled for 15 seconds, or waited 10 for those.
    const statuses = await Promise.all(uploads.map(({ status }) => status));
    expect([...new Set(statuses)].sort()).toEqual([400, 503]);
    for (const { call } of uploads) call.destroy();
    expect(await upload('right', 0).status).toBe(200);
  });

  it('keeps no staff, and no event of Stripe, from sending while customers and strangers fill what they may', async () => {
    const staff = await store.signIn('staff');
    const photos = ['127.0.0.1', '127.0.0.2', '127.0.0.3'].flatMap((from) =>
      [1, 2, 3].map(() => upload('right', undefined, from)),
    );
    const strangers = ['127.0.0.1', '127.0.0.2', '127.0.0.3'].flatMap((from) =>
      Array.from({ length: 32 }, () => stall('/webhooks/stripe', 'application/json', from)),
    );
    await wait(500);
    const sent = await Promise.all([
      fetch(`http://127.0.0.1:${store.port}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(20_000) }),
      fetch(`http://127.0.0.1:${store.port}/api/images`, {
        method: 'POST',
        body: photo,
        signal: AbortSignal.timeout(8000),
        headers: { 'content-type': 'image/jpeg', cookie: staff, origin: 'http://store.example' },
      }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    for (const { call } of photos) call.destroy();
    for (const call of strangers) call.destroy();
    await Promise.all(photos.map(({ status }) => status));
  });

  it('lets the photos of one client wait for each other', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => upload('right', 200).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });
});

describe('POST /products/:id/review-photos', () => {
  it('refuses who may not review the product, and a visitor, before the photo has arrived', async () => {
    const cookie = await store.signIn('shopper');
    const before = received;
    for (const [headers, expected] of [
      [{ cookie, origin: 'http://store.example' }, 403],
      [{ origin: 'http://store.example' }, 401],
    ] as const) {
      const { call, status } = uploadTo('/api/products/9/review-photos', { headers });
      expect(await status).toBe(expected);
      call.destroy();
    }
    expect(received).toBe(before);
    const path = '/api/products/8/review-photos';
    const taken = uploadTo(path, { lastByteMs: 0, headers: { cookie, origin: 'http://store.example' } });
    expect(await taken.status).toBe(200);
  });
});

describe('POST /imports/products', () => {
  const path = '/api/imports/products?dryRun=true';

  it('passes a file on as it comes, and holds none of it', async () => {
    const cookie = await store.signIn('staff');
    const headers = { cookie, origin: 'http://store.example', 'content-type': 'text/csv' };
    const [before, memory] = [received, process.memoryUsage().arrayBuffers];
    const length = photo.length * 8;
    const { call, status } = uploadTo(path, { headers: { ...headers, 'content-length': String(length) } });
    await expect.poll(() => received, { timeout: 5000 }).toBe(before + 1);
    for (let part = 0; part < 7; part += 1) {
      if (!call.write(photo)) await new Promise((resolve) => call.once('drain', resolve));
    }
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(40_000_000);
    call.end(photo.subarray(0, 1));
    expect(await status).toBe(200);
  });

  it('refuses a visitor, a shopper and another type before the file has arrived', async () => {
    const shopper = await store.signIn('shopper');
    const staff = await store.signIn('staff');
    const before = received;
    for (const [cookie, type, expected] of [
      ['', 'text/csv', 401],
      [shopper, 'text/csv', 403],
      [staff, 'text/html', 415],
    ] as const) {
      const headers = { ...(cookie && { cookie }), origin: 'http://store.example', 'content-type': type };
      const { call, status } = uploadTo(path, { headers });
      expect(await status).toBe(expected);
      call.destroy();
    }
    expect(received).toBe(before);
  });
});
