import { user as userContract } from '@shopwright/contracts/http/auth';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { cookieOf, nowhere, setCookies, startStore, type TestStore } from '../test-store';

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

const register = (email: string, to = store) =>
  request(to.server)
    .post('/api/auth/register')
    .send({ firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse' });
const me = (cookie: string) => request(store.server).get('/api/auth/me').set('cookie', cookie);

describe('POST /api/auth/register', () => {
  it('201: returns only the account; the token is only in the cookie', async () => {
    const response = await register('new@example.com');
    expect(response.status).toBe(201);
    expect(userContract.strict().safeParse(response.body).success).toBe(true);
    const [cookie] = setCookies(response);
    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect((await me(cookieOf(response, 'sid'))).body.email).toBe('new@example.com');
  });

  it('201: the cookie of an https store is host-only and secure', async () => {
    const secure = await startStore({ auth: auth.url, publicUrl: 'https://store.example' });
    const [cookie] = setCookies(await register('secure@example.com', secure));
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    await secure.stop();
  });

  it('400: forwards the service’s fields', async () => {
    const response = await request(store.server).post('/api/auth/register').send({ email: 'x' });
    expect(response.status).toBe(400);
    expect(response.body.fields.map((field: { path: string }) => field.path)).toContain('email');
  });

  it('409: says that the address is taken', async () => {
    await register('twice@example.com');
    const response = await register('twice@example.com');
    expect(response.status).toBe(409);
    expect(setCookies(response)).toEqual([]);
  });
});

describe('POST /api/auth/login', () => {
  it('200: sets a new cookie each time and ends the browser’s older session', async () => {
    const first = await store.signIn('shopper');
    const response = await request(store.server)
      .post('/api/auth/login')
      .set('cookie', first)
      .send({ email: 'shopper@example.com', password: 'demo-password' });
    const second = cookieOf(response, 'sid');
    expect(second).not.toBe(first);
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it('200: does not adopt a planted session id', async () => {
    const planted = `sid=${'A'.repeat(43)}`;
    const response = await request(store.server)
      .post('/api/auth/login')
      .set('cookie', planted)
      .send({ email: 'shopper@example.com', password: 'demo-password' });
    expect(cookieOf(response, 'sid')).not.toBe(planted);
    expect((await me(planted)).status).toBe(401);
  });

  it.each([
    [
      'ended',
      async () => {
        const cookie = await store.signIn('shopper');
        await request(store.server).post('/api/auth/logout').set('cookie', cookie).expect(204);
        return cookie;
      },
    ],
    ['malformed', async () => 'sid=from-an-older-store'],
  ])('200: replaces the cookie of a session that is %s, which the page first learns of', async (_name, toCookie) => {
    const dead = await toCookie();
    const asked = await me(dead);
    expect([asked.status, setCookies(asked)[0]]).toEqual([
      401,
      expect.stringMatching(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const response = await request(store.server)
      .post('/api/auth/login')
      .set('cookie', dead)
      .send({ email: 'shopper@example.com', password: 'demo-password' });
    expect(response.status).toBe(200);
    const fresh = cookieOf(response, 'sid');
    expect(fresh).toMatch(/^sid=[\w-]{43}$/);
    expect(fresh).not.toBe(dead);
    expect((await me(fresh)).body.email).toBe('shopper@example.com');
  });

  it('401: has one message for every cause, and no cookie', async () => {
    const response = await request(store.server)
      .post('/api/auth/login')
      .send({ email: 'shopper@example.com', password: 'wrong password' });
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'unauthenticated', message: 'Invalid email or password' });
    expect(setCookies(response)).toEqual([]);
  });

  it('429: forwards the account’s limit with Retry-After', async () => {
    await register('guessed@example.com');
    const guess = () =>
      request(store.server).post('/api/auth/login').send({ email: 'guessed@example.com', password: 'wrong password' });
    const responses = [];
    for (let n = 0; n < 11; n += 1) responses.push(await guess());
    expect(responses.at(-1)?.status).toBe(429);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(30);
  });
});

describe('POST /api/auth/logout', () => {
  it('204: ends the session and clears the cookie, again and without one', async () => {
    const cookie = await store.signIn('shopper');
    const logout = (headers: Record<string, string>) => request(store.server).post('/api/auth/logout').set(headers);
    const response = await logout({ cookie });
    expect(response.status).toBe(204);
    expect(setCookies(response)[0]).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; SameSite=Lax$/);
    expect((await me(cookie)).status).toBe(401);
    expect((await logout({ cookie })).status).toBe(204);
    expect((await logout({})).status).toBe(204);
  });
});

describe('GET /api/auth/me', () => {
  it.each([
    ['no cookie', ''],
    ['garbage', 'sid=%00%ff'],
    ['a well-formed stranger', `sid=${'a'.repeat(43)}`],
    ['two cookies', `sid=x; sid=${'b'.repeat(43)}`],
    ['8 kB', `sid=${'c'.repeat(8000)}`],
  ])('401: the same for %s', async (_name, cookie) => {
    const response = await me(cookie);
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'unauthenticated', message: 'Please sign in' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('503: while auth is unavailable', async () => {
    const lost = await startStore({ auth: nowhere });
    const response = await request(lost.server)
      .get('/api/auth/me')
      .set('cookie', `sid=${'a'.repeat(43)}`);
    expect(response.status).toBe(503);
    expect(response.body.code).toBe('unavailable');
    expect(response.headers['retry-after']).toBeDefined();
    await lost.stop();
  });
});

describe('PUT /api/auth/profile', () => {
  it('200: a new email with the password waits for its link, and ends no session yet', async () => {
    const here = cookieOf(await register('moving@example.com'), 'sid');
    const elsewhere = cookieOf(
      await request(store.server)
        .post('/api/auth/login')
        .send({ email: 'moving@example.com', password: 'correct horse' }),
      'sid',
    );
    const form = { firstName: 'Ada', lastName: 'Byron', email: 'moved@example.com', marketingOptIn: true };
    const put = (body: object) => request(store.server).put('/api/auth/profile').set('cookie', here).send(body);
    expect((await put(form)).status).toBe(400);
    expect((await put({ ...form, currentPassword: 'wrong password' })).status).toBe(403);
    expect((await put({ ...form, currentPassword: 'correct horse' })).body).toMatchObject({
      email: 'moving@example.com',
      pendingEmail: 'moved@example.com',
    });
    expect((await me(here)).body.pendingEmail).toBe('moved@example.com');
    expect((await me(elsewhere)).status).toBe(200);
  });
});

describe('logs', () => {
  it('contain no password, token or address', async () => {
    const canary = 'canary-93fa@example.com';
    const cookie = cookieOf(await register(canary), 'sid');
    await request(store.server).post('/api/auth/login').send({ email: canary, password: 'canary password' });
    await register(canary);
    const log = auth.lines.join('\n');
    expect(log).not.toContain('canary');
    expect(log).not.toContain(cookie.slice(4));
  });
});
