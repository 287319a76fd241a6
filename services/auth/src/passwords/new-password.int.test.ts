import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const common = 'This password is too easy to guess';
const short = 'Password must be at least 12 characters';
const errorsOf = ({ status, body }: { status: number; body: { fields?: { path: string; message: string }[] } }) => [
  status,
  body.fields?.map(({ path, message }) => `${path}: ${message}`),
];

/** Registers an account with a reset link, in the given role. */
async function withAccount(email: string, role: 'shopper' | 'staff') {
  const { body } = await auth.register(email);
  await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
  const token = await auth.latestToken('reset-password', email);
  await auth.database.db.update(users).set({ role }).where(eq(users.id, body.user.id));
  return { id: body.user.id as number, token };
}

describe('a password that is chosen', () => {
  it('400: registration refuses a common one and creates no account', async () => {
    const form = { firstName: 'Ada', lastName: 'Byron', email: 'common@example.com', password: 'password1' };
    const response = await (await auth.as('bff')).post('/auth/register').send(form);
    expect(errorsOf(response)).toEqual([400, [`password: ${common}`]]);
    expect((await auth.register('common@example.com')).status).toBe(201);
  });

  it.each([
    ['shopper', '123456789', common],
    ['staff', 'xkqvztplmwy', short],
    ['staff', 'password1234', common],
  ] as const)('400: change and reset refuse %s %s and change nothing', async (role, password, message) => {
    const email = `${role}-${password}@example.com`;
    const { id, token } = await withAccount(email, role);
    const body = { currentPassword: 'correct horse', newPassword: password };
    const change = await (await auth.as(role, id)).put('/auth/password').send(body);
    expect(errorsOf(change)).toEqual([400, [`newPassword: ${message}`]]);
    const reset = async (chosen: string) =>
      (await auth.as('anonymous')).post('/auth/reset-password').send({ token, password: chosen });
    expect(errorsOf(await reset(password))).toEqual([400, [`password: ${message}`]]);
    expect((await auth.login(email)).status).toBe(200);
    expect((await reset('a much better password')).status).toBe(204);
  });
});
