import { beforeEach, expect, it } from 'vitest';
import { differs, specRows } from './compare-rows';
import { comparePath, parseIds, readCompared, writeCompared } from './compared';

beforeEach(() => localStorage.clear());

it.each([
  ['1,2,3', [1, 2, 3]],
  ['3,1,3', [3, 1]],
  ['1,x,0,-2,1e3,2.5,99999999999,4', [1, 4]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  [null, []],
])('reads the ids of %s', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

it('keeps the products in this browser, and makes an address that can be shared', () => {
  writeCompared([7, 9]);
  expect(readCompared()).toEqual([7, 9]);
  expect(comparePath([7, 9])).toBe('/compare?ids=7,9');
  writeCompared([]);
  expect(localStorage.getItem('compared')).toBeNull();
});

it('puts the specifications of all products beside each other', () => {
  const spec = (label: string, value: string) => ({ label, value });
  const rows = specRows([
    { specs: [spec('Color', 'Black'), spec('Weight', '2 kg')] },
    { specs: [spec('Weight', '3 kg'), spec('Color', 'Black'), spec('Plug', 'EU')] },
  ]);
  expect(rows).toEqual([
    { label: 'Color', values: ['Black', 'Black'] },
    { label: 'Weight', values: ['2 kg', '3 kg'] },
    { label: 'Plug', values: [null, 'EU'] },
  ]);
  expect(rows.map(({ values }) => differs(values))).toEqual([false, true, true]);
});
