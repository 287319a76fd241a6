import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthProcess, demoPassword, startAuthProcess } from '../test-auth-process';
import { cookieOf, startStore, type TestStore } from '../test-store';

const token = 'a'.repeat(43);

/** Opens every order by its link, and keeps the headers of the last call. */
const order = createServer((req, res) => {
  asked = req.headers;
  const opens = req.url === '/orders/track-link';
  res.writeHead(200, { 'content-type': 'application/json', ...(opens && { 'x-order-links': `7~${token}` }) });
  req.resume().on('end', () => res.end('{}'));
});
let asked: IncomingHttpHeaders = {};
let auth: AuthProcess;
let store: TestStore;

beforeAll(async () => {
  auth = await startAuthProcess();
  await new Promise<void>((resolve) => order.listen(0, '127.0.0.1', resolve));
  store = await startStore({ auth: auth.url, order: `http://127.0.0.1:${(order.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await store.stop();
  order.closeAllConnections();
  order.close();
  await auth.stop();
});
beforeEach(() => {
  asked = {};
});

/** Returns the cookie of a browser that has opened the order's link. */
const open = async () => {
  const response = await request(store.server).post('/api/orders/track-link').send({ orderNumber: '7', token });
  expect(response.headers['x-order-links']).toBeUndefined();
  return cookieOf(response, 'orders');
};
const read = (headers: Record<string, string>) => request(store.server).get('/api/customer-orders/7').set(headers);
const setCookies = ({ headers }: request.Response) => ((headers['set-cookie'] ?? []) as unknown as string[]).join('\n');
const isForgotten = /^orders=; .*Expires=Thu, 01 Jan 1970/m;

describe('the cookie of opened order links', () => {
  it('opens the order, and names no link that a header of the browser or another cookie names', async () => {
    await read({ cookie: await open() });
    expect(asked['x-order-links']).toBe(`7~${token}`);
    await read({ 'x-order-links': `8~${token}`, 'x-known-device': 'x 1:a', 'x-user-id': '1' });
    expect(asked).not.toHaveProperty('x-order-links');
    expect(asked).not.toHaveProperty('x-known-device');
    expect(asked).not.toHaveProperty('x-user-id');
    const odd = [`8~${token}x`, '', '~', `0~${token}`, `8~${token}%0d%0ax: y`, '8~'.repeat(2000)];
    for (const cookie of odd) await read({ cookie: `orders=${cookie}` });
    expect(asked).not.toHaveProperty('x-order-links');
    await read({ cookie: `orders=${Array.from({ length: 150 }, (_, n) => `${n + 1}~${token}`).join('.')}` });
    expect(String(asked['x-order-links']).split('.')).toHaveLength(5);
  });

  it('ends with a sign-in, because another person may use the browser from then on', async () => {
    const cookie = await open();
    const signedIn = await vi.waitFor(async () => {
      const body = { email: 'shopper@example.com', password: demoPassword };
      return request(store.server).post('/api/auth/login').set('cookie', cookie).send(body).expect(200);
    }, eventually);
    expect(setCookies(signedIn)).toMatch(isForgotten);
  });

  it('ends with a sign-out', async () => {
    const response = await request(store.server)
      .post('/api/auth/logout')
      .set('cookie', await open());
    expect(setCookies(response)).toMatch(isForgotten);
  });
});
