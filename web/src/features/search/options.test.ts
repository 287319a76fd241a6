import { describe, expect, it } from 'vitest';
import { optionsFor } from './options';

const found = {
  products: [{ id: 7, name: 'Tonewick Ember', image: '/images/x.webp', price: '99.00', category: 'Microphones' }],
  categories: [{ id: 2, name: 'Microphones' }],
};

const toPath = ({ id }: { id: number }) => `/product/${id}`;

describe('the options of the search box', () => {
  it('always hold the search itself, first', () => {
    expect(optionsFor('mic & co', undefined, toPath)).toEqual([{ kind: 'all', to: '/?search=mic%20%26%20co' }]);
    expect(optionsFor('mic', found, toPath).map(({ to }) => to)).toEqual([
      '/?search=mic',
      '/?section=products&category=2',
      '/product/7',
    ]);
  });

  it('are none for no text', () => {
    expect(optionsFor('', found, toPath)).toEqual([]);
  });
});
