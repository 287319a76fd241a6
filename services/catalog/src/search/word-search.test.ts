import { describe, expect, it } from 'vitest';
import { isTooShortForTrigrams, searchWords, swappedPattern, typedWords } from './word-search';

describe('searchWords', () => {
  it.each([
    ['  usb  Mic usb ', ['usb', 'Mic']],
    ['10% off_', ['10%', 'off_']],
    ['ワイヤレスマイク', ['ワイヤレス', 'マイク']],
    ['无线 耳机', ['无线', '耳机']],
    ['无线耳机', ['无线', '耳机']],
    ['USB麦克风', ['USB', '麦克', '风']],
    ['「、。」', ['「、。」']],
    ['ميكروفون لاسلكي', ['ميكروفون', 'لاسلكي']],
    ['   ', []],
  ])('of %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

it('limits a search to eight words, before and after segmentation', () => {
  const many = Array.from({ length: 50 }, (_, n) => `w${n}`);
  expect(searchWords(many.join(' '))).toEqual(many.slice(0, 8));
  expect(typedWords(many.join(' '))).toEqual(many.slice(0, 8));
  expect(searchWords('无线耳机麦克风摄像头键盘鼠标显示器打印机扫描仪音箱')).toHaveLength(8);
});

it('typedWords does not split Chinese and Japanese', () => {
  expect(typedWords('无线耳机 USB')).toEqual(['无线耳机', 'USB']);
});

describe('swappedPattern', () => {
  const finds = (typed: string, meant: string) =>
    new RegExp(swappedPattern(typed)?.replace('\\m', '\\b') ?? '(?!)').test(meant);

  it.each([
    ['lihgt', 'ring light'],
    ['webcma', 'webcam pro'],
    ['imcrophone', 'microphones'],
  ])('%s finds %s', (typed, meant) => {
    expect(finds(typed, meant)).toBe(true);
  });

  it.each(['usb', 'a.*b', "o'neil", '(((((', '麦克风录音', 'x'.repeat(21)])('%s has none', (word) => {
    expect(swappedPattern(word)).toBeUndefined();
  });
});

it('isTooShortForTrigrams is true for one or two letters, except Chinese and Japanese', () => {
  expect(['a', 'ab', 'abc', '键', '键盘'].map(isTooShortForTrigrams)).toEqual([true, true, false, false, false]);
});
