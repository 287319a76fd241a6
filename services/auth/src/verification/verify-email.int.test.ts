import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '../test-auth';
import { signedInAgent } from '../test-signed-in';
import { addPasskey } from '../two-factor/test-passkey';

const dayMs = 24 * 3_600_000;
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const verify = (token: string) => auth.followVerification(token);
const verifyAs = async (role: 'anonymous' | 'shopper', userId: number | undefined, token: string) =>
  (await auth.as(role, userId)).post('/auth/verify-email').send({ token });
const requestAgain = async (userId: number) => (await auth.as('shopper', userId)).post('/auth/verification-mail');
const me = async (userId: number) => (await (await auth.as('shopper', userId)).get('/auth/me')).body;
const linkTo = (email: string) => auth.latestToken('verify-email', email);
const at = (ms: number) => {
  auth.clock.at = new Date(Date.now() + ms);
};

async function registerUser(email: string, language?: string) {
  const form = { firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse', language };
  return (await (await auth.as('bff')).post('/auth/register').send(form)).body.user;
}

describe('POST /auth/verify-email', () => {
  it('200: verifies the address of a new account by a link in its language', async () => {
    const user = await registerUser('new@example.com', 'ja');
    expect(user).toMatchObject({ emailVerified: false, preferredLanguage: 'ja' });
    const { body: email } = await auth.latestEmail('verify-email', 'new@example.com');
    expect(email).toMatchObject({ to: 'new@example.com', language: 'ja', name: 'Ada Byron' });
    expect(email.path).toMatch(/^\/verify-email\?token=[\w-]{80}$/);
    const response = await verify(await linkTo('new@example.com'));
    expect([response.status, response.body]).toEqual([200, { email: 'new@example.com' }]);
    expect((await me(user.id)).emailVerified).toBe(true);
  });

  it('200: a second click succeeds too, also concurrently', async () => {
    await registerUser('twice@example.com');
    const link = await linkTo('twice@example.com');
    const responses = await Promise.all([verify(link), verify(link)]);
    expect([...responses, await verify(link)].map((response) => response.status)).toEqual([200, 200, 200]);
  });

  it('200: an earlier link stays valid beside a later one', async () => {
    const { id } = await registerUser('both@example.com');
    const first = await linkTo('both@example.com');
    at(61_000);
    await requestAgain(id);
    expect(await linkTo('both@example.com')).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    at(0);
  });

  it('401: a stranger’s account is not verified by the owner of the address, whose reset ends its sign-ins', async () => {
    const email = 'hijacked@example.com';
    const stranger = await signedInAgent(auth, email);
    const passkey = await addPasskey(auth, stranger);
    const { id: otherId } = await registerUser('someone@example.com');
    const link = await linkTo(email);
    for (const response of [await verifyAs('anonymous', undefined, link), await verifyAs('shopper', otherId, link)])
      expect([response.status, response.body.code]).toEqual([401, 'unauthenticated']);
    expect((await me(stranger.id)).emailVerified).toBe(false);

    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
    const token = await auth.latestToken('reset-password', email);
    await (await auth.as('anonymous')).post('/auth/reset-password').send({ token, password: 'the owner’s own' });
    expect((await passkey.signIn()).status).toBe(401);
    expect((await auth.login(email)).status).toBe(401);
    expect((await auth.resolve(stranger.token)).status).toBe(401);
    expect((await auth.login(email, 'the owner’s own')).body.user.emailVerified).toBe(true);
  });

  it('200: once it is verified, the link also succeeds without a session', async () => {
    await registerUser('signed-out@example.com');
    const link = await linkTo('signed-out@example.com');
    expect((await verify(link)).status).toBe(200);
    expect((await verifyAs('anonymous', undefined, link)).status).toBe(200);
  });

  it('410: after a week, for another purpose, and after the address was changed', async () => {
    const { id } = await registerUser('moves@example.com');
    const link = await linkTo('moves@example.com');
    at(7 * dayMs);
    expect((await verify(link)).body.code).toBe('link_expired');
    at(0);
    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email: 'moves@example.com' });
    expect((await verify(await auth.latestToken('reset-password', 'moves@example.com'))).status).toBe(410);
    expect((await auth.changeEmail(id, 'moved@example.com')).status).toBe(200);
    expect((await verify(link)).status).toBe(410);
  });

  it('400: refuses a malformed token', async () => {
    for (const token of ['', 'x', 'a b'.repeat(10), 'a'.repeat(201)]) expect((await verify(token)).status).toBe(400);
  });
});

describe('the address that a new email replaces', () => {
  const form = { firstName: 'Ada', lastName: 'Byron', marketingOptIn: true, currentPassword: 'correct horse' };

  it('is notified in the account’s language once it is replaced, without the new address', async () => {
    const { id } = await registerUser('Before@example.com', 'fr');
    await auth.requestEmailChange(id, 'after@example.com');
    expect(await auth.countEmails('email-changed', 'before@example.com')).toBe(0);
    await verify(await auth.latestToken('change-email', 'after@example.com'));
    const { body: email } = await auth.latestEmail('email-changed', 'before@example.com');
    expect(email).toMatchObject({ kind: 'email-changed', to: 'before@example.com', language: 'fr', path: '/contact' });
    expect(JSON.stringify(email)).not.toContain('after@');
    expect(await auth.countEmails('email-changed', 'after@example.com')).toBe(0);
  });

  it('is not notified when only the letter-case changed or the change was refused', async () => {
    const { id } = await registerUser('stays@example.com');
    await auth.profile(id, { ...form, email: 'STAYS@example.com' });
    await auth.profile(id, { ...form, email: 'elsewhere@example.com', currentPassword: 'wrong password' });
    expect(await auth.countEmails('email-changed', 'stays@example.com')).toBe(0);
  });

  it('gets three such emails an hour, however often an account takes and leaves it', async () => {
    const { id } = await registerUser('mine@example.com');
    for (let n = 0; n < 5; n += 1) {
      await auth.changeEmail(id, 'bombed@example.com');
      await auth.changeEmail(id, 'mine@example.com');
    }
    expect(await auth.countEmails('email-changed', 'bombed@example.com')).toBe(3);
  });
});

describe('POST /auth/verification-mail', () => {
  it('200: sends one a minute, three an hour and none to a verified address', async () => {
    at(0);
    const start = auth.clock.at.getTime();
    const { id } = await registerUser('again@example.com');
    const request = async (ms: number) => {
      auth.clock.at = new Date(start + ms);
      expect((await requestAgain(id)).body).toEqual({ sent: true });
      return auth.countEmails('verify-email', 'again@example.com');
    };
    expect([await request(0), await request(59_000)]).toEqual([1, 1]);
    expect([await request(62_000), await request(130_000), await request(200_000)]).toEqual([2, 3, 3]);
    const link = await linkTo('again@example.com');
    expect(await request(3_700_000)).toBe(4);
    await verify(link);
    expect(await request(3_800_000)).toBe(4);
    at(0);
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).post('/auth/verification-mail')).status).toBe(401);
  });
});
