import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriptions, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

const hourMs = 3_600_000;
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const forgot = (email: string, language?: string) => auth.post('/auth/forgot-password', { email, language });
const reset = (token: string, password = 'a new password') => auth.post('/auth/reset-password', { token, password });
const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};

/** Somebody with a link in the mailbox. */
async function forgetful(email: string) {
  const { body } = await auth.register(email);
  await forgot(email);
  return { ...body, link: await auth.latestToken('reset-password', email) };
}

describe('POST /auth/forgot-password', () => {
  it('200: mails a link, in the language that is asked for or else the account’s', async () => {
    await auth.register('lost@example.com');
    expect((await forgot('LOST@example.com')).body).toEqual({ sent: true });
    expect((await auth.latestEmail('reset-password', 'lost@example.com')).body).toMatchObject({
      ...{ kind: 'reset-password', to: 'lost@example.com', name: 'Ada Byron', language: 'en', unsubscribePath: null },
      path: expect.stringMatching(/^\/reset-password\?token=[\w-]{80}$/),
    });
    await forgot('lost@example.com', 'ar');
    expect((await auth.latestEmail('reset-password', 'lost@example.com')).body.language).toBe('ar');
  });

  it('200: answers alike, and as late, for an address that is known, unknown or shut', async () => {
    await auth.register('known@example.com');
    const { body } = await auth.register('shut@example.com');
    await auth.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, body.user.id));
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'shut@example.com']) {
      const startedAt = performance.now();
      const reply = await forgot(email);
      expect(performance.now() - startedAt).toBeGreaterThan(190);
      answers.push([reply.status, reply.text]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await auth.countEmails('reset-password', 'shut@example.com')).toBe(0);
  });

  it('200: sends an address three mails an hour, and says nothing of it', async () => {
    await auth.register('bombed@example.com');
    const replies = await Promise.all(Array.from({ length: 6 }, () => forgot('bombed@example.com')));
    expect(replies.map((reply) => reply.text)).toEqual(Array(6).fill('{"sent":true}'));
    expect(await auth.countEmails('reset-password', 'bombed@example.com')).toBe(3);
    at(hourMs + 1000);
    await forgot('bombed@example.com');
    expect(await auth.countEmails('reset-password', 'bombed@example.com')).toBe(4);
    at(0);
  });

  it('400: refuses what is no address, and a language that the store does not speak', async () => {
    expect((await forgot('nobody')).status).toBe(400);
    expect((await forgot('lost@example.com', 'xx')).status).toBe(400);
  });
});

describe('POST /auth/reset-password', () => {
  it('204: sets the password, ends every session, and tells the person', async () => {
    const { token, link } = await forgetful('reset@example.com');
    expect((await reset(link)).status).toBe(204);
    expect((await auth.resolve(token)).status).toBe(401);
    expect((await auth.login('reset@example.com')).status).toBe(401);
    expect((await auth.login('reset@example.com', 'a new password')).status).toBe(200);
    expect((await auth.latestEmail('password-changed', 'reset@example.com')).body).toMatchObject({
      to: 'reset@example.com',
      path: '/forgot-password',
    });
  });

  it('204: shows the address to be the account’s, as the other link does', async () => {
    const { link, user } = await forgetful('shown@example.com');
    expect(user.emailVerified).toBe(false);
    await reset(link);
    expect((await auth.call('get', '/auth/me', { userId: user.id })).body.emailVerified).toBe(true);
    const isSubscribed = eq(newsletterSubscriptions.email, 'shown@example.com');
    const rows = await auth.database.db.select().from(newsletterSubscriptions).where(isSubscribed);
    expect(rows).toMatchObject([{ state: 'confirmed' }]);
  });

  it('204: lets who was locked out by guesses of others in again', async () => {
    const { link } = await forgetful('locked@example.com');
    for (let n = 0; n < 11; n += 1) await auth.login('locked@example.com', 'wrong password');
    await reset(link);
    expect((await auth.login('locked@example.com', 'a new password')).status).toBe(200);
  });

  it('lets one of two through that come with one link at once', async () => {
    const { link } = await forgetful('race@example.com');
    const replies = await Promise.all([reset(link, 'password one'), reset(link, 'password two')]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([204, 410]);
    const winner = replies[0]?.status === 204 ? 'password one' : 'password two';
    expect((await auth.login('race@example.com', winner)).status).toBe(200);
    expect(await auth.countEmails('password-changed', 'race@example.com')).toBe(1);
  });

  describe('410', () => {
    const refused = async (link: string) => {
      const reply = await reset(link);
      expect([reply.status, reply.body.code]).toEqual([410, 'link_expired']);
    };

    it('for a link that did its work', async () => {
      const { link } = await forgetful('twice@example.com');
      await reset(link);
      await refused(link);
    });

    it('for a link that a later one replaced', async () => {
      const { link } = await forgetful('replaced@example.com');
      await forgot('replaced@example.com');
      await refused(link);
      expect((await reset(await auth.latestToken('reset-password', 'replaced@example.com'))).status).toBe(204);
    });

    it('for a link that is an hour old', async () => {
      const { link } = await forgetful('late@example.com');
      at(hourMs);
      await refused(link);
      at(0);
    });

    it('for a link to an address that is no longer the account’s', async () => {
      const { link, user } = await forgetful('left@example.com');
      const profile = { firstName: 'Ada', lastName: 'Byron', email: 'elsewhere@example.com', marketingOptIn: false };
      await auth.profile(user.id, { ...profile, currentPassword: 'correct horse' });
      await refused(link);
    });

    it('for a link from before the password was changed', async () => {
      const { link, user } = await forgetful('changed@example.com');
      const body = { currentPassword: 'correct horse', newPassword: 'a better one' };
      expect((await auth.call('put', '/auth/password', { userId: user.id, body })).status).toBe(204);
      await refused(link);
    });

    it('for a link of another purpose, a made-up one, and one that was changed', async () => {
      const { link } = await forgetful('purpose@example.com');
      await refused(await auth.latestToken('verify-email', 'purpose@example.com'));
      await refused('a'.repeat(80));
      await refused(link.slice(0, -2) + (link.endsWith('AA') ? 'BB' : 'AA'));
    });
  });

  it('400: refuses a short password and what cannot be a token', async () => {
    const { link } = await forgetful('short@example.com');
    expect((await reset(link, '12345')).body.fields[0].path).toBe('password');
    expect((await reset('x')).body.fields[0].path).toBe('token');
    expect((await reset(link)).status).toBe(204);
  });
});
