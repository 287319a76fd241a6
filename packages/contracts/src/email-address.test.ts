import { describe, expect, it } from 'vitest';
import { isSameEmail, parseEmail, toAsciiEmail, toMailto } from './email-address';
import { email } from './fields';

describe('parseEmail', () => {
  it.each([
    ['r&d@example.com'],
    ['sales/eu@example.com'],
    ["o'neil+shop@example.co.uk"],
    ['#1!$%*=?^_`{|}~-@example.com'],
    ['a@b.cd'],
    ['Ada.Lovelace@Example.COM'],
    ['1@1.example'],
    ['info@müller.de'],
    ['a@faß.de'],
    ['a@münchen.bayern'],
    ['ada@例え.jp'],
    ['ada@пример.рф'],
    ['ada@ελλάδα.ελ'],
    ['ada@عربي.السعودية'],
    ['ada@ישראל.ישראל'],
    ['ada@ไทย.ไทย'],
    ['ada@भारत.भारत'],
    ['ada@한국.한국'],
    ['ada@sub.bücher.example'],
    [`${'x'.repeat(64)}@example.com`],
  ])('takes %s as it is', (typed) => {
    expect(parseEmail(typed)).toEqual({ email: typed });
  });

  it.each([
    [' ada@example.com\n', 'ada@example.com'],
    ['\u200bada@example.com\ufeff', 'ada@example.com'],
    ['info@xn--mller-kva.de', 'info@müller.de'],
    ['info@XN--MLLER-KVA.DE', 'info@müller.de'],
    ['info@MÜLLER.de', 'info@müller.de'],
    ['info@mu\u0308ller.de', 'info@müller.de'],
    ['Info@Müller.DE', 'Info@müller.de'],
    ['ＡＤＡ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ADA@example.com'],
    ['ada@例え。jp', 'ada@例え.jp'],
    ['a@b.xn--p1ai', 'a@b.рф'],
    ['a@xn--fa-hia.de', 'a@faß.de'],
  ])('stores %j as %s', (typed, stored) => {
    expect(parseEmail(typed)).toEqual({ email: stored });
    expect(parseEmail(stored)).toEqual({ email: stored });
    expect(isSameEmail(typed.toUpperCase(), stored)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@b c.com',
    'apiecesexample.com',
    'a@b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@-example.com',
    'a@1.2.3.4',
    'a@[127.0.0.1]',
    'a@example.com:25',
    'a@example.com/x',
    'a@example.com?x',
    'a@ex%61mple.com',
    'a@example.123',
    'a@xn--.com',
    'a@xn--a.com',
    '"a b"@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'a<b@example.com',
    'a@example.com\r\nBcc: x@example.com',
    'a\u0000@example.com',
    'Ada <a@example.com>',
    `a@${'x'.repeat(64)}.com`,
    `${'a'.repeat(250)}@example.com`,
    `a@${'ü'.repeat(60)}.com`,
  ])('refuses %j', (typed) => {
    expect(parseEmail(typed)).toEqual({ fault: 'email' });
    expect(email().safeParse(typed).error?.issues).toMatchObject([{ message: 'Please enter a valid email' }]);
  });

  it.each(['müller@example.com', 'почта@пример.рф', '用户@例子.广告', 'josé.garcía@example.com', 'ımail@example.com'])(
    'says that no email reaches %s',
    (typed) => {
      expect(parseEmail(typed)).toEqual({ fault: 'email_letters' });
      expect(email().safeParse(typed).error?.issues[0]?.message).toContain('before the @');
    },
  );
});

it('refuses a text of any length immediately', () => {
  const startedAt = performance.now();
  for (const part of [' ', 'a', 'a.', '@', '\u200b', '.', 'ü', '\ufdfa', 'xn--', '-']) {
    for (const typed of [`${part.repeat(100_000)}x`, `a@${part.repeat(999)}`, `${part.repeat(980)}@x.de`]) {
      expect(typeof parseEmail(typed)).toBe('object');
    }
  }
  expect(performance.now() - startedAt).toBeLessThan(500);
});

describe('toAsciiEmail', () => {
  it.each([
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['Ada@Example.com', 'Ada@Example.com'],
    ['', ''],
    ['no address', 'no address'],
  ])('writes %j as %j', (stored, ascii) => {
    expect(toAsciiEmail(stored)).toBe(ascii);
  });
});

it.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['r&d@example.com', 'mailto:r%26d@example.com'],
  ['a?b=c#d/e%f@example.com', 'mailto:a%3Fb%3Dc%23d%2Fe%25f@example.com'],
  ['info@müller.de', 'mailto:info@xn--mller-kva.de'],
])('toMailto(%j) is %s', (address, link) => {
  expect(toMailto(address)).toBe(link);
});

describe('isSameEmail', () => {
  it.each([
    ['ada@example.com', 'bob@example.com'],
    ['ada@example.com', 'ada@example.org'],
    ['info@müller.de', 'info@muller.de'],
    ['a.b@example.com', 'ab@example.com'],
    ['a@faß.de', 'a@fass.de'],
    ['', 'a@example.com'],
  ])('tells %j from %j', (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
  });
});
