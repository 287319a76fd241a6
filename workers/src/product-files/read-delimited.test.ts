import { protectCell } from '@shopwright/contracts/spreadsheet-cells';
import { usedHeap } from '@shopwright/testing/used-heap';
import { describe, expect, it } from 'vitest';
import { readTexts } from './bytes/read-texts';
import { readDelimited } from './read-delimited';
import { toCsv, toReadBytes } from './test-files';

async function read(text: string, size = text.length || 1) {
  async function* parts() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const rows: (string | undefined)[][] = [];
  let names: readonly string[] = [];
  for await (const part of readDelimited(parts())) {
    rows.push(...part.rows.map(({ values }) => values));
    names = part.names;
  }
  return { names, rows };
}

describe('the delimiter', () => {
  it.each([',', ';', '\t', '|'])('%j is recognized among texts that have others', async (delimiter) => {
    const head = ['Name', 'Description', 'Image', 'Category', 'Price'].join(delimiter);
    const row = ['Lamp', '"a, b; c\t| d"', '/a.webp', 'Lighting', '"49,00"'].join(delimiter);
    expect((await read(`${head}\r\n${row}\r\n`)).rows).toEqual([
      ['Lamp', 'a, b; c\t| d', '/a.webp', 'Lighting', '49,00'],
    ]);
  });

  it.each([',', ';', '\t', '|'])('%j is recognized by the number of columns where none is known', async (delimiter) => {
    expect((await read(['a', 'b', 'c'].join(delimiter).concat('\n1'))).names).toEqual(['a', 'b', 'c']);
  });

  it('is the one that the first line tells', async () => {
    expect((await read('sep=:\r\nname:price\r\nLamp:3')).rows).toEqual([['Lamp', '3']]);
  });
});

describe('rows', () => {
  const expected = [
    ['One', '1'],
    ['two\nlines, and "more"', '2'],
    ['0017', '90.750'],
    ['short', ''],
  ];
  const lines = ['name,price', 'One,1', '', '"two\nlines, and ""more""",2', ' , ', '0017,90.750', 'short'];
  it.each(['\n', '\r\n', '\r'])('are the same with line ends %j, in parts of any size', async (end) => {
    const text = lines.join('\n').replaceAll('\n', end);
    for (let size = 1; size <= text.length; size++) expect((await read(text, size)).rows).toEqual(expected);
  });

  it.each([
    ['a quote that is never closed', 'name,price\nChair,4\n"Lamp,3\nChair,4', 'Row 3 does not end'],
    ['one of a megabyte', `name,price\n"Lamp${',3\n'.repeat(400_000)}`, 'Row 2 does not end'],
    ['a line of a megabyte', `name,price\nLamp,${'3'.repeat(1_000_001)}\n`, 'Row 2 has more than 1,000,000 characters'],
    ['a megabyte without a line', 'x'.repeat(1_200_000), 'The first row does not end'],
    ['too many columns', 'a,'.repeat(501), 'more than 500 columns'],
  ])('are refused with %s', async (_, text, problem) => {
    await expect(read(text, 500_000)).rejects.toThrow(problem);
  });

  it.each(['', '\n\n', ' \r\n'])('%j has none', async (text) => {
    expect(await read(text)).toEqual({ names: [], rows: [] });
  });
});

/** The cases of csv-spectrum, https://github.com/max-mapper/csv-spectrum. */
describe.each([
  [
    'comma in quotes',
    'first,last,address,city,zip\nJohn,Doe,120 any st.,"Anytown, WW",08123\n',
    [['John', 'Doe', '120 any st.', 'Anytown, WW', '08123']],
  ],
  [
    'empty',
    'a,b,c\n1,"",""\n2,3,4\n',
    [
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'empty, CRLF',
    'a,b,c\r\n1,"",""\r\n2,3,4\r\n',
    [
      ['1', '', ''],
      ['2', '3', '4'],
    ],
  ],
  [
    'escaped quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    [
      ['1', 'ha "ha" ha'],
      ['3', '4'],
    ],
  ],
  [
    'JSON',
    'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
    [['1', '{"type": "Point", "coordinates": [102.0, 0.5]}']],
  ],
  [
    'location coordinates',
    'Contact Phone Number,Location Coordinates,Cities,Counties\n02095257564,37°36\'37.8"N 121°2\'17.9"W,Modesto,Stanislaus',
    [['02095257564', '37°36\'37.8"N 121°2\'17.9"W', 'Modesto', 'Stanislaus']],
  ],
  [
    'newlines',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9\n',
    [
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
      ['7', '8', '9'],
    ],
  ],
  [
    'newlines, CR',
    'a,b,c\r1,2,3\r"Once upon \ra time",5,6\r7,8,9\r',
    [
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
      ['7', '8', '9'],
    ],
  ],
  [
    'newlines, CRLF',
    'a,b,c\r\n1,2,3\r\n"Once upon \r\na time",5,6\r\n7,8,9\r\n',
    [
      ['1', '2', '3'],
      ['Once upon \na time', '5', '6'],
      ['7', '8', '9'],
    ],
  ],
  [
    'null',
    'a,b,c\n1,,2\n3,"NULL",4\n5,NULL,6\n',
    [
      ['1', '', '2'],
      ['3', 'NULL', '4'],
      ['5', 'NULL', '6'],
    ],
  ],
  [
    'quotes and newlines',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    [
      ['1', 'ha \n"ha" \nha'],
      ['3', '4'],
    ],
  ],
  ['simple', 'a,b,c\n1,2,3\n', [['1', '2', '3']]],
  ['simple, CRLF', 'a,b,c\r\n1,2,3\r\n', [['1', '2', '3']]],
  [
    'UTF-8',
    'a,b,c\n1,2,3\n4,5,ʤ\n',
    [
      ['1', '2', '3'],
      ['4', '5', 'ʤ'],
    ],
  ],
])('csv-spectrum: %s', (_, text, rows) => {
  it('is read in parts of any size', async () => {
    for (const size of [1, 2, 3, 7, 1000]) expect((await read(text, size)).rows).toEqual(rows);
  });
});

describe('what we write', () => {
  it.each([
    '-20% Lamp',
    '=1+1',
    "'=1",
    "''@x",
    '+49 170',
    ' =x',
    "'90s Lamp",
    'a,b;c',
    '0017',
    '\ttab',
    '＝1',
    '😀',
    '"',
    "'",
  ])('%j comes back as it was', async (name) => {
    expect(
      (
        await read(
          toCsv([
            ['name', 'sku'],
            [protectCell(name), 'x'],
          ]),
        )
      ).rows,
    ).toEqual([[name, 'x']]);
  });
});

it('reads 500,000 rows in seconds, and keeps none', async () => {
  const row = new TextEncoder().encode('Desk lamp,"A lamp, that stands on a desk",49.00,12\n'.repeat(20_000));
  const readBytes = async function* () {
    yield* toReadBytes('name,description,price,stock\n')();
    for (let part = 0; part < 25; part++) yield row;
  };
  const startedAt = performance.now();
  const before = usedHeap();
  let [count, most] = [0, 0];
  for await (const part of readDelimited(readTexts(readBytes, 'utf-8'))) {
    count += part.rows.length;
    most = Math.max(most, usedHeap() - before);
  }
  expect(count).toBe(500_000);
  expect(most).toBeLessThan(50_000_000);
  expect(performance.now() - startedAt).toBeLessThan(60_000);
});
