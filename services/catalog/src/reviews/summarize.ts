import type { ReviewSummary } from '@shopwright/contracts/http/reviews';

/** What a product's stars come to: how many there are of 1 to 5, and their mean to one decimal. */
export function summarize(stars: number[]): ReviewSummary['summary'] {
  const count = stars.reduce((total, number) => total + number, 0);
  const sum = stars.reduce((total, number, index) => total + number * (index + 1), 0);
  return { rating: count === 0 ? null : Math.round((sum * 10) / count) / 10, count, stars };
}
