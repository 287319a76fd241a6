import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { type Sample, samples } from '../test-samples';
import { cookieOf, forgetLimits, nowhere, setCookies, startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

let auth: AuthProcess;
let store: TestStore;

beforeAll(async () => {
  await forgetLimits();
  auth = await startAuthProcess();
  store = await startStore({ auth: auth.url });
});
afterAll(async () => {
  await store.stop();
  await auth.stop();
});

async function newcomer(email: string): Promise<string> {
  const form = { firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse' };
  return cookieOf(await request(store.server).post('/api/auth/register').send(form), 'sid');
}
const erase = (cookie: string, password: string) =>
  request(store.server).post('/api/auth/erase').set('cookie', cookie).send({ password });
const me = (cookie: string) => request(store.server).get('/api/auth/me').set('cookie', cookie);

describe('POST /api/auth/erase', () => {
  it('204: clears the cookie of the erased account', async () => {
    const cookie = await newcomer('goodbye@example.com');
    const response = await erase(cookie, 'correct horse');
    expect(response.status).toBe(204);
    expect(setCookies(response)[0]).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; SameSite=Lax$/);
    expect((await me(cookie)).status).toBe(401);
  });

  it('400: keeps the cookie after a wrong password', async () => {
    const cookie = await newcomer('careful@example.com');
    const response = await erase(cookie, 'wrong password');
    expect([response.status, setCookies(response)]).toEqual([400, []]);
    expect((await me(cookie)).status).toBe(200);
  });
});

describe('the sessions of an account', () => {
  it('mark the current one, which stays when the password changes', async () => {
    const cookie = await newcomer('sessions@example.com');
    const sessions = await request(store.server).get('/api/auth/sessions').set('cookie', cookie);
    expect(sessions.body).toMatchObject([{ isCurrent: true }]);
    const change = { currentPassword: 'correct horse', newPassword: 'another horse' };
    const response = await request(store.server).put('/api/auth/password').set('cookie', cookie).send(change);
    expect(response.status).toBe(204);
    expect((await me(cookie)).status).toBe(200);
  });
});

describe('POST /newsletter/unsubscribe', () => {
  const click = (to: TestStore, token: string) =>
    request(to.server).post(`/newsletter/unsubscribe?token=${token}`).type('form').send('List-Unsubscribe=One-Click');

  it('204: unsubscribes by one click in an email program', async () => {
    const upstream = await startUpstream('auth');
    const standIn = await startStore({ auth: upstream.url });
    const response = await click(standIn, 'a'.repeat(80));
    expect([response.status, response.headers['cache-control']]).toEqual([204, 'no-store']);
    expect(upstream.calls).toMatchObject([
      { route: 'POST /newsletter/unsubscribe', body: { token: 'a'.repeat(80) }, actor: { role: 'anonymous' } },
    ]);
    await standIn.stop();
    await upstream.stop();
  });

  it('410 for an outdated link and 400 for an invalid one', async () => {
    expect((await click(store, 'a'.repeat(80))).body.code).toBe('link_expired');
    expect((await click(store, '')).status).toBe(400);
  });
});

describe('the strict rate limit', () => {
  const guarded = [
    'profile',
    'password',
    'erase',
    'forgot-password',
    'reset-password',
    'verify-email',
    'verification-mail',
  ];
  const paths = [...guarded.map((name) => `/api/auth/${name}`), '/api/newsletter', '/api/contact', '/api/orders/track'];
  const send = (limited: TestStore, { method, path, body }: Sample) => request(limited.server)[method](path).send(body);

  it('429: counts all strict endpoints of one client together, up to 30 a minute, and no others', async () => {
    const limited = await startStore({ auth: nowhere, hasRateLimits: true });
    for (const times of [4, 3]) {
      for (const sample of guardedSamples()) {
        for (let n = 0; n < times; n += 1) await send(limited, sample);
      }
    }
    for (const sample of guardedSamples()) {
      const response = await send(limited, sample);
      expect([sample.name, response.status]).toEqual([sample.name, 429]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    const signIn = { email: 'shopper@example.com', password: 'demo-password' };
    expect((await request(limited.server).post('/api/auth/login').send(signIn)).status).toBe(429);
    const visit = await request(limited.server).post('/api/visits').send({});
    expect(visit.status).not.toBe(429);
    await limited.stop();
  });

  it('does not apply if limits are lifted', async () => {
    const open = await startStore({ auth: nowhere });
    const [sample] = guardedSamples();
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n += 1) statuses.add((await send(open, sample!)).status);
    expect(statuses).not.toContain(429);
    await open.stop();
  });

  function guardedSamples(): Sample[] {
    const found = samples.filter(({ path, method }) => method !== 'get' && paths.includes(path));
    expect(found.map(({ path }) => path).sort()).toEqual([...paths].sort());
    return found;
  }
});
