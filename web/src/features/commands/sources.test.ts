import { expect, it } from 'vitest';
import { findCommands } from './sources';

const screens = ['Inventory', 'Import Products', 'Produits importés', '商品導入', 'إعدادات'].map((name) => ({
  name,
  to: `/${name}`,
}));
const find = (text: string) => findCommands(screens, text).map(({ name }) => name);

it('finds by the beginnings of words, in any order and without accents', () => {
  expect(find('prod imp')).toEqual(['Import Products', 'Produits importés']);
  expect(find('importes')).toEqual(['Produits importés']);
  expect(find('INV')).toEqual(['Inventory']);
  expect(find('商品')).toEqual(['商品導入']);
  expect(find('إعداد')).toEqual(['إعدادات']);
});

it('finds a word in the middle of a name that has no spaces', () => {
  expect(find('導入')).toEqual(['商品導入']);
});

it('finds all screens for no text, and none for another word', () => {
  expect(find(' ')).toHaveLength(5);
  expect(find('ventory')).toEqual([]);
});
