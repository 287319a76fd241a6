const chineseOrJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** It finds Chinese and Japanese words by a dictionary that holds both, whatever the locale. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Each word is a lookup of its own in every index, and nobody needs more of them to say what they mean. */
const wordsMax = 8;

/** What was typed between the spaces, each once; the first of it. */
export function typedWords(search: string): string[] {
  return firstOf(search.split(/\s+/).filter(Boolean));
}

/** The words that a product must hold. In Chinese and Japanese nothing stands between them. */
export function searchWords(search: string): string[] {
  return firstOf(typedWords(search).flatMap((word) => (chineseOrJapanese.test(word) ? wordsWithin(word) : [word])));
}

const firstOf = (words: string[]): string[] => [...new Set(words)].slice(0, wordsMax);

function wordsWithin(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

const lettersOnly = /^[\p{L}\p{N}]{4,20}$/u;

/**
 * A pattern that finds words in which two letters beside each other are the other way round: the commonest typing
 * error, and the one that leaves the fewest trigrams. `lihgt` finds what begins with `light`. Undefined for words
 * too short to have an error in them, and where letters are not what words are made of.
 */
export function swappedPattern(word: string): string | undefined {
  if (!lettersOnly.test(word) || chineseOrJapanese.test(word)) return undefined;
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    return [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join('');
  });
  return `\\m(${swapped.join('|')})`;
}

/** Of one or two letters there are no trigrams: only the beginnings of words can be looked up. */
export const isShort = (word: string): boolean => word.length < 3 && !chineseOrJapanese.test(word);

/** Two letters alone, or signs, are like too much. */
export const mayBeMistyped = (word: string): boolean =>
  chineseOrJapanese.test(word) ? word.length > 1 : (word.match(/[\p{L}\p{N}]/gu) ?? []).length > 2;
