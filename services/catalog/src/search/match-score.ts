import type { Language } from '@shopwright/contracts/fields';
import { createWordDistance, distances, type Titles } from './relevance-key';

export interface ScoredText extends Titles {
  id: number;
  price: number;
  categoryId: number | null;
  /** For each word, whether it is in the name, the category or the description. */
  isInText: boolean[];
}

export interface MatchScore {
  score: number;
  /** True if the product has every word, as it was typed. */
  isWhole: boolean;
  /** True if one of the words is in its name or category. */
  isNamed: boolean;
}

interface Weighed {
  words: readonly string[];
  /** The words as `ascii_text` writes them. */
  written: readonly string[];
  /** How much each word counts. */
  weights: readonly number[];
  /** How similar to a word the titles are that have it in another form. */
  similar: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** What a word is worth by its place. In another form, it is worth as much as it is similar. */
const worth = new Map<number, number>([
  [0, 1],
  [distances.beginsWord, 0.9],
  [distances.insideWord, 0.7],
  [distances.category, 0.5],
]);
const worthInText = 0.3;
const worthSimilar = 0.7;
/** Is added if the category has the word as well: a monitor is one, a monitor arm is none. */
const worthOfKind = 0.35;

/** Returns what adds up what a product's words are worth. */
export function createMatchScore({ words, written, weights, similar }: Weighed, language: Language = 'en') {
  const { distanceOf, isInCategory } = createWordDistance(words, written, language);
  return (text: ScoredText): MatchScore => {
    const values = words.map((word, at) => {
      const distance = distanceOf(at, text);
      const isOfKind = distance < distances.category && isInCategory(at, text);
      const inTitle = (worth.get(distance) ?? 0) + (isOfKind ? worthOfKind : 0);
      const inText = text.isInText[at] ? worthInText : 0;
      return { exact: Math.max(inTitle, inText), similar: worthSimilar * (similar.get(word)?.get(text.id) ?? 0) };
    });
    const score = values.reduce(
      (sum, { exact, similar }, at) => sum + (weights[at] ?? 0) * Math.max(exact, similar),
      0,
    );
    return {
      score,
      isWhole: values.every(({ exact }) => exact > 0),
      isNamed: values.some(({ exact, similar }) => exact > worthInText || similar > 0),
    };
  };
}
