const rankedMax = 10;

/**
 * Returns how good the first ten results are, from 0 to 1. The gain of a result grows with its grade, from 0 to 3, and
 * counts less the lower the result stands. The sum is divided by that of the best possible order.
 */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const best = Object.values(grades).sort((a, b) => b - a);
  return discountedGain(found.map((slug) => grades[slug] ?? 0)) / discountedGain(best);
}

const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, rankedMax).reduce((total, grade, at) => total + (2 ** grade - 1) / Math.log2(at + 2), 0);
