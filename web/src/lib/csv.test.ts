import { expect, it } from 'vitest';
import { toCsv } from './csv';

const cellsOf = (...cells: Parameters<typeof toCsv>[0][number]) => toCsv([cells]).slice(1, -2);

it('quotes what has commas, quotes and line breaks', () => {
  expect(cellsOf('plain', 'a,b', 'say "hi"', 'two\nlines', null, 3, true)).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,3,true',
  );
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('keeps %j from running as a formula', (text) => {
  expect(cellsOf(text).replace(/^"/, '')).toMatch(/^'/);
});

it('leaves numbers as they are', () => {
  expect(cellsOf(-5, '-5', '19.95')).toBe('-5,-5,19.95');
});
