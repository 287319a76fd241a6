import { describe, expect, it } from 'vitest';
import { email, idInPath, image, limitInQuery, reachableEmail, text } from './fields';

describe('image', () => {
  it.each(['/images/products/a-b.webp', '/uploads/2026/x_1.png', 'https://cdn.example.com/a.jpg?x=1'])(
    'takes %s',
    (value) => {
      expect(image().safeParse(value).success).toBe(true);
    },
  );

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
  it.each(['a\u0000b', 'a\u202eb', '\ud800', 'a\u0007'])('refuses what is never typed on purpose: %j', (value) => {
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
