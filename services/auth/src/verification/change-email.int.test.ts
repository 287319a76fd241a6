import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};
const me = async (userId: number) => (await (await auth.as('shopper', userId)).get('/auth/me')).body;
const linkTo = (email: string) => auth.latestToken('change-email', email);
const follow = (token: string, headers?: Record<string, string>) => auth.followVerification(token, headers);
const followAs = async (role: 'anonymous' | 'shopper', userId: number | undefined, token: string) =>
  (await auth.as(role, userId)).post('/auth/verify-email').send({ token });
const sendAgain = async (userId: number) => (await auth.as('shopper', userId)).post('/auth/verification-mail');
const cancel = async (userId: number) => (await auth.as('shopper', userId)).delete('/auth/email-change');
const createAccount = async (email: string): Promise<number> => (await auth.register(email)).body.user.id;

/** Creates an account that has asked for the new address. */
async function createChanging(before: string, after: string) {
  const { body } = await auth.register(before);
  await auth.requestEmailChange(body.user.id, after);
  return { id: body.user.id as number, sessionToken: body.token as string, link: await linkTo(after) };
}

describe('the email about a new address', () => {
  it('has the link for a free one, and neither changes nor verifies anything before it is followed', async () => {
    const { id, sessionToken } = await createChanging('start@example.com', 'Next@example.com');
    const { body: email } = await auth.latestEmail('change-email', 'next@example.com');
    expect(email).toMatchObject({ kind: 'change-email', to: 'next@example.com', name: 'Ada Byron' });
    expect(email.path).toMatch(/^\/verify-email\?token=[\w-]{80}&change$/);
    const waiting = { email: 'start@example.com', emailVerified: false, pendingEmail: 'next@example.com' };
    expect(await me(id)).toMatchObject(waiting);
    expect((await auth.resolve(sessionToken)).body.user).toMatchObject(waiting);
    expect((await auth.login('next@example.com')).status).toBe(401);
    expect(await auth.countEmails('verify-email', 'next@example.com')).toBe(0);
  });

  it('tells a taken one that it has an account, in its language and by its name, without a link to change', async () => {
    const form = { firstName: 'Grace', lastName: 'Hopper', email: 'Owned@example.com', password: 'correct horse' };
    await (await auth.as('bff')).post('/auth/register').send({ ...form, language: 'ja' });
    await createChanging('curious@example.com', 'owned@example.com').catch(() => undefined);
    const { body } = await auth.latestEmail('change-email', 'owned@example.com');
    expect(body).toMatchObject({ kind: 'email-taken', to: 'Owned@example.com', name: 'Grace Hopper', language: 'ja' });
    expect(body.path).toBe('/login');
    expect(JSON.stringify(body)).not.toMatch(/Ada|curious|token/);
  });

  it('is not sent once the account is disabled, the change cancelled, or the link used or a day old', async () => {
    const status = async (email: string) => (await auth.latestEmail('change-email', email)).status;
    const { id } = await createChanging('disabled@example.com', 'a@example.com');
    await auth.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    const used = await createChanging('used@example.com', 'c@example.com');
    await follow(used.link);
    const cancelled = await createChanging('cancelled@example.com', 'b@example.com');
    await cancel(cancelled.id);
    await createChanging('waiting@example.com', 'd@example.com');
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => status(`${name}@example.com`)))).toEqual([
      404, 404, 404, 200,
    ]);
    at(dayMs);
    expect(await status('d@example.com')).toBe(404);
    at(0);
  });
});

