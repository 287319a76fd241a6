import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarizeStars } from './get-review-summary';

describe('summarizeStars', () => {
  it.each([
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 3], 5],
    [[1, 0, 0, 0, 1], 3],
    [[0, 0, 0, 3, 1], 4.3],
    [[0, 0, 0, 2, 1], 4.3],
    [[0, 0, 1, 1, 1], 4],
  ])('%j → %s', (stars, rating) => {
    expect(summarizeStars(stars)).toEqual({ rating, count: stars.reduce((sum, number) => sum + number), stars });
  });

  it('stays between the worst and the best rating', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const stars = [1, 2, 3, 4, 5].map((star) => ratings.filter((rating) => rating === star).length);
        const { rating, count } = summarizeStars(stars);
        expect(count).toBe(ratings.length);
        expect(rating).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(rating).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });
});
