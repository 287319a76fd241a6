import { eventually } from '@shopwright/testing/deadlines';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { cookieOf, forgetLimits, startStore, type TestStore } from '../test-store';

let auth: AuthProcess;
let store: TestStore;

beforeAll(async () => {
  await forgetLimits();
  auth = await startAuthProcess();
  store = await startStore({ auth: auth.url, hasRateLimits: true });
  await vi.waitFor(() => store.redis.ping(), eventually);
});
afterAll(async () => {
  await store.stop();
  await auth.stop();
});

/** Signs in, again where a busy machine answers too late. */
const signIn = (cookie: string, password = 'demo-password') =>
  vi.waitFor(async () => {
    const response = await request(store.server)
      .post('/api/auth/login')
      .set('cookie', cookie)
      .send({ email: 'shopper@example.com', password });
    expect(response.status).not.toBe(503);
    return response;
  }, eventually);

describe('the device cookie', () => {
  it('is set by a sign-in, keeps its id, and lasts longer than the session', async () => {
    const first = await signIn('');
    const line = (first.headers['set-cookie'] as unknown as string[]).find((each) => each.startsWith('device='));
    expect(line).toMatch(
      /^device=[\w-]{22}\.\d+~[\w-]{16}~\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    const device = cookieOf(first, 'device');
    expect(cookieOf(await signIn(device), 'device')).toBe(device);
    await request(store.server).post('/api/auth/logout').set('cookie', device);
    expect((await signIn(device)).status).toBe(200);
  });

  it('is one of at most 120 sign-ins a minute of all devices behind an address', async () => {
    const device = cookieOf(await signIn(''), 'device');
    expect((await signIn(device)).status).toBe(200);
    const [key = ''] = await store.redis.keys('limit:device-address:*');
    expect(Number(await store.redis.get(key))).toBeGreaterThan(0);
    await store.redis.set(key, 119, 'KEEPTTL');
    expect((await signIn(device)).status).toBe(200);
    expect((await signIn(device)).status).toBe(429);
    await store.redis.del(key);
  });

  it('lets its browser in while others behind the address have used up every attempt', async () => {
    const device = cookieOf(await signIn(''), 'device');
    for (let n = 0; n < 30; n += 1) await signIn('', 'wrong password');
    expect((await signIn('')).status).toBe(429);
    const [id, user = '', signature = ''] = device.split('.');
    const forged = `${id}.${user}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect((await signIn(forged)).status).toBe(429);
    expect(
      (await signIn(`${id}.${user.replace(/^\d+/, (userId) => String(Number(userId) + 1))}.${signature}`)).status,
    ).toBe(429);
    expect((await signIn(device)).status).toBe(200);
  });
});
