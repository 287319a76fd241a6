import { asciiText } from '@shopwright/contracts/ascii-text';
import { countEdits } from '@shopwright/contracts/count-edits';
import { typedWords } from './word-search';

interface Titled {
  name: string;
  category: string;
}

/** The first matches are about the word that was meant; later ones are less similar. */
const matchesRead = 5;

/**
 * Returns the search with each word replaced by the nearest word in the names and categories of the first matches, to
 * show how the search was understood. Keeps a word that is near to none of these.
 */
export function correctSearch(search: string, matches: readonly Titled[]): string {
  const titles = matches.slice(0, matchesRead).map(({ name, category }) => `${name} ${category}`);
  const known = titles
    .join(' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  return typedWords(search)
    .map((word) => nearestWord(word, known))
    .join(' ');
}

function nearestWord(word: string, known: readonly string[]): string {
  const folded = fold(word);
  const near = known
    .flatMap((title) => unitsOf(title, folded.length))
    .map((unit) => ({ unit, edits: countEdits(folded, fold(unit)) }))
    .filter(({ edits }) => edits <= folded.length / 2)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.unit.toLowerCase() ?? word;
}

const chineseOrJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Chinese and Japanese titles have no spaces, so that a word may begin at each character. */
function unitsOf(title: string, length: number): string[] {
  if (!chineseOrJapanese.test(title)) return [title];
  const characters = [...title];
  return characters
    .map((_, at) => characters.slice(at, at + length).join(''))
    .filter((unit) => [...unit].length === length);
}

/** A character each, so that a Chinese one counts as one. */
const fold = (text: string): string[] => Array.from(text.normalize('NFKC'), asciiText);
