import { describe, expect, it } from 'vitest';
import { greetedName } from './render-email';

describe('greetedName', () => {
  it.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada\r\nBcc: x ', 'Ada Bcc: x'],
    ['Dr. Ada K. Byron, Jr.', 'Dr. Ada K. Byron, Jr.'],
    ["Siân O'Neill-Łoś", "Siân O'Neill-Łoś"],
    ['山田 太郎', '山田 太郎'],
    [null, ''],
  ])('greets %j as %j', (name, greeted) => {
    expect(greetedName(name)).toBe(greeted);
  });

  it.each(['See evil.example', 'https://x', 'Click WWW.evil', 'пример.рф', 'Go to 10.0.0.1', 'x evil.example/a?b'])(
    'leaves out %j, which email clients would show as a link',
    (name) => {
      expect(greetedName(name)).toBe('');
    },
  );
});
