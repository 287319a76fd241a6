import type { Language } from '@shopwright/contracts/fields';

/** The distance of a word from a whole word of the name, which is 0. The sum over all words ranks a product. */
export const distances = {
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
  const wordStart = wordStartIn(language);
  const terms = written.map(toTerm);
  const phrase = terms.join(' ');
  const atEnd = endsWith(wordStart + phrase, 2, ' \\|');
  const distanceOf = createTermDistance(words, terms, wordStart);

  return ({ featured, ...titles }) => {
    const { name, category } = toSpaced(titles);
    const isTogether = terms.length === 1 || name.includes(wordStart + phrase);
    const distance = terms.reduce((sum, _, at) => sum + distanceOf(at, name, category), 0);
    const isInCategory = terms.some((term) => category.includes(` ${term}`));
    const isAtEdge = name.includes(`| ${phrase}`) || atEnd.test(name);
    return (isTogether ? 0 : 4096) + 8 * distance + (isInCategory ? 0 : 4) + (isAtEdge ? 0 : 2) + (featured ? 0 : 1);
  };
}

/** Returns what computes the distance of one of the words from a product's name, and whether it is in the category. */
export function createWordDistance(words: readonly string[], written: readonly string[], language: Language) {
  const terms = written.map(toTerm);
  const distanceOf = createTermDistance(words, terms, wordStartIn(language));
  return {
    distanceOf: (at: number, titles: Omit<Titles, 'featured'>): number => {
      const { name, category } = toSpaced(titles);
      return distanceOf(at, name, category);
    },
    isInCategory: (at: number, titles: Omit<Titles, 'featured'>) => toSpaced(titles).category.includes(terms[at] ?? ''),
  };
}

function createTermDistance(words: readonly string[], terms: readonly string[], wordStart: string) {
  const wholeWords = terms.map((term, at) => endsWith(wordStart + term, endingMax(words[at] ?? ''), ' '));
  return (at: number, name: string, category: string): number => {
    const term = terms[at] ?? '';
    if (wholeWords[at]?.test(name)) return 0;
    if (name.includes(` ${term}`)) return distances.beginsWord;
    if (name.includes(term)) return distances.insideWord;
    return category.includes(term) ? distances.category : distances.text;
  };
}

/** The last part of a German compound says what it is, so a Handmikrofon counts as a Mikrofon. */
const wordStartIn = (language: Language): string => (language === 'de' ? '' : ' ');

const toTerm = (written: string): string => spaced(written).replace(/^ +| +$/g, '');

const toSpaced = (titles: Omit<Titles, 'featured'>) => ({
  name: `| ${spaced(titles.name)} | ${spaced(titles.translatedName)} |`,
  category: ` ${spaced(titles.category)} ${spaced(titles.translatedCategory)}`,
});

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
