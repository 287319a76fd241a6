import { untilBlocked } from '@shopwright/testing/until-blocked';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/**
 * Makes the call while another transaction changes the account's row: what the call has read is out of date when it
 * writes.
 */
async function whileChanging<T>(userId: number, change: Partial<typeof users.$inferInsert>, call: () => Promise<T>) {
  const { db } = auth.database;
  const answer = await db.transaction(async (tx) => {
    await tx.update(users).set(change).where(eq(users.id, userId));
    const running = call();
    await untilBlocked(auth.database);
    return { running };
  });
  return answer.running;
}

async function getRow(userId: number) {
  const [row] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  return row;
}

async function createAccount(email: string): Promise<number> {
  const { body } = await auth.register(email);
  return body.user.id;
}

const closed = { email: 'erased@erased.invalid', firstName: 'Former', password: 'none', disabledAt: new Date() };

it('410: a link does not verify an address that has just replaced its own', async () => {
  const id = await createAccount('mine@example.com');
  const token = await auth.latestToken('verify-email', 'mine@example.com');
  const response = await whileChanging(id, { email: 'someone-elses@example.com' }, async () =>
    auth.followVerification(token),
  );
  expect(response.body.code).toBe('link_expired');
  expect((await getRow(id))?.emailVerifiedAt).toBeNull();
});

it('401: a password that is being changed starts no session that would outlive the change', async () => {
  const id = await createAccount('sign-in@example.com');
  const response = await whileChanging(id, { password: 'another hash' }, () => auth.login('sign-in@example.com'));
  expect([response.status, response.body.message]).toEqual([401, 'Invalid email or password']);
});

it('400: a password that was replaced in the meantime cannot be changed with the old one', async () => {
  const id = await createAccount('twice-changed@example.com');
  const body = { currentPassword: 'correct horse', newPassword: 'the thief’s own' };
  const response = await whileChanging(id, { password: 'another hash' }, async () =>
    (await auth.as('shopper', id)).put('/auth/password').send(body),
  );
  expect([response.status, response.body.fields[0].path]).toEqual([400, 'currentPassword']);
  expect((await getRow(id))?.password).toBe('another hash');
  expect(await auth.countEmails('password-changed', 'twice-changed@example.com')).toBe(0);
});

it('409: a profile that is being saved is not written into an account that was erased', async () => {
  const id = await createAccount('leaving@example.com');
  const form = { firstName: 'Ada', lastName: 'Byron', email: 'leaving@example.com', city: 'London' };
  const response = await whileChanging(id, closed, () => auth.profile(id, { ...form, marketingOptIn: true }));
  expect(response.status).toBe(409);
  expect(await getRow(id)).toMatchObject({ email: closed.email, firstName: 'Former', city: null });
});

it('409: a profile with the previous email does not undo a new email without the password', async () => {
  const id = await createAccount('before@example.com');
  const form = { firstName: 'Ada', lastName: 'Byron', email: 'before@example.com', marketingOptIn: true };
  const response = await whileChanging(id, { email: 'after@example.com' }, () => auth.profile(id, form));
  expect(response.status).toBe(409);
  expect((await getRow(id))?.email).toBe('after@example.com');
});

it.each([{ password: 'another hash' }, { role: 'staff' as const }])(
  '409: an address is not asked for by who just lost the account, as to a new member of the team: %j',
  async (change) => {
    const email = `joined-${Object.keys(change)[0]}@example.com`;
    const id = await createAccount(email);
    const form = { firstName: 'Ada', lastName: 'Byron', email: `thief-of-${email}`, currentPassword: 'correct horse' };
    const response = await whileChanging(id, change, () => auth.profile(id, form));
    expect(response.status).toBe(409);
    expect(await auth.countEmails('change-email', `thief-of-${email}`)).toBe(0);
  },
);

it('409: a customer who joins the team at this moment is not erased as a customer', async () => {
  const id = await createAccount('joining@example.com');
  const erase = async () => (await auth.as('order')).post(`/internal/accounts/${id}/erase`).send();
  const response = await whileChanging(id, { role: 'operator' }, erase);
  expect([response.status, (await getRow(id))?.email]).toEqual([409, 'joining@example.com']);
});
