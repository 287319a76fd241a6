import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from '../test-store';

/** Accepts the links of orders, but for one; counts the bodies that arrive. */
const order = createServer((req, res) => {
  const isWrong = req.url?.includes('token=wrong') ?? false;
  const body = isWrong ? { code: 'link_expired', message: 'No', requestId: 'x' } : { photo: 'a' };
  if (req.method === 'POST') received += 1;
  req.resume().on('end', () => {
    res.writeHead(isWrong ? 410 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
let received = 0;
let store: TestStore;

beforeAll(async () => {
  await new Promise<void>((resolve) => order.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(order.address() as AddressInfo).port}`;
  store = await startStore({ auth: nowhere, order: url });
});
afterAll(async () => {
  await store.stop();
  order.close();
});

const photo = Buffer.alloc(9_900_000);

/** Sends all but the last byte, and that after `lastByteMs`, if ever. Resolves with the status, or 0 without a reply. */
function upload(token: string, lastByteMs?: number) {
  const call = httpRequest({
    ...{ host: '127.0.0.1', port: store.port, method: 'POST' },
    path: `/api/customer-orders/7/return-photos?token=${token}`,
    headers: { 'content-type': 'image/jpeg', 'content-length': photo.length },
  });
  call.write(photo.subarray(1));
  if (lastByteMs !== undefined) setTimeout(() => call.end(photo.subarray(0, 1)), lastByteMs);
  const status = new Promise<number>((resolve) => {
    call.on('error', () => resolve(0));
    call.on('response', (reply: IncomingMessage) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
  });
  return { call, status };
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
      const reply = await fetch(`http://127.0.0.1:${store.port}/api/config`);
      expect(reply.status).toBe(200);
      slowest.ms = Math.max(slowest.ms, performance.now() - askedAt);
      slowest.memory = Math.max(slowest.memory, process.memoryUsage().arrayBuffers - before);
      await wait(100);
    }
    expect(slowest.memory).toBeLessThan(64 * 1024 * 1024);
    expect(slowest.ms).toBeLessThan(1000);
    // Stalled for 15 seconds, or waited 10 for those.
    const statuses = await Promise.all(uploads.map(({ status }) => status));
    expect([...new Set(statuses)].sort()).toEqual([400, 503]);
    for (const { call } of uploads) call.destroy();
    expect(await upload('right', 0).status).toBe(200);
  });

  it('lets the photos of one client wait for each other', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => upload('right', 200).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });
});
