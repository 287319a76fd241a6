import { resolveApiKey } from '@shopwright/contracts/http/internal-api-keys';
import { drawApiKey } from '@shopwright/service-kit/http/api-key';
import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { perMinute } from '../middleware/rate-limits';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { forgetLimits, setCookies, startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

let auth: AuthProcess;
let catalog: Awaited<ReturnType<typeof startUpstream>>;
let order: Awaited<ReturnType<typeof startUpstream>>;
let store: TestStore;
let cookie: string;

beforeAll(async () => {
  auth = await startAuthProcess();
  [catalog, order] = await Promise.all([startUpstream('catalog'), startUpstream('order')]);
  store = await startStore({ auth: auth.url, catalog: catalog.url, order: order.url });
  cookie = await store.signIn('operator');
});
afterAll(async () => {
  await store.stop();
  await Promise.all([catalog.stop(), order.stop()]);
  await auth.stop();
});

const create = async (permissions: string[], name = 'Warehouse'): Promise<{ id: number; key: string }> => {
  const { status, body } = await request(store.server)
    .post('/api/api-keys')
    .set({ cookie })
    .send({ name, permissions });
  expect(status).toBe(201);
  return body;
};
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const stock = { stockQuantity: 5, version: 1 };
const setStock = (headers: Record<string, string>, body: object = stock) =>
  request(store.server).put('/api/products/7/stock').set(headers).send(body);

describe('a call with an API key', () => {
  it('needs no cookie, passes the CSRF protection, and acts for the key', async () => {
    const { id, key } = await create(['inventory:write']);
    const response = await setStock({ ...bearer(key), origin: 'https://warehouse.example' });
    expect(response.status).toBe(200);
    expect(response.body.actor).toMatchObject({
      role: 'staff',
      permissions: ['inventory:write'],
      apiKey: { id, name: 'Warehouse' },
    });
    expect(setCookies(response)).toEqual([]);
  });

  it('ignores the cookies beside it', async () => {
    const { key } = await create(['inventory:read']);
    expect((await setStock({ ...bearer(key), cookie })).status).toBe(403);
  });

  it('403: names the permission that the key lacks, and refuses calls of an account', async () => {
    const { key } = await create(['inventory:read'], 'Reader');
    const response = await setStock(bearer(key));
    expect(response.status).toBe(403);
    expect(response.body.message).toContain('The API key "Reader" needs the permission inventory:write');
    const account = await request(store.server).get('/api/auth/sessions').set(bearer(key));
    expect(account).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('401: is refused where visitors would be answered, by its checksum without asking auth', async () => {
    for (const wrong of ['swk_live_x', `${drawApiKey()}0`, drawApiKey()]) {
      const response = await request(store.server).get('/api/products').set(bearer(wrong));
      expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  it('is nobody’s purchase where everyone may call', async () => {
    const { key } = await create(['products:read']);
    const { body } = await request(store.server).get('/api/products').set(bearer(key));
    expect(body.actor).toMatchObject({ role: 'staff' });
    expect(body.actor).not.toHaveProperty('userId');
  });

  it('ends within a second of its revocation', async () => {
    const { id, key } = await create(['inventory:write']);
    expect((await setStock(bearer(key))).status).toBe(200);
    await request(store.server).delete(`/api/api-keys/${id}`).set({ cookie }).expect(204);
    const revokedAt = performance.now();
    await vi.waitFor(async () => expect((await setStock(bearer(key))).status).toBe(401), eventually);
    expect(performance.now() - revokedAt).toBeLessThan(1500);
  });
});

describe('Idempotency-Key', () => {
  const calls = () => catalog.calls.filter(({ route }) => route === 'PUT /products/:id/stock').length;

  it('replays the first response, refuses another body, and runs one of many at the same time', async () => {
    const { key } = await create(['inventory:write']);
    const headers = { ...bearer(key), 'idempotency-key': 'stock-1' };
    const before = calls();
    const first = await setStock(headers);
    const again = await setStock(headers);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(calls()).toBe(before + 1);
    const other = await setStock(headers, { ...stock, stockQuantity: 6 });
    expect(other).toMatchObject({ status: 409, body: { fields: [{ path: 'Idempotency-Key' }] } });
    const many = { ...bearer(key), 'idempotency-key': 'stock-2' };
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => setStock(many)))).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(calls()).toBe(before + 2);
  });

  it('keeps no secret: a repetition gets the status without the body', async () => {
    const { key } = await create(['webhooks:write']);
    const post = (path: string, body: object) =>
      request(store.server)
        .post(path)
        .set({ ...bearer(key), 'idempotency-key': path })
        .send(body);
    const endpoint = { url: 'https://hooks.example.com/', topics: [] };
    for (const [path, body] of [
      ['/api/webhook-endpoints', endpoint],
      ['/api/webhook-endpoints/7/secret', {}],
    ] as const) {
      const first = await post(path, body);
      expect([first.status < 300, first.text.length > 0]).toEqual([true, true]);
      const again = await post(path, body);
      expect(again).toMatchObject({ status: first.status, text: '' });
      expect(again.headers['idempotent-replayed']).toBe('true');
    }
  });

  it('belongs to one API key, also towards the services', async () => {
    const [one, other] = [await create(['inventory:write']), await create(['inventory:write'])];
    const before = calls();
    for (const { key } of [one, other]) await setStock({ ...bearer(key), 'idempotency-key': 'same' });
    expect(calls()).toBe(before + 2);
    const sent = catalog.calls.slice(-2).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(sent).size).toBe(2);
    expect(sent).not.toContain('same');
  });

  it('400: forgets a call that did nothing, so that it may be corrected', async () => {
    const { key } = await create(['inventory:write']);
    const headers = { ...bearer(key), 'idempotency-key': 'stock-3' };
    expect((await setStock(headers, { stockQuantity: -1 })).status).toBe(400);
    expect((await setStock(headers)).status).toBe(200);
    const long = await setStock({ ...bearer(key), 'idempotency-key': 'x'.repeat(256) });
    expect(long).toMatchObject({ status: 400, body: { fields: [{ path: 'Idempotency-Key' }] } });
  });
});

describe('the rate limit of an API key', () => {
  it('is its own, and wrong keys have one by address', async () => {
    await forgetLimits();
    const limited = await startStore({ auth: auth.url, catalog: catalog.url, hasRateLimits: true });
    const { key } = await create(['inventory:read']);
    const get = (headers: Record<string, string>) => request(limited.server).get('/api/inventory').set(headers);
    // Tests of other files forget the limits too: then it takes another round.
    const isLimited = async (headers: () => Record<string, string>) => (await get(headers())).status === 429;
    const reach = async (calls: number, headers: () => Record<string, string>) => {
      for (let round = 0; round < 5 && !(await isLimited(headers)); round += 1)
        for (let call = 0; call < calls; call += 50)
          await Promise.all(Array.from({ length: Math.min(50, calls) }, () => get(headers())));
      return isLimited(headers);
    };
    expect(await reach(perMinute.apiKey, () => bearer(key))).toBe(true);
    expect((await get({})).status).toBe(401);
    expect((await get(bearer((await create(['inventory:read'])).key))).status).toBe(200);
    expect(await reach(perMinute.wrongApiKeys, () => bearer(drawApiKey()))).toBe(true);
    await limited.stop();
  });
});

it('names the endpoint by which keys are resolved for the BFF alone', () => {
  expect(resolveApiKey).toMatchObject({ access: 'system', callers: ['bff'] });
});
