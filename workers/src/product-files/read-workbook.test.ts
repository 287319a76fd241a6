import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook';
import { numberCell, readFile, textCell, toWorkbook } from './test-files';

const head = ['name', 'sku', 'price', 'gtin', 'description']
  .map((name, at) => textCell(`${'ABCDE'[at]}1`, name))
  .join('');

describe('a workbook', () => {
  it('has its numbers as they are shown, its dates as dates, and what its formulas came to', async () => {
    const rows = [
      head,
      textCell('A2', 'Lamp') +
        numberCell('B2', '0017') +
        numberCell('C2', '0.30000000000000004', { formula: '0.1+0.2' }) +
        numberCell('D2', '4.0063813339310001E+12') +
        numberCell('E2', '45292', { style: 1 }),
      textCell('A4', ' Chair ') +
        textCell('B4', '0017') +
        numberCell('C4', '1E-2') +
        numberCell('E4', '45292.5', { style: 1 }),
    ];
    const { cells } = await readFile(toWorkbook([rows[0] ?? '', rows[1] ?? '', '', rows[2] ?? '']));
    expect(cells).toEqual([
      { name: 'Lamp', sku: '0017', price: '0.3', gtin: '4006381333931', description: '2024-01-01' },
      { name: ' Chair ', sku: '0017', price: '0.01', gtin: '', description: '2024-01-01T12:00:00' },
    ]);
  });

  it.each<[string, Uint8Array, string]>([
    ['macros', toWorkbook([head], { 'xl/vbaProject.bin': strToU8('x') }), 'Save the file without macros'],
    [
      'a bomb',
      toWorkbook([head], { 'xl/worksheets/sheet2.xml': new Uint8Array(20_000_000) }),
      'too large when it is unpacked',
    ],
    ['another archive in it', toWorkbook([head]).slice(0, 500), 'damaged'],
    [
      'no sheet',
      toWorkbook([head], { 'xl/workbook.xml': strToU8('<workbook><sheets/></workbook>') }),
      'cannot be read',
    ],
    ['text in a damaged part', toWorkbook([head], { 'xl/workbook.xml': strToU8('<<<') }), 'cannot be read'],
  ])('with %s is refused', async (_, bytes, problem) => {
    await expect(readFile(bytes)).rejects.toThrow(problem);
  });

  it('that needs too much time or memory is refused', async () => {
    const read = async (limits: { memoryMb: number; timeoutMs: number }) => {
      const rows = Array.from({ length: 60_000 }, (_, at) => textCell(`A${at + 1}`, `name ${at}`));
      for await (const _ of readWorkbook(toWorkbook(rows), limits));
    };
    await expect(read({ memoryMb: 512, timeoutMs: 1 })).rejects.toThrow('too large');
    await expect(read({ memoryMb: 24, timeoutMs: 60_000 })).rejects.toThrow('too large');
  });
});

describe('a file that is no table', () => {
  const start = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  it.each<[string, string | Uint8Array, string]>([
    ['an image', start('\x89PNG\r\n\x1a\n\0\0'), 'is an image'],
    ['a PDF', '%PDF-1.7', 'is a PDF'],
    ['an old workbook', start('\xd0\xcf\x11\xe0\xa1\xb1'), '.xls'],
    ['a web page', '\n<!DOCTYPE html><p>Lamp</p>', 'is a web page'],
    ['a text', 'Dear Ada,\nsee you at seven.\n', 'No column of the file is one of a product'],
    ['nothing', '', 'The file is empty'],
    ['no row', 'name,price\n', 'The file has no rows'],
  ])('%s is refused', async (_, bytes, problem) => {
    await expect(readFile(bytes)).rejects.toThrow(problem);
  });
});
