import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriptions, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { signedInAgent } from '../test-signed-in';
import { addPasskey } from '../two-factor/test-passkey';

const hourMs = 3_600_000;
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const forgot = async (email: string, language?: string) =>
  (await auth.as('anonymous')).post('/auth/forgot-password').send({ email, language });
const reset = async (token: string, password = 'a new password') =>
  (await auth.as('anonymous')).post('/auth/reset-password').send({ token, password });
const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};

/** Registers an account and requests its reset link. */
async function withResetLink(email: string) {
  const { body } = await auth.register(email);
  await forgot(email);
  return { ...body, link: await auth.latestToken('reset-password', email) };
}

describe('POST /auth/forgot-password', () => {
  it('200: emails a link in the requested language, else the account’s', async () => {
    await auth.register('lost@example.com');
    expect((await forgot('LOST@example.com')).body).toEqual({ sent: true });
    expect((await auth.latestEmail('reset-password', 'lost@example.com')).body).toMatchObject({
      kind: 'reset-password',
      to: 'lost@example.com',
      name: 'Ada Byron',
      language: 'en',
      unsubscribePath: null,
      path: expect.stringMatching(/^\/reset-password\?token=[\w-]{80}$/),
    });
    await forgot('lost@example.com', 'ar');
    expect((await auth.latestEmail('reset-password', 'lost@example.com')).body.language).toBe('ar');
  });

  it('200: answers alike and after the same time for an address that is known, unknown or disabled', async () => {
    await auth.register('known@example.com');
    const { body } = await auth.register('disabled@example.com');
    await auth.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, body.user.id));
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'disabled@example.com']) {
      const startedAt = performance.now();
      const response = await forgot(email);
      expect(performance.now() - startedAt).toBeGreaterThan(190);
      answers.push([response.status, response.text]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await auth.countEmails('reset-password', 'disabled@example.com')).toBe(0);
  });

  it('200: sends an address three emails an hour and does not report the limit', async () => {
    await auth.register('bombed@example.com');
    const responses = await Promise.all(Array.from({ length: 6 }, () => forgot('bombed@example.com')));
    expect(responses.map((response) => response.text)).toEqual(Array(6).fill('{"sent":true}'));
    expect(await auth.countEmails('reset-password', 'bombed@example.com')).toBe(3);
    at(hourMs + 1000);
    await forgot('bombed@example.com');
    expect(await auth.countEmails('reset-password', 'bombed@example.com')).toBe(4);
    at(0);
  });

  it('400: refuses an invalid address and an unsupported language', async () => {
    expect((await forgot('no-address')).status).toBe(400);
    expect((await forgot('lost@example.com', 'xx')).status).toBe(400);
  });
});

