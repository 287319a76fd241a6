import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** Makes the call while the account's row is being changed: what the call has read of it is old when it writes. */
async function whileChanging<T>(userId: number, change: Partial<typeof users.$inferInsert>, call: () => Promise<T>) {
  const { db } = auth.database;
  const answer = await db.transaction(async (tx) => {
    await tx.update(users).set(change).where(eq(users.id, userId));
    const running = call();
    await vi.waitFor(
      async () => {
        const waiting = await db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting.length).toBeGreaterThan(0);
      },
      { timeout: 3000, interval: 20 },
    );
    return { running };
  });
  return answer.running;
}

async function accountOf(userId: number) {
  const [row] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  return row;
}

async function someAccount(email: string): Promise<number> {
  const { body } = await auth.register(email);
  return body.user.id;
}

const closed = { email: 'erased@erased.invalid', firstName: 'Former', password: 'none', disabledAt: new Date() };

it('410: a link does not verify an address that has just taken the place of its own', async () => {
  const id = await someAccount('mine@example.com');
  const token = await auth.latestToken('verify-email', 'mine@example.com');
  const reply = await whileChanging(id, { email: 'somebodys@example.com' }, () =>
    auth.post('/auth/verify-email', { token }),
  );
  expect(reply.body.code).toBe('link_expired');
  expect((await accountOf(id))?.emailVerifiedAt).toBeNull();
});

it('401: the password of a moment ago opens no session that would outlive its change', async () => {
  const id = await someAccount('sign-in@example.com');
  const reply = await whileChanging(id, { password: 'another hash' }, () => auth.login('sign-in@example.com'));
  expect([reply.status, reply.body.message]).toEqual([401, 'Invalid email or password']);
});

it('400: a password that was replaced meanwhile cannot be changed with the old one', async () => {
  const id = await someAccount('twice-changed@example.com');
  const body = { currentPassword: 'correct horse', newPassword: 'the thief’s own' };
  const reply = await whileChanging(id, { password: 'another hash' }, () =>
    auth.call('put', '/auth/password', { userId: id, body }),
  );
  expect([reply.status, reply.body.fields[0].path]).toEqual([400, 'currentPassword']);
  expect((await accountOf(id))?.password).toBe('another hash');
  expect(await auth.countEmails('password-changed', 'twice-changed@example.com')).toBe(0);
});

it('409: a profile that was being saved does not come back into an account that was closed', async () => {
  const id = await someAccount('leaving@example.com');
  const form = { firstName: 'Ada', lastName: 'Byron', email: 'leaving@example.com', city: 'London' };
  const reply = await whileChanging(id, closed, () => auth.profile(id, { ...form, marketingOptIn: true }));
  expect(reply.status).toBe(409);
  expect(await accountOf(id)).toMatchObject({ email: closed.email, firstName: 'Former', city: null });
});

it('409: a profile with the email of a moment ago does not undo a new one without the password', async () => {
  const id = await someAccount('before@example.com');
  const form = { firstName: 'Ada', lastName: 'Byron', email: 'before@example.com', marketingOptIn: true };
  const reply = await whileChanging(id, { email: 'after@example.com' }, () => auth.profile(id, form));
  expect(reply.status).toBe(409);
  expect((await accountOf(id))?.email).toBe('after@example.com');
});
