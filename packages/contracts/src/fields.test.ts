import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  email,
  idInPath,
  image,
  limitInQuery,
  reachableEmail,
  requiredLine,
  requiredText,
  sentTimestamp,
  text,
} from './fields';

describe('image', () => {
  it.each(['/images/products/a-b.webp', '/uploads/2026/x_1.png', 'https://cdn.example.com/a.jpg?x=1'])(
    'takes %s',
    (value) => {
      expect(image().safeParse(value).success).toBe(true);
    },
  );

  it.each([
    ['https://x.io/a"onerror="b', 'https://x.io/a%22onerror=%22b'],
    ['https://x.io/\njavascript:1', 'https://x.io/javascript:1'],
    ['HTTPS://CDN.Example.com/a b.jpg', 'https://cdn.example.com/a%20b.jpg'],
    ['/images/a.webp', '/images/a.webp'],
  ])('stores %j as %s', (value, stored) => {
    expect(image().parse(value)).toBe(stored);
  });

  it('refuses one that is too long once it is stored', () => {
    expect(image().safeParse(`https://x.io/${'"'.repeat(1000)}`).success).toBe(false);
  });

  it.each([
    '/images/../../etc/passwd',
    '/images/.hidden',
    '/etc/passwd',
    '//evil.example/a.png',
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://user:secret@example.com/a.png',
  ])('refuses %s', (value) => {
    expect(image().safeParse(value).success).toBe(false);
  });
});

describe('requiredLine', () => {
  const name = requiredLine(2, 200, 'name_min');

  it.each(['Ada\r\nBcc: x@y.example', 'Ada\tByron', 'Ada\u2028Byron'])(
    'refuses %j, which is more than a line',
    (value) => {
      expect(name.safeParse(value).error?.issues[0]?.message).toBe("Contains characters that aren't allowed");
    },
  );

  it.each(['\u200b\u200b\u200b', '\u3164\u3164', '\u2800\u200d', ' \u00a0 '])(
    'refuses %j, which shows nothing',
    (value) => {
      expect(name.safeParse(value).error?.issues[0]?.message).toBe('Name must be at least 2 characters');
      expect(requiredText(2, 200, 'name_min').safeParse(value).success).toBe(false);
    },
  );

  it.each([' Ada Byron\n', '李四', 'नूर', '👩‍👧', 'محمد'])('takes %j', (value) => {
    expect(name.safeParse(value).data).toBe(value.trim());
  });
});

describe('reachableEmail', () => {
  it.each(['erased-10@erased.invalid', 'a@shop.INVALID', 'root@a.localhost', 'a@b.test'])('refuses %s', (value) => {
    expect(email().safeParse(value).success).toBe(true);
    expect(reachableEmail().safeParse(value).error?.issues[0]?.message).toBe('Please enter a valid email');
  });

  it('takes a name that only begins like a reserved one', () => {
    expect(reachableEmail().safeParse('a@invalid.example.com').success).toBe(true);
  });
});

describe('text', () => {
  it.each(['a\u0000b', '\ud800', 'a\u0007'])('refuses what is never typed on purpose: %j', (value) => {
    expect(text(10).safeParse(value).success).toBe(false);
  });

  it('keeps every language, and line breaks', () => {
    expect(text(40).parse(' مرحبا 日本語 👩‍🚀\nä ')).toBe('مرحبا 日本語 👩‍🚀\nä');
  });
});

it.each(['0', '-1', '1e3', '+1', '0x1', '2147483648', '9007199254740993', ' 1', ''])('%j is no id', (value) => {
  expect(idInPath.safeParse(value).success).toBe(false);
});

it.each(['0', '101', '1e9', '-1', 'x'])('%j is no limit of at most 100', (value) => {
  expect(limitInQuery(100).safeParse(value).error?.issues[0]?.message).toBe('Must be 1 to 100');
});

it.each(['a@b', 'a b@example.com', 'a@example.com\r\nBcc: x@example.com', ''])('%j is no email', (value) => {
  expect(email().safeParse(value).success).toBe(false);
});

describe('a day and a time that a caller sends', () => {
  const days = ['1900-01-01', '1969-12-31', '1970-01-01', '2024-02-29', '2026-11-28', '2999-12-31'];
  it.each(days)('may be %s', (day) => {
    expect(calendarDay.parse(day)).toBe(day);
    expect(sentTimestamp.safeParse(`${day}T00:00:00Z`).success).toBe(day !== '2999-12-31');
  });

  it.each([
    '0000-01-01',
    '0001-01-01',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '+10000-01-01',
    '-0001-01-01',
    '275760-09-13',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '20260101',
    '',
    ' ',
    '2026-11-28 ',
    '2026-11-28T00:00:00Z',
    'today',
    'NaN',
    'Infinity',
    '1e9',
    '0',
    '-1',
    '2026-11-28\u0000',
    '\ud800',
    '２０２６-11-28',
    '2026/11/28',
    '28.11.2026',
    "2026-11-28'",
  ])('may not be %j', (day) => {
    expect(calendarDay.safeParse(day).success).toBe(false);
    expect(sentTimestamp.safeParse(`${day}T00:00:00Z`).success).toBe(false);
  });
});
