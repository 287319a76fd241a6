import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { toPasswordMark } from '../sessions/session-limits';
import { startAuth, type TestAuth } from '../test-auth';
import { totpCode } from './test-totp';
import { twoFactorOf } from './test-two-factor';

const minuteMs = 60_000;
let auth: TestAuth;
const { wait, withTotp, begin, enter } = twoFactorOf(() => auth);

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(() => {
  auth.clock.at = new Date();
});
const codeNow = (secret: string) => totpCode(secret, auth.clock.at);

describe('POST /auth/login', () => {
  it('401: the right password alone starts no session; a wrong one says nothing of the second factor', async () => {
    const { email } = await withTotp();
    const { status, body } = await auth.login(email);
    expect([status, body.code]).toEqual([401, 'second_factor_required']);
    expect(body.details).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), hasTotp: true, hasPasskey: false });
    expect((await auth.resolve(body.details.token)).status).toBe(401);
    expect((await auth.login(email, 'wrong password')).body.code).toBe('unauthenticated');
  });
});

describe('POST /auth/login/code', () => {
  it('200: signs in with the code of the app, of the half minute before too', async () => {
    const { email, secret } = await withTotp();
    const { status, body } = await enter(await begin(email), codeNow(secret));
    expect([status, body.user.email]).toEqual([200, email]);
    expect((await auth.resolve(body.token)).status).toBe(200);
    wait(60_000);
    const late = totpCode(secret, new Date(auth.clock.at.getTime() - 30_000));
    expect((await enter(await begin(email), late)).status).toBe(200);
  });

  it('400: a code that was used before, an older one, and one of another account', async () => {
    const { email, secret } = await withTotp();
    const other = await withTotp();
    const code = codeNow(secret);
    expect((await enter(await begin(email), code)).status).toBe(200);
    const older = totpCode(secret, new Date(auth.clock.at.getTime() - 30_000));
    for (const refused of [code, older, codeNow(other.secret), '', 'x'.repeat(40)]) {
      const { status, body } = await enter(await begin(email), refused);
      expect([status, body.fields[0].path]).toEqual([400, 'code']);
    }
  });

  it('200 once: of two sign-ins with the same code at the same time one succeeds', async () => {
    const { email, secret } = await withTotp();
    const tokens = [await begin(email), await begin(email)];
    const code = codeNow(secret);
    const responses = await Promise.all(tokens.map((token) => enter(token, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('200 once: a sign-in is not completed twice, with different codes at the same time', async () => {
    const { email, codes } = await withTotp();
    const token = await begin(email);
    const responses = await Promise.all(codes.slice(0, 2).map((code) => enter(token, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('200 once: a recovery code works one time, in any spelling, and the count falls', async () => {
    const user = await withTotp();
    const [code = ''] = user.codes;
    const spelled = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await enter(await begin(user.email), spelled)).status).toBe(200);
    expect((await enter(await begin(user.email), code)).status).toBe(400);
    expect((await user.get('/auth/two-factor')).body.recoveryCodesLeft).toBe(9);
  });

  it('429: after five wrong codes the right one has to wait, also in another sign-in', async () => {
    const { email, secret } = await withTotp();
    const token = await begin(email);
    for (let tries = 0; tries < 5; tries++) expect((await enter(token, '000000')).status).toBe(400);
    expect((await enter(await begin(email), codeNow(secret))).status).toBe(429);
    wait(16 * minuteMs);
    expect((await enter(await begin(email), codeNow(secret))).status).toBe(200);
  });

  it('429: on known devices together after 15 wrong codes; a new password does not allow more', async () => {
    const { email, id, secret } = await withTotp();
    // A reset removes the factors of an account whose address was never verified.
    await auth.verify(email);
    const device = async (n: number) => {
      const [account] = await auth.database.db.select().from(users).where(eq(users.id, id));
      return { 'x-known-device': `device-${n} ${id}:${toPasswordMark(account?.password ?? '')}` };
    };
    let password = 'correct horse';
    const beginAgain = async () => {
      const { body } = await auth.login(email, password);
      expect(body).toMatchObject({ code: 'second_factor_required' });
      return body.details.token as string;
    };
    for (let n = 0; n < 15; n += 1) {
      expect((await enter(await beginAgain(), '000000', await device(n % 3))).status).toBe(400);
    }
    expect((await enter(await beginAgain(), codeNow(secret), await device(9))).status).toBe(429);
    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
    password = 'another password';
    const token = await auth.latestToken('reset-password', email);
    await (await auth.as('anonymous')).post('/auth/reset-password').send({ token, password }).expect(204);
    expect((await enter(await beginAgain(), codeNow(secret), await device(9))).status).toBe(429);
    wait(31 * minuteMs);
    expect((await enter(await beginAgain(), codeNow(secret), await device(9))).status).toBe(200);
  });

  it('401: a sign-in expires after 5 minutes, and with a new password', async () => {
    const { email, secret, id } = await withTotp();
    const late = await begin(email);
    wait(5 * minuteMs);
    expect((await enter(late, codeNow(secret))).status).toBe(401);
    const before = await begin(email);
    const form = { currentPassword: 'correct horse', newPassword: 'a better one' };
    expect((await (await auth.as('shopper', id)).put('/auth/password').send(form)).status).toBe(204);
    expect((await enter(before, codeNow(secret))).status).toBe(401);
  });
});
