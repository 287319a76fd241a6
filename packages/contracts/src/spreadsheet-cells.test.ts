import { expect, it } from 'vitest';
import { protectCell, unprotectCell } from './spreadsheet-cells';

const starts = ['', "'", "''", "'''", ' ', "' ", "'\t", '\n', '\u00a0'];
const signs = ['', '=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', 'a', '5', "'", '"'];
const ends = ['', '20% Lamp', '5', '5.50', "'", '=1', 'SUM(A1)'];
const texts = starts.flatMap((start) => signs.flatMap((sign) => ends.map((end) => start + sign + end)));

it(`gives each of ${texts.length} texts back as it was`, () => {
  expect(texts.filter((text) => unprotectCell(protectCell(text)) !== text)).toEqual([]);
});

it('writes two texts never alike', () => {
  expect(new Set(texts.map(protectCell)).size).toBe(new Set(texts).size);
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '-20% Lamp', '＝1', "'=1", "' =1", '+49 170 123'])(
  'keeps %j from running as a formula',
  (text) => {
    expect(protectCell(text)).toBe(`'${text}`);
  },
);

it.each(['5', 'Lamp', "'70s Lamp", "O'Brien", '', 'a=b', '0017', '90.750'])('leaves %j alone', (text) => {
  expect([protectCell(text), unprotectCell(text)]).toEqual([text, text]);
});
