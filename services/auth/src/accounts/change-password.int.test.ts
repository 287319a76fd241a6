import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const form = { currentPassword: 'correct horse', newPassword: 'a better one' };

describe('PUT /auth/password', () => {
  const change = async (userId: number, body: object, headers = {}) =>
    (await auth.as('shopper', userId)).put('/auth/password').set(headers).send(body);

  it('204: sets the password, ends every other session and emails the user', async () => {
    const { body: here } = await auth.register('change@example.com');
    const { body: elsewhere } = await auth.login('change@example.com');
    const response = await change(here.user.id, form, { 'x-session-token': here.token });
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await auth.resolve(here.token)).status).toBe(200);
    expect((await auth.resolve(elsewhere.token)).status).toBe(401);
    expect((await auth.login('change@example.com')).status).toBe(401);
    expect((await auth.login('change@example.com', 'a better one')).status).toBe(200);
    expect(await auth.countEmails('password-changed', 'change@example.com')).toBe(1);
  });

  it('emails the address at the time of the change, even if the account has another when the email is sent', async () => {
    const { body } = await auth.register('taken-over@example.com');
    await change(body.user.id, form);
    const profile = { firstName: 'Ada', lastName: 'Byron', email: 'thief@example.com', marketingOptIn: false };
    await auth.profile(body.user.id, { ...profile, currentPassword: 'a better one' });
    const { body: email } = await auth.latestEmail('password-changed');
    expect(email.to).toBe('taken-over@example.com');
  });

  it('400: names a wrong current password and a new one that is too short', async () => {
    const { body } = await auth.register('wrong@example.com');
    const wrong = await change(body.user.id, { ...form, currentPassword: 'wrong password' });
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'currentPassword']);
    const short = await change(body.user.id, { ...form, newPassword: '12345' });
    expect([short.status, short.body.fields[0].path]).toEqual([400, 'newPassword']);
    expect((await auth.login('wrong@example.com')).status).toBe(200);
  });

  it('429: delays the sixth wrong password of a session, and no sign-in', async () => {
    const { body } = await auth.register('guessed@example.com');
    const statuses = [];
    for (let n = 0; n < 6; n += 1) {
      const wrong = { ...form, currentPassword: 'wrong password' };
      statuses.push((await change(body.user.id, wrong, { 'x-session-token': body.token })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(400), 429]);
    expect((await auth.login('guessed@example.com')).status).toBe(200);
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).put('/auth/password').send(form)).status).toBe(401);
  });
});

describe('the sessions of an account', () => {
  const list = async (userId: number, token?: string) =>
    (await (await auth.as('shopper', userId)).get('/auth/sessions').set(token ? { 'x-session-token': token } : {}))
      .body;

  it('200: are listed by last use, the current one marked, ended ones left out', async () => {
    const { body: first } = await auth.register('sessions@example.com', { 'user-agent': 'Browser 1' });
    auth.clock.at = new Date(Date.now() + 5000);
    const { body: second } = await auth.login('sessions@example.com', undefined, { 'user-agent': 'Browser 2' });
    const sessions = await list(first.user.id, first.token);
    expect(sessions).toMatchObject([
      { userAgent: 'Browser 2', isCurrent: false },
      { userAgent: 'Browser 1', isCurrent: true },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(second.token);
    await (await auth.as('anonymous')).post('/auth/logout').set({ 'x-session-token': second.token });
    expect(await list(first.user.id)).toMatchObject([{ userAgent: 'Browser 1', isCurrent: false }]);
    auth.clock.at = new Date(Date.now() + 25 * 3_600_000);
    expect(await list(first.user.id)).toEqual([]);
    auth.clock.at = new Date();
  });

  it('204: one is ended by its id, repeatedly; 404: another user’s is not', async () => {
    const { body: user } = await auth.register('owner@example.com');
    const { body: stranger } = await auth.register('stranger@example.com');
    const [{ id }] = await list(user.user.id);
    const end = async (userId: number) => (await auth.as('shopper', userId)).delete(`/auth/sessions/${id}`);
    expect((await end(stranger.user.id)).status).toBe(404);
    expect((await auth.resolve(user.token)).status).toBe(200);
    expect([(await end(user.user.id)).status, (await end(user.user.id)).status]).toEqual([204, 204]);
    expect((await auth.resolve(user.token)).status).toBe(401);
  });

  it('204: all others are ended immediately', async () => {
    const { body: here } = await auth.register('others@example.com');
    const others = [await auth.login('others@example.com'), await auth.login('others@example.com')];
    const headers = { 'x-session-token': here.token };
    expect((await (await auth.as('shopper', here.user.id)).delete('/auth/sessions').set(headers)).status).toBe(204);
    expect((await auth.resolve(here.token)).status).toBe(200);
    for (const other of others) expect((await auth.resolve(other.body.token)).status).toBe(401);
  });

  it('400: refuse a malformed id; 401: refuse a visitor', async () => {
    expect((await (await auth.as('shopper', 1)).delete('/auth/sessions/7')).status).toBe(400);
    expect((await (await auth.as('anonymous')).get('/auth/sessions')).status).toBe(401);
    expect((await (await auth.as('anonymous')).delete('/auth/sessions')).status).toBe(401);
  });
});
