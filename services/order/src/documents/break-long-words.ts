const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const breakHere = '\u200b';

/** A column of a document has room for so many of the widest letters. */
const lettersMax = 22;

/** They have no spaces between words. Lines of Chinese, Japanese and Korean break after each character anyway. */
const isSpaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const eastAsian =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]+)/u;

/** Marks where a line may end inside of a word that is longer than a column: between words, or between letters. */
export const breakLongWords = (text: string): string =>
  text
    .split(/(\s+)/)
    .flatMap((word) => word.split(eastAsian))
    .map((word) => (eastAsian.test(word) ? word : breakWord(word)))
    .join('');

function breakWord(word: string): string {
  if (word.length <= lettersMax) return word;
  if (isSpaceless.test(word))
    return [...words.segment(word)].map(({ segment }) => breakLetters(segment)).join(breakHere);
  return breakLetters(word);
}

function breakLetters(word: string): string {
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters.length <= lettersMax ? word : letters.join(breakHere);
}
