import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { startStore, type TestStore } from '../test-store';

let auth: AuthProcess;
let store: TestStore;

beforeAll(async () => {
  auth = await startAuthProcess();
  store = await startStore({ auth: auth.url });
});
afterAll(async () => {
  await store.stop();
  await auth.stop();
});

const send = (body: object, origin = store.config.publicOrigin) =>
  request(store.server).post('/api/web-vitals').set('origin', origin).send(body);

describe('POST /web-vitals', () => {
  it('204: counts a view of a visitor, who gets no cookie', async () => {
    const response = await send({ page: '/product/:id', lcp_ms: 900.4, cls: 0.02, ttfb_ms: 20 });
    expect([response.status, response.headers['set-cookie']]).toEqual([204, undefined]);
  });

  it('400: names what is wrong, such as a page that is not measured', async () => {
    for (const [field, value] of [
      ['page', '/product/7'],
      ['page', '/ops'],
      ['lcp_ms', -1],
      ['cls', 'x'],
      ['visitor', 'me'],
    ] as const) {
      const response = await send({ page: '/', [field]: value });
      expect([field, response.status, JSON.stringify(response.body)]).toEqual([
        field,
        400,
        expect.stringContaining(field),
      ]);
    }
  });

  it('403: takes nothing from pages of other sites', async () => {
    expect((await send({ page: '/' }, 'https://elsewhere.example')).status).toBe(403);
  });
});
