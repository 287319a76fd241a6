import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmails, loginAttempts, newsletterSubscriptions } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { resetTwoFactorByEmail } from '../two-factor/reset-by-email';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** An address as it is stored, and other forms of it. */
const forms: [string, ...string[]][] = [
  ['r&d@example.com', 'R&D@Example.com', ' r&d@example.com '],
  ['sales/eu@example.com', 'SALES/EU@EXAMPLE.COM', 'ｓａｌｅｓ／ｅｕ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['info@müller.de', 'info@xn--mller-kva.de', 'INFO@MÜLLER.DE', 'info@mu\u0308ller.de', 'info@XN--MLLER-KVA.DE'],
  ['a@faß.de', 'a@xn--fa-hia.de', 'A@Faß.De'],
  ['ada@例え.jp', 'ada@例え。jp', 'ada@xn--r8jz45g.jp', 'ＡＤＡ@例え．ＪＰ'],
  ['ada@пример.рф', 'ADA@ПРИМЕР.РФ', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['ada@ελλάς.ελ', 'ADA@Ελλάς.ΕΛ', 'ada@xn--hxarsa0b.xn--qxam'],
  ["o'neil@example.com", "O'NEIL@example.com", "\u200bo'neil@example.com"],
  ['ada@عربي.السعودية', 'ada@xn--ngbrx4e.xn--mgberp4a5d4ar'],
];

describe.each(forms)('an account with the address %s', (stored, ...others) => {
  let id: number;

  it('shows it as it was typed', async () => {
    const response = await auth.register(stored);
    expect([response.status, response.body.user?.email]).toEqual([201, stored]);
    id = response.body.user.id;
    expect(await auth.countEmails('verify-email', stored)).toBe(1);
  });

  it('is found by sign-in in every form, and is the only one', async () => {
    for (const form of [stored, ...others]) {
      await auth.database.db.delete(loginAttempts);
      const response = await auth.login(form);
      expect([form, response.status, response.body.user?.id]).toEqual([form, 200, id]);
      expect([form, (await auth.register(form)).status]).toEqual([form, 409]);
      expect(await resetTwoFactorByEmail(auth.database, form, new Date())).toBe(true);
    }
  });

  it('counts wrong passwords of all forms together', async () => {
    await auth.database.db.delete(loginAttempts);
    const statuses = [];
    for (let n = 0; n < 24; n += 1) {
      statuses.push((await auth.login([stored, ...others][n % (others.length + 1)] ?? '', 'wrong password')).status);
    }
    expect(statuses).toContain(429);
    await auth.database.db.delete(loginAttempts);
  });

  it('gets one subscription', async () => {
    for (const email of [stored, ...others]) {
      await (await auth.as('anonymous')).post('/newsletter').send({ email, language: 'en' });
    }
    const rows = await auth.database.db.select().from(newsletterSubscriptions);
    expect(rows.filter(({ email }) => email === stored.toLowerCase())).toHaveLength(1);
    expect(rows).toHaveLength(forms.findIndex(([first]) => first === stored) + 1);
  });
});

it.each(forms)('two that register %s in two forms concurrently are one account', async (stored, ...others) => {
  const fresh = (form: string) => form.replace(/@|＠/, '+twice$&');
  const responses = await Promise.all([stored, ...others, stored, ...others].map((form) => auth.register(fresh(form))));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(responses.length - 1);
});

it('an account moves to an international address by its link', async () => {
  const { body } = await auth.register('mover@example.com');
  expect((await auth.changeEmail(body.user.id, 'mover@bücher.example')).status).toBe(200);
  expect((await auth.login('mover@xn--bcher-kva.example')).body.user.email).toBe('mover@bücher.example');
});

it('400: says of letters before the @ that no email reaches them', async () => {
  const { status, body } = await auth.register('müller@example.com');
  expect([status, body.fields]).toEqual([
    400,
    [{ path: 'email', message: "We can't send email to addresses with accented or non-Latin letters before the @" }],
  ]);
  expect((await auth.register('müller@')).body.fields[0].message).toBe('Please enter a valid email');
  expect(await auth.database.db.select().from(accountEmails).where(undefined)).not.toContainEqual(
    expect.objectContaining({ email: 'müller@example.com' }),
  );
});
