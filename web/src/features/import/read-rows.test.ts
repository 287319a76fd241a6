import { describe, expect, it } from 'vitest';
import { toCsv } from '../../lib/csv';
import { readRows } from './read-rows';
import { toFileRow } from './upload-file';

async function read(text: string, size = text.length || 1) {
  async function* parts() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const rows: Record<string, string>[] = [];
  let columns: string[] = [];
  for await (const part of readRows(parts())) {
    rows.push(...part.rows);
    columns = part.columns;
  }
  return { columns, rows };
}

describe('the names of columns', () => {
  it.each([
    ['Name', 'name'],
    ['NAME', 'name'],
    [' name ', 'name'],
    ['\uFEFFname', 'name'],
    ['low_stock_threshold', 'lowStockThreshold'],
    ['Low Stock Threshold', 'lowStockThreshold'],
    ['low-stock-threshold', 'lowStockThreshold'],
    ['LOWSTOCKTHRESHOLD', 'lowStockThreshold'],
    ['Compare at price', 'compareAtPrice'],
    ['ｎａｍｅ', 'name'],
    ['Name\u00a0', 'name'],
    ['Color', 'Color'],
  ])('%j is %s', async (typed, column) => {
    expect((await read(`${typed};price\nLamp;3`)).columns).toEqual([column, 'price']);
  });
});

describe('the delimiter', () => {
  it.each([',', ';', '\t', '|'])('%j is recognized among texts that have others', async (delimiter) => {
    const head = ['Name', 'Description', 'Image', 'Category', 'Price'].join(delimiter);
    const row = ['Lamp', '"a, b; c\t| d"', '/a.webp', 'Lighting', '"49,00"'].join(delimiter);
    expect((await read(`${head}\r\n${row}\r\n`)).rows).toEqual([
      { name: 'Lamp', description: 'a, b; c\t| d', image: '/a.webp', category: 'Lighting', price: '49,00' },
    ]);
  });

  it('is the one that the first line tells', async () => {
    expect((await read('sep=:\r\nname:price\r\nLamp:3')).rows).toEqual([{ name: 'Lamp', price: '3' }]);
  });
});

describe('rows', () => {
  const expected = [
    { name: 'One', price: '1' },
    { name: 'two\nlines, and "more"', price: '2' },
    { name: '0017', price: '90.750' },
    { name: 'short', price: '' },
  ];
  const lines = ['name,price', 'One,1', '', '"two\nlines, and ""more""",2', ' , ', '0017,90.750', 'short'];
  it.each(['\n', '\r\n', '\r'])('are the same with line ends %j, in parts of any size', async (end) => {
    const text = lines.join('\n').replaceAll('\n', end);
    for (let size = 1; size <= text.length; size++) expect((await read(text, size)).rows).toEqual(expected);
  });

  it('of a repeated column have the first one', async () => {
    expect((await read('name,Name,price\nOne,Two,3')).rows).toEqual([{ name: 'One', price: '3' }]);
  });

  it('end at a quote that is never closed', async () => {
    await expect(read('name,price\n"Lamp,3\nChair,4')).rejects.toMatchObject({ problem: { kind: 'quotes' } });
  });

  it.each(['', '\uFEFF', '\n\n', ' \r\n'])('%j has none', async (text) => {
    expect(await read(text)).toEqual({ columns: [], rows: [] });
  });
});

const cells = ['-20% Lamp', '=1+1', "'=1", "''@x", '+49 170', '@home', ' =x', "'90s Lamp", 'O"Brien', 'a,b', 'a;b'];
const more = [
  '0017',
  '90.750',
  '-5',
  "'-5",
  '',
  'two\nlines',
  '\ttab',
  '＝1',
  'Bürostühle',
  '照明',
  '😀',
  '- ',
  '"',
  "'",
];
describe('what we write', () => {
  it.each([...cells, ...more])('%j comes back as it was', async (name) => {
    const { rows } = await read(
      toCsv([
        ['name', 'sku'],
        [name, 'x'],
      ]),
    );
    expect(rows.map(toFileRow)).toEqual([{ name, sku: 'x' }]);
  });
});