describe('POST /auth/reset-password', () => {
  it('204: sets the password, ends every session and emails the user', async () => {
    const { token, link } = await withResetLink('reset@example.com');
    expect((await reset(link)).status).toBe(204);
    expect((await auth.resolve(token)).status).toBe(401);
    expect((await auth.login('reset@example.com')).status).toBe(401);
    expect((await auth.login('reset@example.com', 'a new password')).status).toBe(200);
    expect((await auth.latestEmail('password-changed', 'reset@example.com')).body).toMatchObject({
      to: 'reset@example.com',
      path: '/forgot-password',
    });
  });

  it('204: verifies the address, as the verification link does', async () => {
    const { link, user } = await withResetLink('shown@example.com');
    expect(user.emailVerified).toBe(false);
    await reset(link);
    expect((await (await auth.as('shopper', user.id)).get('/auth/me')).body.emailVerified).toBe(true);
    const isSubscribed = eq(newsletterSubscriptions.email, 'shown@example.com');
    const rows = await auth.database.db.select().from(newsletterSubscriptions).where(isSubscribed);
    expect(rows).toMatchObject([{ state: 'confirmed' }]);
  });

  it('204: who registered the address without verifying it keeps no passkey', async () => {
    const email = 'hijacked@example.com';
    const passkey = await addPasskey(auth, await signedInAgent(auth, email));
    expect((await passkey.signIn()).status).toBe(200);
    await forgot(email);
    expect((await reset(await auth.latestToken('reset-password', email))).status).toBe(204);
    expect((await passkey.signIn()).status).toBe(401);
    expect((await auth.login(email, 'a new password')).body.user).toMatchObject({ hasTwoFactor: false });
  });

  it('204: a user with a verified address keeps the passkey', async () => {
    const email = 'keeps@example.com';
    const passkey = await addPasskey(auth, await signedInAgent(auth, email));
    await auth.verify(email);
    await forgot(email);
    expect((await reset(await auth.latestToken('reset-password', email))).status).toBe(204);
    expect((await passkey.signIn()).status).toBe(200);
  });

  it('204: an unverified user can sign in when a passkey is added while the password is reset', async () => {
    const email = 'meanwhile@example.com';
    const user = await signedInAgent(auth, email);
    await forgot(email);
    const link = await auth.latestToken('reset-password', email);
    const [passkey, { status }] = await Promise.all([addPasskey(auth, user), reset(link)]);
    expect(status).toBe(204);
    expect((await passkey.signIn()).status).toBe(401);
    expect((await auth.login(email, 'a new password')).status).toBe(200);
  });

  it('204: lets a user sign in who was locked out by other people’s attempts', async () => {
    const { link } = await withResetLink('locked@example.com');
    for (let n = 0; n < 11; n += 1) await auth.login('locked@example.com', 'wrong password');
    await reset(link);
    expect((await auth.login('locked@example.com', 'a new password')).status).toBe(200);
  });

  it('accepts one of two simultaneous requests with one link', async () => {
    const { link } = await withResetLink('race@example.com');
    const responses = await Promise.all([reset(link, 'password one'), reset(link, 'password two')]);
    expect(responses.map((response) => response.status).sort()).toEqual([204, 410]);
    const winner = responses[0]?.status === 204 ? 'password one' : 'password two';
    expect((await auth.login('race@example.com', winner)).status).toBe(200);
    expect(await auth.countEmails('password-changed', 'race@example.com')).toBe(1);
  });

  describe('410', () => {
    const refused = async (link: string) => {
      const response = await reset(link);
      expect([response.status, response.body.code]).toEqual([410, 'link_expired']);
    };

    it('for a link that was used', async () => {
      const { link } = await withResetLink('twice@example.com');
      await reset(link);
      await refused(link);
    });

    it('for a link that a later one replaced', async () => {
      const { link } = await withResetLink('replaced@example.com');
      await forgot('replaced@example.com');
      await refused(link);
      expect((await reset(await auth.latestToken('reset-password', 'replaced@example.com'))).status).toBe(204);
    });

    it('for a link that is an hour old', async () => {
      const { link } = await withResetLink('late@example.com');
      at(hourMs);
      await refused(link);
      at(0);
    });

    it('for a link to an address that is no longer the account’s', async () => {
      const { link, user } = await withResetLink('left@example.com');
      expect((await auth.changeEmail(user.id, 'elsewhere@example.com')).status).toBe(200);
      await refused(link);
    });

    it('for a link from before the password was changed', async () => {
      const { link, user } = await withResetLink('changed@example.com');
      const body = { currentPassword: 'correct horse', newPassword: 'a better one' };
      expect((await (await auth.as('shopper', user.id)).put('/auth/password').send(body)).status).toBe(204);
      await refused(link);
    });

    it('for a link of another purpose, an invented one and a modified one', async () => {
      const { link } = await withResetLink('purpose@example.com');
      await refused(await auth.latestToken('verify-email', 'purpose@example.com'));
      await refused('a'.repeat(80));
      await refused(link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA'));
    });
  });

  it('400: refuses a short password and a malformed token', async () => {
    const { link } = await withResetLink('short@example.com');
    expect((await reset(link, '12345')).body.fields[0].path).toBe('password');
    expect((await reset('x')).body.fields[0].path).toBe('token');
    expect((await reset(link)).status).toBe(204);
  });
});
