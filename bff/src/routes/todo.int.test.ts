import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@shopwright/contracts/endpoint';
import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { listOrderTodo } from '@shopwright/contracts/http/internal-todo';
import { countWaitingCatalog } from '@shopwright/contracts/http/store-analytics';
import { createServiceApp, type RouteTable } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { nowhere, startStore } from '../test-store';

const dayAgo = () => new Date(Date.now() - 24 * 3_600_000).toISOString();
const none = { amount: null, since: null, dueBy: null, firstOrderId: null };
let backupAt: string;
let auth: AuthProcess;
const stops: (() => unknown)[] = [];
const urls: Partial<Record<ServiceName, string>> = {};

async function serve(service: ServiceName, routes: (table: RouteTable) => void): Promise<void> {
  const app = createServiceApp({
    logger: createLogger(service, 'silent'),
    tokens: createTestTokens(undefined, service),
    readiness: {},
    routes,
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  urls[service] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stops.push(() => server.close());
}

beforeAll(async () => {
  auth = await startAuthProcess();
  await serve('order', ({ bind }) =>
    bind(listOrderTodo, async ({ query }) => [
      { ...none, kind: 'disputes' as const, count: 1, amount: '649.00', dueBy: '2026-12-01T00:00:00.000Z' },
      ...(query.role === 'operator' ? [{ ...none, kind: 'parkedJobs' as const, count: 2 }] : []),
    ]),
  );
  await serve('catalog', ({ bind }) => bind(countWaitingCatalog, async () => ({ lowStock: 3, newReviews: 9 })));
  await serve('traces', ({ bind }) =>
    bind(getBackupStatus, async () => ({ last: { takenAt: backupAt, rows: 1, bytes: 1 }, failure: null })),
  );
});
afterAll(async () => {
  for (const stop of stops) stop();
  await auth.stop();
});

async function read(role: 'shopper' | 'staff' | 'operator' | undefined, changes: Partial<typeof urls> = {}) {
  const store = await startStore({ auth: auth.url, ...urls, ...changes });
  const cookie = role ? await store.signIn(role) : '';
  const { status, body } = await request(store.server).get('/api/todo').set('Cookie', cookie);
  await store.stop();
  return {
    status,
    rows: (body.rows ?? []).map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    body,
  };
}

describe('GET /todo', () => {
  it('200: lists what the role may see, most urgent first', async () => {
    backupAt = dayAgo();
    expect((await read('staff')).rows).toEqual([
      ['disputes', 1],
      ['lowStock', 3],
    ]);
    expect((await read('operator')).rows).toEqual([
      ['disputes', 1],
      ['parkedJobs', 2],
      ['lowStock', 3],
    ]);
    backupAt = '2026-01-01T00:00:00.000Z';
    expect((await read('operator')).body).toMatchObject({
      rows: [{}, {}, {}, { kind: 'backups', since: backupAt }],
      missing: [],
    });
    expect((await read('staff')).rows).toHaveLength(2);
  });

  it('200: leaves out the rows of a service that does not answer, and says so', async () => {
    const withoutOrder = await read('staff', { order: nowhere });
    expect([withoutOrder.rows, withoutOrder.body.missing]).toEqual([[['lowStock', 3]], ['order']]);
    const all = { order: nowhere, catalog: nowhere, traces: nowhere };
    expect((await read('operator', all)).body).toEqual({ rows: [], missing: ['catalog', 'order', 'traces'] });
  });

  it('401 and 403: is for staff', async () => {
    expect((await read(undefined)).status).toBe(401);
    expect((await read('shopper')).status).toBe(403);
  });
});
