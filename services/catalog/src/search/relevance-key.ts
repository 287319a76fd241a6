import type { Language } from '@shopwright/contracts/fields';

/** The distance of a word from a whole word of the name, which is 0. The sum over all words ranks a product. */
const distances = {
  beginsWord: 1,
  insideWord: 2,
  category: 4,
  /** In the description only: further than eight words in the category. */
  text: 40,
} as const;

/** The texts that rank a product, as `ascii_text` writes them. A text without a translation is empty. */
export interface Titles {
  name: string;
  translatedName: string;
  category: string;
  translatedCategory: string;
  featured: boolean;
}

/**
 * Returns what computes a product's key for these words; a smaller key is a better match. First come names that contain the
 * words next to each other, then the sum of distances decides, then whether the category contains a word, then whether the
 * name begins or ends with the words, where most languages say what a thing is, then whether the product is featured.
 * `written` are the words as `ascii_text` writes them.
 */
export function createRelevanceKey(
  words: readonly string[],
  written: readonly string[],
  language: Language = 'en',
): (titles: Titles) => number {
  // The last part of a German compound says what it is, so a Handmikrofon counts as a Mikrofon.
  const wordStart = language === 'de' ? '' : ' ';
  const terms = written.map((text) => spaced(text).replace(/^ +| +$/g, ''));
  const phrase = terms.join(' ');
  const wholeWords = terms.map((term, at) => endsWith(wordStart + term, endingMax(words[at] ?? ''), ' '));
  const atEnd = endsWith(wordStart + phrase, 2, ' \\|');

  const distanceOf = (term: string, at: number, name: string, category: string): number => {
    if (wholeWords[at]?.test(name)) return 0;
    if (name.includes(` ${term}`)) return distances.beginsWord;
    if (name.includes(term)) return distances.insideWord;
    return category.includes(term) ? distances.category : distances.text;
  };

  return ({ featured, ...titles }) => {
    const name = `| ${spaced(titles.name)} | ${spaced(titles.translatedName)} |`;
    const category = ` ${spaced(titles.category)} ${spaced(titles.translatedCategory)}`;
    const isTogether = terms.length === 1 || name.includes(wordStart + phrase);
    const distance = terms.reduce((sum, term, at) => sum + distanceOf(term, at, name, category), 0);
    const isInCategory = terms.some((term) => category.includes(` ${term}`));
    const isAtEdge = name.includes(`| ${phrase}`) || atEnd.test(name);
    return (isTogether ? 0 : 4096) + 8 * distance + (isInCategory ? 0 : 4) + (isAtEdge ? 0 : 2) + (featured ? 0 : 1);
  };
}

/** An ending of one or two letters is mostly a plural or a case. After a short word it is mostly another word. */
const endingMax = (word: string): number => (word.length < 4 ? 0 : 2);

const endsWith = (text: string, endingMax: number, end: string): RegExp =>
  new RegExp(`${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}.{0,${endingMax}}${end}`, 'su');

/** Replaces punctuation with single spaces, so that `usb c` is found in `USB-C`. */
const spaced = (text: string): string =>
  text
    .replace(/[-_/.,:;()&+'"!?%|\\]/g, ' ')
    .replaceAll('  ', ' ')
    .replaceAll('  ', ' ');
