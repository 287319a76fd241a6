import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@shopwright/contracts/endpoint';
import type { AuditEntry } from '@shopwright/contracts/http/audit';
import { listServiceAudit, type StoredAuditEntry, undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { nextCursor } from '@shopwright/contracts/next-page';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceApp, type RouteTable } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { startStore, type TestStore } from '../test-store';

const log = (service: 'catalog' | 'order', id: number, minute: number): StoredAuditEntry => ({
  id,
  at: `2026-11-30T02:${String(minute).padStart(2, '0')}:00.000Z`,
  actor: { userId: null, name: null, role: 'staff', apiKey: null, importId: null },
  action: 'PUT /products/:id',
  target: { type: service === 'catalog' ? 'product' : 'order', id: String(id), name: null },
  before: { price: '1.00' },
  after: { price: '2.00' },
  details: null,
  network: null,
  traceId: null,
  requestId: null,
  sameRequest: 1,
  canUndo: true,
  undoes: null,
  undoneBy: null,
  isSealed: true,
});
/** Newest first. */
const logs = {
  catalog: [log('catalog', 9, 50), log('catalog', 8, 40), log('catalog', 5, 10), log('catalog', 4, 9)],
  order: [log('order', 3, 45), log('order', 2, 44), log('order', 1, 43)],
};

let auth: AuthProcess;
let store: TestStore;
let asked: unknown[] = [];
let cookies: Record<'shopper' | 'staff' | 'operator', string>;
const stops: (() => unknown)[] = [];
const urls: Partial<Record<ServiceName, string>> = {};

async function serve(service: 'catalog' | 'order', routes: (table: RouteTable) => void): Promise<void> {
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
  for (const service of ['catalog', 'order'] as const) {
    await serve(service, ({ bind }) => {
      bind(listServiceAudit[service], async ({ body }) => {
        asked.push(body);
        return logs[service].filter(({ id }) => id < (body.before ?? 99)).slice(0, body.limit);
      });
      bind(undoServiceAudit[service], async ({ body }) => {
        if (body.id === 8) {
          const by = { id: '9', at: '2026-11-30T02:50:00.000Z', userId: 1, action: 'PUT /products/:id' };
          throw new AppError('conflict', 'price changed again by account 1', { details: { fields: ['price'], by } });
        }
        return { ids: body.scope === 'request' ? [90, 91] : [90] };
      });
    });
  }
  store = await startStore({ auth: auth.url, ...urls });
  cookies = {
    shopper: await store.signIn('shopper'),
    staff: await store.signIn('staff'),
    operator: await store.signIn('operator'),
  };
});
afterAll(async () => {
  await store.stop();
  for (const stop of stops) stop();
  await auth.stop();
});

const get = (query = '', role: keyof typeof cookies = 'operator') =>
  request(store.server).get(`/api/audit${query}`).set('Cookie', cookies[role]);
const undo = (id: string, query = '', role: keyof typeof cookies = 'operator') =>
  request(store.server).post(`/api/audit/${id}/undo${query}`).set('Cookie', cookies[role]);

