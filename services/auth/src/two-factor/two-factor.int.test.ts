import { spawnSync } from 'node:child_process';
import { programFile } from '@shopwright/testing/test-program';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recoveryCodes, totpSecrets } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { twoFactorOf } from './test-two-factor';

const minuteMs = 60_000;
let auth: TestAuth;
const { newUser, wait, withTotp, begin, enter } = twoFactorOf(() => auth);

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  auth.clock.at = new Date();
});
describe('PUT /auth/two-factor/totp', () => {
  it('200: turns it on, returns recovery codes once, ends other sessions and emails the user', async () => {
    const user = await newUser();
    const { body: elsewhere } = await auth.login(user.email);
    const { secret, codes } = await withTotp(user);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect((await auth.resolve(elsewhere.token)).status).toBe(401);
    expect((await auth.resolve(user.token)).body.user).toMatchObject({ hasTwoFactor: true, mustSetUpTwoFactor: false });
    expect(await auth.countEmails('two-factor-on', user.email)).toBe(1);
    const { body } = await user.get('/auth/two-factor');
    expect(body).toEqual({ hasTotp: true, passkeys: [], recoveryCodesLeft: 10, isRequired: false });
    const stored = JSON.stringify(await auth.database.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect((await user.post('/auth/two-factor/totp')).status).toBe(409);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('200: the uri names store and account for the app', async () => {
    const user = await newUser();
    const { body } = await user.post('/auth/two-factor/totp');
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toBe(`/store.example:${user.email}`);
    expect(uri.searchParams.get('secret')).toBe(body.secret);
  });

  it('400: a wrong code changes nothing', async () => {
    const user = await newUser();
    await user.post('/auth/two-factor/totp');
    const { status, body } = await user.put('/auth/two-factor/totp', { code: '000000' });
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'code', message: 'This code is incorrect or was already used' }],
    ]);
    expect((await auth.login(user.email)).status).toBe(200);
  });

  it('403: wants the password again 15 minutes after the sign-in, and takes no wrong one', async () => {
    const user = await newUser();
    wait(16 * minuteMs);
    expect((await user.post('/auth/two-factor/totp')).body.code).toBe('confirmation_required');
    expect((await user.post('/auth/confirm', { password: 'wrong password' })).body.fields[0].path).toBe('password');
    expect((await user.post('/auth/two-factor/totp')).status).toBe(403);
    expect((await user.post('/auth/confirm', { password: 'correct horse' })).status).toBe(204);
    expect((await user.post('/auth/two-factor/totp')).status).toBe(200);
  });

  it('403: every change of the factors wants it', async () => {
    const { secret: _, ...user } = await withTotp();
    wait(16 * minuteMs);
    const responses = await Promise.all([
      user.put('/auth/two-factor/totp', { code: '123456' }),
      user.delete('/auth/two-factor/totp'),
      user.post('/auth/two-factor/recovery-codes'),
      user.post('/auth/two-factor/passkeys/options'),
      user.delete('/auth/two-factor/passkeys/abc'),
    ]);
    expect(responses.map(({ body }) => body.code)).toEqual(Array(5).fill('confirmation_required'));
  });
});

describe('DELETE /auth/two-factor/totp', () => {
  it('204: turns it off, ends the recovery codes and emails the user; may be repeated', async () => {
    const user = await withTotp();
    expect((await user.delete('/auth/two-factor/totp')).status).toBe(204);
    expect((await user.delete('/auth/two-factor/totp')).status).toBe(204);
    expect((await auth.login(user.email)).status).toBe(200);
    expect(await auth.countEmails('two-factor-off', user.email)).toBe(1);
    expect(await auth.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual([]);
    expect((await user.post('/auth/two-factor/recovery-codes')).status).toBe(409);
  });
});

describe('POST /auth/two-factor/recovery-codes', () => {
  it('200: replaces the codes', async () => {
    const user = await withTotp();
    const { body } = await user.post('/auth/two-factor/recovery-codes');
    expect((await enter(await begin(user.email), user.codes[0] ?? '')).status).toBe(400);
    expect((await enter(await begin(user.email), body.recoveryCodes[0])).status).toBe(200);
  });
});

describe('POST /auth/erase', () => {
  it('204: deletes the factors', async () => {
    const user = await withTotp();
    expect((await user.post('/auth/erase', { password: 'correct horse' })).status).toBe(204);
    expect(await auth.database.db.select().from(totpSecrets).where(eq(totpSecrets.userId, user.id))).toEqual([]);
  });
});

describe('the reset-two-factor command', () => {
  const run = (email: string) => {
    const env = { PATH: '/usr/bin', DATABASE_URL: auth.databaseUrl, ACCOUNT_EMAIL: email };
    const file = programFile('services/auth/src/reset-two-factor');
    const { stdout } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
    return JSON.parse(stdout) as { isReset: boolean };
  };

  it('removes the second factor of the account and ends its sessions; knows no other address', async () => {
    const user = await withTotp();
    expect(run('no-account@example.com')).toEqual({ isReset: false });
    expect((await auth.resolve(user.token)).status).toBe(200);
    expect(run(user.email.toUpperCase())).toEqual({ isReset: true });
    expect((await auth.resolve(user.token)).status).toBe(401);
    expect((await auth.login(user.email)).status).toBe(200);
    expect(await auth.countEmails('two-factor-off', user.email)).toBe(1);
  });
});
