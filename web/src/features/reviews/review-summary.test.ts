import { describe, expect, it } from 'vitest';
import { publicName, starShares } from './review-summary';

describe('the star bars', () => {
  it('go from five stars to one', () => {
    expect(starShares([1, 0, 0, 1, 2])).toEqual([
      { stars: 5, count: 2, share: 0.5 },
      { stars: 4, count: 1, share: 0.25 },
      { stars: 3, count: 0, share: 0 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 1, share: 0.25 },
    ]);
  });

  it('are empty without reviews', () => {
    expect(starShares([0, 0, 0, 0, 0]).every(({ share }) => share === 0)).toBe(true);
  });
});

it.each([
  ['Maya', 'Okafor', 'Maya O.'],
  [' Ada ', ' byron ', 'Ada B.'],
  ['光', '田中', '光'],
  ['민준', '김', '민준'],
  ['Zoë', '👑x', 'Zoë 👑.'],
  ['Cher', '', 'Cher'],
])('%s %s signs as %s', (first, last, signed) => {
  expect(publicName(first, last)).toBe(signed);
});