describe('GET /audit', () => {
  it('200: merges the services by time, page by page, with ids of their own', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const response = await get(`?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`).expect(200);
      expect(response.body.length).toBeLessThanOrEqual(2);
      seen.push(...response.body.map(({ id }: AuditEntry) => id));
      cursor = nextCursor(response.get('Link') ?? null);
      pages += 1;
    } while (cursor && pages < 20);
    const own = seen.filter((id) => !id.startsWith('auth'));
    expect(own).toEqual(['catalog-9', 'order-3', 'order-2', 'order-1', 'catalog-8', 'catalog-5', 'catalog-4']);
    expect(seen.some((id) => id.startsWith('auth'))).toBe(true);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('200: names members, whose sign-ins are in it, and finds them by name', async () => {
    const { body } = await get('?area=team').expect(200);
    const signIn = body.find(({ id }: AuditEntry) => id.startsWith('auth'));
    expect(signIn).toMatchObject({ action: 'sign-in', actor: { name: expect.stringMatching(/\w+ \w+/) } });
    asked = [];
    const word = signIn.actor.name.split(' ')[0];
    await get(`?search=${word}%20price&from=2026-11-29&to=2026-11-30&targetType=product&targetId=7`).expect(200);
    expect(asked[0]).toMatchObject({
      words: [
        { word, actorIds: expect.arrayContaining([signIn.actor.userId]) },
        { word: 'price', actorIds: [] },
      ],
      targetTypes: ['product'],
      targetId: '7',
      from: '2026-11-29T00:00:00.000Z',
      to: '2026-12-01T00:00:00.000Z',
    });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['cursor=x', 'cursor'],
    ['from=yesterday', 'from'],
    ['area=moon', 'area'],
    ['targetType=moon', 'targetType'],
    ['unknown=1', 'unknown'],
    [`search=${'a'.repeat(101)}`, 'search'],
  ])('400: names the field of %s', async (query, path) => {
    const { body } = await get(`?${query}`).expect(400);
    expect(body.fields[0].path).toBe(path);
  });

  it('401 and 403: is for those who may read it', async () => {
    await request(store.server).get('/api/audit').expect(401);
    await get('', 'shopper').expect(403);
    await get('', 'staff').expect(200);
  });

  it('503: says nothing rather than leave a service out', async () => {
    const alone = await startStore({ auth: auth.url, catalog: urls.catalog });
    const cookie = await alone.signIn('operator');
    const { status } = await request(alone.server).get('/api/audit').set('Cookie', cookie);
    await alone.stop();
    expect(status).toBeGreaterThanOrEqual(502);
  });
});

describe('GET /audit/export', () => {
  it('200: has every entry that the filters leave, as CSV and as JSON', async () => {
    const csv = await get('/export')
      .expect(200)
      .expect('content-type', /text\/csv/);
    expect(csv.get('Content-Disposition')).toBe('attachment; filename="audit-log.csv"');
    const lines = csv.text.trim().split('\n');
    expect(lines[0]).toMatch(/^\uFEFF?id,at,userId,name/);
    expect(lines.filter((line) => line.startsWith('catalog-'))).toHaveLength(4);
    expect(lines.find((line) => line.startsWith('order-3'))).toContain('"{""price"":""2.00""}"');
    const { body } = await get('/export?format=json').expect(200);
    expect(body.filter(({ id }: AuditEntry) => id.startsWith('order'))).toHaveLength(3);
  });

  it('400 and 403 as JSON', async () => {
    expect((await get('/export?format=pdf').expect(400)).body.fields[0].path).toBe('format');
    await get('/export', 'shopper').expect(403);
  });
});

describe('POST /audit/:id/undo', () => {
  it('200: lets the service undo one entry, or all of its call', async () => {
    expect((await undo('catalog-9').expect(200)).body).toEqual({ entries: ['catalog-90'] });
    expect((await undo('order-3', '?scope=request').expect(200)).body).toEqual({ entries: ['order-90', 'order-91'] });
  });

  it('409: names who stands in the way', async () => {
    const { body } = await undo('catalog-8').expect(409);
    expect(body.message).toMatch(/^price changed again by \w+ \w+$/);
    expect(body.details.by).toMatchObject({ id: 'catalog-9', userId: 1, name: expect.any(String) });
  });

  it.each(['9', 'catalog-', 'catalog-0', 'catalog-1e3', 'mail-1', `order-${'9'.repeat(30)}`])(
    '400: refuses the id %s',
    async (id) => {
      const { body } = await undo(id).expect(400);
      expect(body.fields[0].path).toBe('id');
    },
  );

  it('404 for an entry of auth that does not exist, 403 from another site', async () => {
    await undo('auth-999999').expect(404);
    const foreign = request(store.server).post('/api/audit/catalog-9/undo').set('Cookie', cookies.operator);
    await foreign.set('Origin', 'https://elsewhere.example').expect(403);
    await undo('catalog-9', '', 'shopper').expect(403);
  });
});