describe('POST /auth/verify-email with the link to a new address', () => {
  it('200: changes the address, verified, ends the other sessions and notifies the old address', async () => {
    const { id, sessionToken, link } = await createChanging('old@example.com', 'new@example.com');
    const { body: elsewhere } = await auth.login('old@example.com');
    const response = await follow(link, { 'x-session-token': sessionToken });
    expect([response.status, response.body]).toEqual([200, { email: 'new@example.com' }]);
    expect(await me(id)).toMatchObject({ email: 'new@example.com', emailVerified: true, pendingEmail: null });
    expect((await auth.resolve(sessionToken)).status).toBe(200);
    expect((await auth.resolve(elsewhere.token)).status).toBe(401);
    expect((await auth.login('old@example.com')).status).toBe(401);
    expect((await auth.login('new@example.com')).status).toBe(200);
    expect((await auth.latestEmail('email-changed', 'old@example.com')).body.to).toBe('old@example.com');
  });

  it('200: a second click succeeds and changes nothing, also concurrently', async () => {
    const { link } = await createChanging('clicks@example.com', 'clicked@example.com');
    const responses = [...(await Promise.all([follow(link), follow(link)])), await follow(link)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await auth.countEmails('email-changed', 'clicks@example.com')).toBe(1);
  });

  it('401: the owner of the address does not give it to a stranger’s account', async () => {
    const { id, link } = await createChanging('stranger@example.com', 'victim@example.com');
    const otherId = await createAccount('other@example.com');
    for (const response of [await followAs('anonymous', undefined, link), await followAs('shopper', otherId, link)])
      expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
    expect(await me(id)).toMatchObject({ email: 'stranger@example.com', emailVerified: false });
    expect((await follow(link)).status).toBe(200);
  });

  it('410: one of two accounts that confirm one address at the same time gets it', async () => {
    const both = [
      await createChanging('left@example.com', 'shared@example.com'),
      await createChanging('right@example.com', 'shared@example.com'),
    ];
    expect(new Set(both.map(({ link }) => link)).size).toBe(2);
    const responses = await Promise.all(both.map(({ link }) => follow(link)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(responses.find(({ status }) => status === 410)?.body.code).toBe('link_expired');
    const emails = await Promise.all(both.map(async ({ id }) => (await me(id)).email));
    expect(emails.filter((email) => email === 'shared@example.com')).toHaveLength(1);
    const lost = both[emails.findIndex((email) => email !== 'shared@example.com')];
    expect((await me(lost?.id ?? 0)).emailVerified).toBe(false);
    expect((await auth.resolve(lost?.sessionToken ?? '')).status).toBe(200);
  });

  it('410: an address that was registered in the meantime', async () => {
    const { id, link } = await createChanging('late@example.com', 'quick@example.com');
    await createAccount('QUICK@example.com');
    expect((await follow(link)).body.code).toBe('link_expired');
    expect(await me(id)).toMatchObject({ email: 'late@example.com', emailVerified: false });
  });

  it('410: after a day, after another new address, after a new password, and for a disabled account', async () => {
    const { id, link } = await createChanging('many@example.com', 'one@example.com');
    at(dayMs);
    expect((await follow(link)).status).toBe(410);
    at(0);
    await auth.requestEmailChange(id, 'two@example.com');
    expect((await follow(link)).status).toBe(410);
    const second = await linkTo('two@example.com');
    const passwords = { currentPassword: 'correct horse', newPassword: 'another good one' };
    await (await auth.as('shopper', id)).put('/auth/password').send(passwords);
    expect([(await follow(second)).status, (await me(id)).pendingEmail]).toEqual([410, null]);
    const { id: disabledId, link: third } = await createChanging('closing@example.com', 'three@example.com');
    await auth.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabledId));
    expect((await follow(third)).status).toBe(410);
  });

  it('410: an erased account takes no address, and its request is gone', async () => {
    const { id, link } = await createChanging('erased@example.com', 'after-erasure@example.com');
    await (await auth.as('shopper', id)).post('/auth/erase').send({ password: 'correct horse' });
    expect((await followAs('shopper', id, link)).status).toBe(410);
    expect(await auth.countEmails('change-email', 'after-erasure@example.com')).toBe(0);
  });
});

describe('PUT /auth/profile with a new email', () => {
  it('does not wait for a registration of the address that is being written, as a write of it would', async () => {
    const id = await createAccount('patient@example.com');
    const registered = { email: 'being-written@example.com', password: 'x', firstName: 'Grace', lastName: 'Hopper' };
    const statuses = await auth.database.db.transaction(async (tx) => {
      await tx.insert(users).values(registered);
      const responses = await Promise.all([
        auth.requestEmailChange(id, registered.email),
        auth.requestEmailChange(await createAccount('impatient@example.com'), 'free@example.com'),
      ]);
      return responses.map(({ status }) => status);
    });
    expect(statuses).toEqual([200, 200]);
  });
});

