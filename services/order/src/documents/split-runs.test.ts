import { describe, expect, it } from 'vitest';
import { splitRuns } from './split-runs';

const font = (character: string) => (/\p{Script=Arabic}/u.test(character) ? 'arabic' : 'latin');
const shown = (line: string, isRightToLeft: boolean) =>
  splitRuns(line, isRightToLeft, font)
    .map(({ text }) => text)
    .join('|');

describe('splitRuns', () => {
  it('keeps a Latin line as it is', () => {
    expect(shown('Long Street 12', false)).toBe('Long| |Street| |12');
  });

  it('draws the last Arabic word first, and keeps the letters of each in their order', () => {
    expect(shown('شارع التحرير', true)).toBe('التحرير| |شارع');
  });

  it('keeps a number and a Latin word readable inside an Arabic line', () => {
    expect(shown('شارع 12 USB', true)).toBe('USB| |12| |شارع');
  });

  it('turns the brackets of an Arabic line, and leaves out marks that no font draws', () => {
    expect(shown('\u200fعلي (مدير)', true)).toBe('(|مدير|)| |علي');
  });
});
