import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys, teamEvents } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { signedInAgent } from '../test-signed-in';
import { addPasskey } from './test-passkey';
import { totpCode } from './test-totp';

/** These tests need no authenticator. A browser test registers a passkey and signs in with it. */
let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const start = async (body: object = {}) => (await auth.as('anonymous')).post('/auth/login/passkey-options').send(body);
const use = async (token: string, id: string) =>
  (await auth.as('bff')).post('/auth/login/passkey').send({ token, response: { id, rawId: id, type: 'public-key' } });

/** A passkey whose key is none: no answer of an authenticator fits it. */
const addBroken = (userId: number, id: string) =>
  auth.database.db.insert(passkeys).values({
    id,
    userId,
    name: 'Laptop',
    publicKey: new Uint8Array([1, 2, 3]),
    counter: 0,
    transports: ['internal'],
    createdAt: auth.clock.at,
  });

describe('POST /auth/two-factor/passkeys', () => {
  it('200: the browser is asked for a passkey that verifies its user and signs in without a password', async () => {
    const user = await signedInAgent(auth, 'options@example.com');
    await addBroken(user.id, 'known');
    const { options } = (await user.post('/auth/two-factor/passkeys/options')).body;
    expect(options).toMatchObject({
      rp: { id: 'store.example', name: 'store.example' },
      user: { name: user.email, displayName: 'Ada Byron' },
      excludeCredentials: [expect.objectContaining({ id: 'known' })],
      authenticatorSelection: expect.objectContaining({ residentKey: 'required', userVerification: 'required' }),
    });
  });

  it('422: an answer that does not fit adds nothing; 401: neither does the registration of another user', async () => {
    const user = await signedInAgent(auth, 'unfit@example.com');
    const other = await signedInAgent(auth, 'other@example.com');
    const { token } = (await user.post('/auth/two-factor/passkeys/options')).body;
    const body = { token, name: 'Laptop', response: { id: 'abc' } };
    expect((await user.post('/auth/two-factor/passkeys', body)).status).toBe(422);
    expect((await other.post('/auth/two-factor/passkeys', body)).status).toBe(401);
    expect((await user.get('/auth/two-factor')).body.passkeys).toEqual([]);
    expect((await auth.login(user.email)).status).toBe(200);
  });

  it('200: the user hears of every further factor, of new recovery codes and of every removal, as the team does', async () => {
    const user = await signedInAgent(auth, 'notified@example.com', 'staff');
    const first = await addPasskey(auth, user);
    expect(first.response.body.recoveryCodes).toHaveLength(10);
    const second = await addPasskey(auth, user);
    expect(second.response.body.recoveryCodes).toBeNull();
    const { secret } = (await user.post('/auth/two-factor/totp')).body;
    await user.put('/auth/two-factor/totp', { code: totpCode(secret, auth.clock.at) });
    await user.post('/auth/two-factor/recovery-codes');
    for (const id of [first.id, first.id, 'unknown']) await user.delete(`/auth/two-factor/passkeys/${id}`);
    for (let times = 0; times < 2; times++) await user.delete('/auth/two-factor/totp');
    await user.delete(`/auth/two-factor/passkeys/${second.id}`);

    const events = await auth.database.db
      .select({ kind: teamEvents.kind })
      .from(teamEvents)
      .where(eq(teamEvents.userId, user.id))
      .orderBy(teamEvents.id);
    const expected = ['two-factor-on', 'factor-added', 'factor-added', 'recovery-codes-created'] as const;
    const removed = ['factor-removed', 'factor-removed', 'two-factor-off'] as const;
    expect(events.map(({ kind }) => kind)).toEqual([...expected, ...removed]);
    for (const kind of [...expected, ...removed]) {
      const times = events.filter((event) => event.kind === kind).length;
      expect([kind, await auth.countEmails(kind, user.email)]).toEqual([kind, times]);
      expect((await auth.latestEmail(kind, user.email)).body).toMatchObject({ to: user.email, path: '/account' });
    }
  });

  it('400: wants a name', async () => {
    const user = await signedInAgent(auth, 'nameless@example.com');
    const { token } = (await user.post('/auth/two-factor/passkeys/options')).body;
    const { status, body } = await user.post('/auth/two-factor/passkeys', {
      token,
      name: ' ',
      response: { id: 'abc' },
    });
    expect([status, body.fields[0].path]).toEqual([400, 'name']);
  });
});

describe('DELETE /auth/two-factor/passkeys/:passkeyId', () => {
  it('204: leaves the passkey of another user', async () => {
    const user = await signedInAgent(auth, 'victim@example.com');
    const thief = await signedInAgent(auth, 'thief@example.com');
    await addBroken(user.id, 'victims');
    expect((await thief.delete('/auth/two-factor/passkeys/victims')).status).toBe(204);
    expect((await user.get('/auth/two-factor')).body.passkeys).toHaveLength(1);
    expect((await user.get('/auth/export')).body.twoFactor.passkeys).toMatchObject([{ name: 'Laptop' }]);
    expect((await user.delete('/auth/two-factor/passkeys/victims')).status).toBe(204);
    expect((await user.get('/auth/two-factor')).body.passkeys).toEqual([]);
  });
});

describe('POST /auth/login/passkey', () => {
  it('200: alone, any passkey of the store is asked for', async () => {
    const { body } = await start();
    expect(body.options).toMatchObject({ rpId: 'store.example', userVerification: 'required' });
    expect(body.options.allowCredentials ?? []).toEqual([]);
  });

  it('401: a passkey that is unknown, one whose answer does not fit, and a sign-in that is unknown', async () => {
    const user = await signedInAgent(auth, 'broken@example.com');
    await addBroken(user.id, 'broken');
    const { token } = (await start()).body;
    for (const [sent, id] of [
      [token, 'unknown'],
      [token, 'broken'],
      ['a'.repeat(43), 'broken'],
    ] as const)
      expect((await use(sent, id)).status).toBe(401);
    expect((await start({ token: 'a'.repeat(43) })).status).toBe(401);
  });
});