describe('a change that is pending', () => {
  it('is sent again once a minute; the newest link works', async () => {
    const { id, link } = await createChanging('again@example.com', 'again-new@example.com');
    const count = () => auth.countEmails('change-email', 'again-new@example.com');
    await sendAgain(id);
    await auth.requestEmailChange(id, 'again-new@example.com');
    expect(await count()).toBe(1);
    at(minuteMs + 1000);
    expect((await sendAgain(id)).body).toEqual({ sent: true });
    expect(await count()).toBe(2);
    expect((await follow(link)).status).toBe(410);
    expect((await follow(await linkTo('again-new@example.com'))).status).toBe(200);
    at(0);
  });

  it('429: is refused for an address that got three within the hour, known or not', async () => {
    await createAccount('wanted-taken@example.com');
    for (const wanted of ['wanted-taken@example.com', 'wanted-free@example.com']) {
      const statuses = [];
      for (let n = 0; n < 4; n += 1) {
        const { status, body } = await auth.requestEmailChange(await createAccount(`n${n}-${wanted}`), wanted);
        statuses.push([status, body.fields?.[0]?.path]);
      }
      expect(statuses).toEqual([...Array(3).fill([200, undefined]), [429, 'email']]);
    }
  });

  it('ends when it is cancelled, and stays when the rest of the profile is saved', async () => {
    const { id, link } = await createChanging('stays@example.com', 'goes@example.com');
    const form = { firstName: 'Ada', lastName: 'Byron', email: 'stays@example.com', marketingOptIn: true };
    expect((await auth.profile(id, form)).body.pendingEmail).toBe('goes@example.com');
    expect((await cancel(id)).body).toMatchObject({ email: 'stays@example.com', pendingEmail: null });
    expect([(await follow(link)).status, (await cancel(id)).status]).toEqual([410, 200]);
  });

  it('is in the copy of the account’s data', async () => {
    const { id } = await createChanging('copied@example.com', 'copied-new@example.com');
    const { body } = await (await auth.as('shopper', id)).get('/auth/export');
    expect(body.user.pendingEmail).toBe('copied-new@example.com');
  });

  it('401: is not cancelled by a visitor', async () => {
    expect((await (await auth.as('anonymous')).delete('/auth/email-change')).status).toBe(401);
  });
});

describe('the page of a link', () => {
  const check = async (token: string) => {
    const { status, body } = await (await auth.as('anonymous')).post('/auth/verify-email/check').send({ token });
    return [status, body.email, body.isConfirmed];
  };

  it('shows the new address, however often it is loaded, and changes nothing', async () => {
    const { id, link } = await createChanging('page@example.com', 'page-new@example.com');
    for (let load = 0; load < 3; load += 1) expect(await check(link)).toEqual([200, 'page-new@example.com', false]);
    expect(await me(id)).toMatchObject({ email: 'page@example.com', pendingEmail: 'page-new@example.com' });
    await follow(link);
    expect(await check(link)).toEqual([200, 'page-new@example.com', true]);
  });

  it('shows the address that a new account has', async () => {
    await createAccount('fresh@example.com');
    const token = await auth.latestToken('verify-email', 'fresh@example.com');
    expect(await check(token)).toEqual([200, 'fresh@example.com', false]);
    await auth.verify('fresh@example.com');
    expect(await check(token)).toEqual([200, 'fresh@example.com', true]);
  });

  it('says of every other link that it no longer works', async () => {
    const gone = expect.arrayContaining([410]);
    const cancelled = await createChanging('page-cancelled@example.com', 'page-a@example.com');
    await cancel(cancelled.id);
    expect(await check(cancelled.link)).toEqual(gone);
    const changed = await createChanging('page-first@example.com', 'page-b@example.com');
    const old = await auth.latestToken('verify-email', 'page-first@example.com');
    await follow(changed.link);
    expect(await check(old)).toEqual(gone);
    expect(await check('a'.repeat(80))).toEqual(gone);
    const late = await createChanging('page-late@example.com', 'page-d@example.com');
    at(dayMs);
    expect(await check(late.link)).toEqual(gone);
  });
});
