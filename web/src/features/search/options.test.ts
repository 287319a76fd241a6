import { describe, expect, it } from 'vitest';
import { nextActive, optionsFor } from './options';

const found = {
  products: [{ id: 7, name: 'Tonewick Ember', image: '/images/x.webp', price: '99.00', category: 'Microphones' }],
  categories: [{ id: 2, name: 'Microphones' }],
};

describe('the options of the search box', () => {
  it('always hold the search itself, first', () => {
    expect(optionsFor('mic & co', undefined)).toEqual([{ kind: 'all', to: '/?search=mic%20%26%20co' }]);
    expect(optionsFor('mic', found).map(({ to }) => to)).toEqual([
      '/?search=mic',
      '/?section=products&category=2',
      '/product/7',
    ]);
  });

  it('are none for no text', () => {
    expect(optionsFor('', found)).toEqual([]);
  });
});

describe('the arrow keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['ArrowUp', 2, 1],
  ])('%s leads from %i to %i of three', (key, from, to) => {
    expect(nextActive(key, from, 3)).toBe(to);
  });
});
