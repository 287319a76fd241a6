import { expect, it } from 'vitest';
import { findMissingColumns, splitRows, toFileRow } from './upload-file';

it.each([
  [['name', 'description', 'image', 'category', 'price'], []],
  [['name', 'description', 'image', 'category', 'supplierCost', 'color'], []],
  [
    ['name', 'price'],
    ['description', 'image', 'category'],
  ],
  [['name', 'description', 'image', 'category'], ['price']],
])('a file with %j lacks %j', (fields, missing) => {
  expect(findMissingColumns(fields)).toEqual(missing);
});

it('keeps the columns that an import knows, and no more of a cell than tells that it is too long', () => {
  expect(toFileRow({ name: 'Lamp', color: 'red', description: 'x'.repeat(9000) })).toEqual({
    name: 'Lamp',
    description: 'x'.repeat(6000),
  });
});

it('drops what texts may not have, and half of an emoji that the limit cuts', () => {
  const cells = { name: 'La\u0000mp \ud83d\ude00\ud83d', description: `${'x'.repeat(5999)}\ud83d\ude00` };
  expect(toFileRow(cells)).toEqual({ name: 'Lamp \ud83d\ude00', description: 'x'.repeat(5999) });
});

it('splits rows by number and by size, in their order', () => {
  const rows = Array.from({ length: 1201 }, (_, at) => ({ name: String(at) }));
  expect(splitRows(rows).map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(splitRows(rows).flat()).toEqual(rows);
  const long = Array.from({ length: 450 }, () => ({ description: 'x'.repeat(5000) }));
  expect(splitRows(long).map(({ length }) => length)).toEqual([200, 200, 50]);
});
