import { describe, expect, it } from 'vitest';
import { greetedName } from './greeting';

describe('greetedName', () => {
  it.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada\r\nBcc: x ', 'Ada Bcc: x'],
    ['Dr. Ada K. Byron, Jr.', 'Dr. Ada K. Byron, Jr.'],
    ["Siân O'Neill-Łoś", "Siân O'Neill-Łoś"],
    ['山田 太郎', '山田 太郎'],
    ['李', '李'],
    ['J.R. Smith', 'J.R. Smith'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['j.r. smith', 'j.r. smith'],
    ['J.R.Smith', 'J.R. Smith'],
    ['J.Smith', 'J. Smith'],
    ['Dr.Müller', 'Dr. Müller'],
    ['dr.müller', 'dr. müller'],
    ['Dr.Li', 'Dr. Li'],
    ['Prof.Dr.Weiß', 'Prof. Dr. Weiß'],
    ['Dr.med.Anna Kühn', 'Dr. med. Anna Kühn'],
    ['St.John Rivers', 'St. John Rivers'],
    ['M.le Comte', 'M. le Comte'],
    ['Mª.Ángeles', 'Mª. Ángeles'],
    ['О.Ю. Иванова', 'О.Ю. Иванова'],
    ['Γ.Παππάς', 'Γ. Παππάς'],
    ['د.أحمد', 'د. أحمد'],
    ['김.민준', '김. 민준'],
    ['Anna Kühn, Ph.D.', 'Anna Kühn, Ph.D.'],
    ['Miguel Mª.', 'Miguel Mª.'],
    ['Zoe\u0308.Smith', 'Zoe\u0308. Smith'],
    [null, ''],
    ['', ''],
  ])('greets %j as %j', (name, greeted) => {
    expect(greetedName(name)).toBe(greeted);
  });

  it.each([
    'See evil.example',
    'https://x',
    'Click WWW.evil',
    'www.EVIL',
    'пример.рф',
    'Go to 10.0.0.1',
    'x evil.example/a?b',
    'casino24.bet',
    'evil.example.',
    'free.money.example',
    'write to eve@x',
    'a.1x',
  ])('leaves out %j, which is written as a link', (name) => {
    expect(greetedName(name)).toBe('');
  });

  it.each(['x.com', 'bit.ly', 'Win.Com', 'EVIL.COM', 'Dr.Li', 'موقع.كوم'])('leaves no link in %j', (name) => {
    expect(greetedName(name)).not.toMatch(/\p{L}\.\p{L}{2}/u);
  });
});
