import { randomBytes } from 'node:crypto';
import { logout, me } from '@shopwright/contracts/http/auth';
import { sendContactMessage } from '@shopwright/contracts/http/contact';
import { createPaymentIntent } from '@shopwright/contracts/http/orders';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { type Sample, samples } from '../test-samples';
import { setCookies, startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

let auth: AuthProcess;
let store: TestStore;
let upstreams: Awaited<ReturnType<typeof startUpstream>>[];

beforeAll(async () => {
  auth = await startAuthProcess();
  upstreams = await Promise.all((['auth', 'catalog', 'order'] as const).map(startUpstream));
  const [accounts, catalog, order] = upstreams.map(({ url }) => url);
  store = await startStore({ auth: auth.url, authEndpoints: accounts, catalog, order });
});
afterAll(async () => {
  await store.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await auth.stop();
});

function send(
  { method, path, body, file }: Pick<Sample, 'method' | 'path' | 'body' | 'file'>,
  cookie?: string,
  headers: Record<string, string> = {},
) {
  const call = request(store.server)
    [method](path)
    .set({ ...headers, ...(cookie && { cookie }), ...(file && { 'content-type': file.type }) });
  const sent = file?.bytes ?? body;
  return sent ? call.send(sent) : call;
}

const unknownSession = () => `sid=${randomBytes(32).toString('base64url')}`;

async function endedSession(): Promise<string> {
  const cookie = await store.signIn('shopper');
  await request(store.server).post(`/api${logout.path}`).set('cookie', cookie).expect(204);
  return cookie;
}

const isCleared = (cookies: string[]) =>
  cookies.some((cookie) => /^sid=; Path=\/; Expires=Thu, 01 Jan 1970/.test(cookie));
const shown = { 'x-shows-user': '1' };
const received = () => upstreams.reduce((sum, { calls }) => sum + calls.length, 0);

const ofUsers = [createPaymentIntent, sendContactMessage].map(({ path }) => path);
const open = samples.filter(
  ({ endpoint }) => endpoint.access === 'public' && ['auth', 'catalog', 'order'].includes(endpoint.service),
);
const refusing = open.filter(({ endpoint }) => ofUsers.includes(endpoint.path));
const others = open.filter(({ endpoint }) => !ofUsers.includes(endpoint.path));

describe.each(refusing)('$name', (sample) => {
  it.each([
    ['was ended', endedSession],
    ['is unknown', async () => unknownSession()],
  ])('401 session_ended, once, for a session that %s', async (_, toCookie) => {
    const cookie = await toCookie();
    const before = received();
    const response = await send(sample, cookie);
    expect(response.status).toBe(401);
    expect(response.body.code).toBe('session_ended');
    expect(isCleared(setCookies(response))).toBe(true);
    expect(received()).toBe(before);
    const again = await send(sample);
    expect(again.status).toBeLessThan(300);
    expect(again.body.actor).toMatchObject({ role: 'anonymous' });
  });

  it.each([
    ['without a cookie', undefined],
    ['with a cookie that names no session', 'sid=short'],
    ['with an empty cookie', 'sid='],
  ])('2xx for a visitor %s', async (_, cookie) => {
    const response = await send(sample, cookie);
    expect(response.status).toBeLessThan(300);
    expect(response.body.actor).toMatchObject({ role: 'anonymous' });
  });

  it('401 session_ended where the page shows a user, and the cookie is gone', async () => {
    const response = await send(sample, undefined, shown);
    expect([response.status, response.body.code]).toEqual([401, 'session_ended']);
    const signedIn = await send(sample, await store.signIn('shopper'), shown);
    expect(signedIn.body.actor).toMatchObject({ role: 'shopper' });
  });

  it('2xx for a user', async () => {
    const cookie = await store.signIn('shopper');
    const response = await send(sample, cookie);
    expect(response.status).toBeLessThan(300);
    expect(response.body.actor).toMatchObject({ role: 'shopper', userId: expect.any(Number) });
    expect(isCleared(setCookies(response))).toBe(false);
  });

  it('refuses each of several calls at the same time, and acts for none of them', async () => {
    const cookie = await endedSession();
    const before = received();
    const responses = await Promise.all([1, 2, 3].map(() => send(sample, cookie)));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(received()).toBe(before);
  });
});

describe('a visitor whose session has ended', () => {
  it.each(others)('is not locked out of $name', async (sample) => {
    const response = await send(sample, unknownSession());
    expect(response.status).toBeLessThan(300);
    expect(isCleared(setCookies(response))).toBe(Boolean(sample.endpoint.endsSession));
  });

  it('is told so by GET /auth/me, which clears the cookie', async () => {
    const response = await request(store.server)
      .get(`/api${me.path}`)
      .set('cookie', await endedSession());
    expect(response.status).toBe(401);
    expect(response.body.code).toBe('unauthenticated');
    expect(isCleared(setCookies(response))).toBe(true);
    expect(setCookies(await request(store.server).get(`/api${me.path}`))).toEqual([]);
  });
});
