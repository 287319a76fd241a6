import { expect, it } from 'vitest';
import { findNewCategories, findSimilar } from './new-categories';

const known = [
  { name: 'Headphones', translations: [{ language: 'de' as const, name: 'Kopfhörer', description: null }] },
  { name: 'Audio', translations: [] },
  { name: '照明', translations: [] },
];

it.each([
  ['Hedphones', 'Headphones'],
  ['headphone', 'Headphones'],
  ['KOPFHORER', 'Headphones'],
  ['Video', undefined],
  ['Garden', undefined],
  ['照相', undefined],
])('%s is similar to %s', (name, similar) => {
  expect(findSimilar(name, known)).toBe(similar);
});

const find = (categories: string[]) =>
  findNewCategories(
    new File([['Name,Category', ...categories.map((one) => `Lamp,${one}`)].join('\n')], 'a.csv'),
    'utf-8',
    known,
  );

it('finds the categories that the store does not have, each once', async () => {
  expect(await find(['audio', ' Audio ', 'Hedphones', 'Garden', 'GARDEN', '', 'x'])).toEqual([
    { name: 'Hedphones', rows: 1, similar: 'Headphones' },
    { name: 'Garden', rows: 2, similar: undefined },
  ]);
});

it('refuses a file whose column is of something else', async () => {
  const names = Array.from({ length: 101 }, (_, at) => `Product ${at}`);
  await expect(find(names)).rejects.toMatchObject({ problem: { kind: 'categories' } });
  expect(await find(names.slice(1))).toHaveLength(100);
});
