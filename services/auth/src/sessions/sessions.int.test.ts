import type { Role } from '@shopwright/contracts/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { hashToken } from './session-limits';
import { purgeSessions } from './start-session';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.now();

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const at = (ms: number) => {
  auth.clock.at = new Date(start + ms);
};
const setRole = (email: string, role: Role) =>
  auth.database.db.update(users).set({ role }).where(eq(users.email, email));
const getRow = async (token: string) =>
  (
    await auth.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
  )[0];

async function signIn(email: string, role: Role = 'shopper'): Promise<string> {
  at(0);
  await auth.register(email);
  await setRole(email, role);
  return (await auth.login(email)).body.token;
}

describe('POST /internal/sessions/resolve', () => {
  describe('200', () => {
    it('stores the token’s hash only', async () => {
      const token = await signIn('hash@example.com');
      expect((await auth.resolve(token)).body.user.email).toBe('hash@example.com');
      const rows = await auth.database.db.select().from(sessions);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('records the last use at most once a minute', async () => {
      const token = await signIn('seen@example.com');
      at(50_000);
      await auth.resolve(token);
      expect((await getRow(token))?.lastSeenAt.getTime()).toBe(start);
      at(61_000);
      await auth.resolve(token);
      expect((await getRow(token))?.lastSeenAt.getTime()).toBe(start + 61_000);
    });

    it('stays valid while it is used, until its absolute end', async () => {
      const token = await signIn('busy-staff@example.com', 'staff');
      for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
        at(minutes * minuteMs);
        expect((await auth.resolve(token)).status).toBe(200);
      }
      at(12 * hourMs);
      expect((await auth.resolve(token)).status).toBe(401);
    });
  });

  describe('401', () => {
    it.each<[Role, number]>([
      ['shopper', 24 * hourMs],
      ['staff', 30 * minuteMs],
      ['operator', 30 * minuteMs],
    ])('ends an idle session of a %s', async (role, idleMs) => {
      const token = await signIn(`idle-${role}@example.com`, role);
      at(idleMs - 1000);
      const other = (await auth.login(`idle-${role}@example.com`)).body.token;
      at(idleMs);
      expect((await auth.resolve(token)).status).toBe(401);
      expect((await auth.resolve(other)).status).toBe(200);
    });

    it('ends a shopper’s session after 14 days of daily use', async () => {
      const token = await signIn('daily@example.com');
      for (let day = 0; day < 14 * 24; day += 23) {
        at(day * hourMs);
        expect((await auth.resolve(token)).status).toBe(200);
      }
      at(14 * 24 * hourMs);
      expect((await auth.resolve(token)).status).toBe(401);
    });

    it('refuses every token of an account whose role changed or that was disabled', async () => {
      const promoted = await signIn('promoted@example.com');
      await setRole('promoted@example.com', 'operator');
      expect((await auth.resolve(promoted)).status).toBe(401);
      const disabled = await signIn('disabled@example.com');
      await auth.database.db
        .update(users)
        .set({ disabledAt: new Date() })
        .where(eq(users.email, 'disabled@example.com'));
      expect((await auth.resolve(disabled)).status).toBe(401);
    });

    it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('refuses the token %j', async (token) => {
      expect((await auth.resolve(token)).status).toBe(401);
    });
  });

  it('403: is open to the store’s own services only', async () => {
    const response = await (await auth.as('operator', 1)).post('/internal/sessions/resolve').send({ token: 'x' });
    expect(response.status).toBe(403);
  });
});

describe('POST /auth/logout', () => {
  it('204: ends the session permanently; succeeds repeatedly and without a session', async () => {
    const token = await signIn('leaving@example.com');
    const logout = async (headers: Record<string, string>) =>
      (await auth.as('anonymous')).post('/auth/logout').set(headers).send({});
    expect((await logout({ 'x-session-token': token })).status).toBe(204);
    expect((await auth.resolve(token)).status).toBe(401);
    expect((await logout({ 'x-session-token': token })).status).toBe(204);
    expect((await logout({})).status).toBe(204);
  });
});

describe('purgeSessions', () => {
  it('deletes sessions that ended more than a day ago and keeps the rest', async () => {
    const old = await signIn('old@example.com', 'staff');
    const young = await signIn('young@example.com');
    await purgeSessions(auth.database.db, new Date(start + 37 * hourMs));
    expect(await getRow(old)).toBeUndefined();
    expect(await getRow(young)).toBeDefined();
  });
});
