import { beforeEach, expect, it } from 'vitest';
import { forgetProduct, forgetViewed, readViewed, rememberViewed } from './recently-viewed';

const product = (id: number) => ({ id, name: `Product ${id}`, image: `/images/products/${id}.webp`, price: '1.00' });
const ids = () => readViewed().map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('keeps the latest nine, each once, and nothing but what the list shows', () => {
  for (let id = 1; id <= 12; id += 1) rememberViewed(product(id));
  rememberViewed(product(8));
  expect(ids()).toEqual([8, 12, 11, 10, 9, 7, 6, 5, 4]);
  expect(localStorage.getItem('recently-viewed')).not.toContain('price');
  forgetProduct('12');
  forgetProduct('99');
  expect(ids()).toEqual([8, 11, 10, 9, 7, 6, 5, 4]);
  forgetViewed();
  expect(ids()).toEqual([]);
});

it.each(['{', 'null', '{"id":1}', '[null,{"id":"1"},{"id":2,"name":"x"}]'])('reads nothing from %s', (text) => {
  localStorage.setItem('recently-viewed', text);
  expect(ids()).toEqual([]);
});
