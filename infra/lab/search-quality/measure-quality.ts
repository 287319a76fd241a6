import type { Language } from '@shopwright/contracts/fields';
import * as z from 'zod';
import judgedQueries from './judged-queries.json';
import wishes from './judged-wishes.json';
import { ndcg } from './ndcg';

const judgedQuery = z.strictObject({
  query: z.string(),
  /** By slug: 3 is what was searched for, 2 nearly, 1 goes with it. What is not listed is not relevant. */
  grades: z.record(z.string(), z.int().min(1).max(3)),
});

const judgedSet = z.record(z.string(), z.array(judgedQuery));
type JudgedSet = z.infer<typeof judgedSet>;

/** Words that name a product. */
export const judged = judgedSet.parse(judgedQueries);

/** Wishes, with words that say what something is for or what it may cost. */
export const judgedWishes = judgedSet.parse(wishes);

/** Returns the slugs of the first products that a search finds. */
export type Search = (query: string, language: Language) => Promise<string[]>;

export interface Quality {
  /** The mean nDCG@10 of all queries. */
  all: number;
  byLanguage: Record<string, number>;
  byQuery: { language: string; query: string; score: number; found: string[] }[];
}

/** Measures how well a search orders the demonstration's products for judged queries. */
export async function measureQuality(search: Search, set: JudgedSet): Promise<Quality> {
  const byQuery: Quality['byQuery'] = [];
  for (const [language, queries] of Object.entries(set)) {
    for (const { query, grades } of queries) {
      const found = await search(query, language as Language);
      byQuery.push({ language, query, score: ndcg(found, grades), found });
    }
  }
  const mean = (rows: Quality['byQuery']) => rows.reduce((total, { score }) => total + score, 0) / rows.length;
  const languages = Object.keys(set);
  return {
    all: mean(byQuery),
    byLanguage: Object.fromEntries(
      languages.map((language) => [language, mean(byQuery.filter((row) => row.language === language))]),
    ),
    byQuery,
  };
}

/** Writes the metrics as lines, the worst queries last. */
export function formatQuality({ all, byLanguage, byQuery }: Quality): string {
  const lines = Object.entries(byLanguage).map(([language, score]) => `${language}   ${score.toFixed(3)}`);
  const weak = byQuery.filter(({ score }) => score < 0.9).sort((a, b) => b.score - a.score);
  return [
    `nDCG@10 of ${byQuery.length} queries`,
    ...lines,
    `all  ${all.toFixed(3)}`,
    ...weak.map(({ language, query, score }) => `  below 0.9: ${language} ${query} ${score.toFixed(3)}`),
    '',
  ].join('\n');
}
