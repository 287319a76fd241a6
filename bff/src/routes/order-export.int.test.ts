import type { AddressInfo } from 'node:net';
import { orderExport } from '@shopwright/contracts/http/order-files';
import { fieldError } from '@shopwright/service-kit/errors';
import { createServiceApp, listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { nowhere, startStore, type TestStore } from '../test-store';

let auth: AuthProcess;
let store: TestStore;
let deadlineMs = 0;
let order: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  auth = await startAuthProcess();
  const app = createServiceApp({
    logger: createLogger('order', 'silent'),
    tokens: createTestTokens('order', 'order'),
    readiness: {},
    routes: (routes) => {
      routes.app.get(orderExport.path, async (req, res) => {
        const actor = await routes.authenticate(req, { access: 'staff', permission: 'orders:export' });
        deadlineMs = Number(req.get('x-deadline-ms'));
        if (req.query.status === 'eaten') throw fieldError('invalid_request', 'status', 'Unknown status');
        res.type('text/csv').write(`"${actor.role} ${actor.userId}"\r\n`);
        setTimeout(() => res.end(`"${String(req.query.search)}"\r\n`), 20);
      });
    },
  });
  order = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(order.address() as AddressInfo).port}`;
  store = await startStore({ auth: auth.url, catalog: nowhere, order: url });
});
afterAll(async () => {
  await store.stop();
  order.close();
  order.closeAllConnections();
  await auth.stop();
});

const ask = (path: string, cookie = '') =>
  request(store.server).get(`/api${orderExport.path}${path}`).set('cookie', cookie);

describe('GET /api/orders/export', () => {
  it('200: passes the file on to staff, as a download', async () => {
    const response = await ask('?search=a%20lamp', await store.signIn('staff'));
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    });
    // The time that the contract gives the file, less what passed on the way.
    expect(deadlineMs).toBeGreaterThan(orderExport.timeoutMs - 5000);
    expect(response.text).toMatch(/^"staff \d+"\r\n"a lamp"\r\n$/);
  });

  it('400 names the field that the service refused', async () => {
    const response = await ask('?status=eaten', await store.signIn('staff'));
    expect([response.status, response.body.fields]).toEqual([400, [{ path: 'status', message: 'Unknown status' }]]);
  });

  it('401 for visitors, 403 for shoppers', async () => {
    expect((await ask('')).status).toBe(401);
    expect((await ask('', await store.signIn('shopper'))).status).toBe(403);
  });
});
