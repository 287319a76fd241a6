import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startVisitors } from './visitors';

it('sends requests as they are until it is told to end, and tells answered, refused and failed ones apart', async () => {
  const received: string[] = [];
  const server = createServer(async (req, res) => {
    received.push(`${req.method} ${req.url} ${req.headers.cookie} ${await text(req)}`);
    res.writeHead(Number(req.url?.slice(1))).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const requests = [200, 404, 503].map((status) => ({
    method: 'PUT' as const,
    path: `/${status}`,
    headers: { cookie: 'visitor=x' },
    body: 'cart',
  }));
  const visit = { origin, requests, connections: 3, ratePerSecond: 300, uncounted: 3, opensFirst: true };
  const visitors = await startVisitors([visit]);
  await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThan(30);
  const [result] = await visitors.end();
  server.closeAllConnections();
  server.close();
  if (!result) throw new Error('no result');
  const counted = result.times.good.length + result.times.refused.length + result.failed;
  // Three opened the connections, and three more are not counted.
  expect(counted).toBe(received.length - 6);
  expect(Math.min(result.times.good.length, result.times.refused.length, result.failed)).toBeGreaterThan(5);
  expect([...new Set(received)].sort()).toEqual(requests.map(({ path }) => `PUT ${path} visitor=x cart`));
});
