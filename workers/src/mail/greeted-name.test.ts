import { describe, expect, it } from 'vitest';
import { greetedName } from './greeted-name';

describe('greetedName', () => {
  it.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada\r\nBcc: x ', 'Ada Bcc: x'],
    ['Dr. Ada K. Byron, Jr.', 'Dr. Ada K. Byron, Jr.'],
    ["Siân O'Neill-Łoś", "Siân O'Neill-Łoś"],
    ['山田 太郎', '山田 太郎'],
    [null, ''],
  ])('of %j is %j', (name, greeted) => {
    expect(greetedName(name)).toBe(greeted);
  });

  it.each(['See evil.example', 'https://x', 'Click WWW.evil', 'пример.рф', 'Go to 10.0.0.1', 'x evil.example/a?b'])(
    'leaves %j out, which a mail program would make a link of',
    (name) => {
      expect(greetedName(name)).toBe('');
    },
  );
});
