import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../db/schema';
import { startSession } from '../sessions/start-session';
import { startAuth, type TestAuth } from '../test-auth';
import type { SignedIn } from '../test-signed-in';
import { addPasskey } from './test-passkey';
import { totpCode } from './test-totp';
import { twoFactorOf } from './test-two-factor';

let auth: TestAuth;
const { newUser, withTotp } = twoFactorOf(() => auth);

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
});
afterAll(() => auth.stop());

const accountOf = async (id: number) => {
  const [account] = await auth.database.db.select().from(users).where(eq(users.id, id));
  if (!account) throw new Error('no such account');
  return account;
};
const set = (id: number, values: object) => auth.database.db.update(users).set(values).where(eq(users.id, id));
const openSessions = (id: number) =>
  auth.database.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt)));

const setPassword = async ({ email }: SignedIn) => {
  await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
  const token = await auth.latestToken('reset-password', email);
  const response = await (await auth.as('anonymous'))
    .post('/auth/reset-password')
    .send({ token, password: 'another word' });
  expect(response.status).toBe(204);
};
const beginTotp = async (owner: SignedIn) =>
  totpCode((await owner.post('/auth/two-factor/totp')).body.secret as string, auth.clock.at);

/** The changes between the check of a password and the session that it starts. */
const changes: [string, (owner: SignedIn) => Promise<unknown>][] = [
  ['an authenticator app', async (owner) => owner.put('/auth/two-factor/totp', { code: await beginTotp(owner) })],
  ['a passkey', (owner) => addPasskey(auth, owner)],
  ['a new password', (owner) => setPassword(owner)],
  ['another role', ({ id }) => set(id, { role: 'staff' })],
  ['disabling', ({ id }) => set(id, { disabledAt: new Date() })],
];

describe('a sign-in that began before a change of the account', () => {
  it.each(changes)('ends without a session: %s', async (_, change) => {
    const owner = await newUser();
    const before = await accountOf(owner.id);
    await change(owner);
    const kept = (await openSessions(owner.id)).length;
    const started = auth.database.transaction((tx) => startSession(tx, before, {}, auth.clock.at));
    await expect(started).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await openSessions(owner.id)).toHaveLength(kept);
  });

  it('ends without a session where the factor was removed, and replaced by another', async () => {
    const owner = await withTotp();
    const before = await accountOf(owner.id);
    await owner.delete('/auth/two-factor/totp');
    const start = () => auth.database.transaction((tx) => startSession(tx, before, {}, auth.clock.at));
    await expect(start()).rejects.toMatchObject({ code: 'unauthenticated' });
    await owner.put('/auth/two-factor/totp', { code: await beginTotp(owner) });
    await expect(start()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('at the same time as the setup of a factor leaves no session that did without it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await newUser();
      const code = await beginTotp(owner);
      const [added, ...signIns] = await Promise.all([
        owner.put('/auth/two-factor/totp', { code }),
        ...Array.from({ length: 3 }, () => auth.login(owner.email)),
      ]);
      expect(added.status).toBe(200);
      expect(signIns.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
      // The session that set the factor up is the only one.
      expect(await openSessions(owner.id)).toHaveLength(1);
    }
  });
});

it('a change of factors is refused in a session that a new password ended', async () => {
  const thief = await newUser();
  expect((await auth.verify(thief.email)).status).toBe(200);
  const code = await beginTotp(thief);
  await setPassword(thief);
  const added = await thief.put('/auth/two-factor/totp', { code });
  expect([added.status, (await accountOf(thief.id)).twoFactorAt]).toEqual([403, null]);
});
