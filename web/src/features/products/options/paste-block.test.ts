import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlock, pasteBlock, readBlock } from './paste-block';

describe('a block of a spreadsheet', () => {
  it.each([
    ['one cell', 'A', [['A']]],
    ['a column with the break that Excel adds', 'A\r\nB\r\n', [['A'], ['B']]],
    [
      'rows and empty cells',
      'A\t\tC\n\tE\t',
      [
        ['A', '', 'C'],
        ['', 'E', ''],
      ],
    ],
    ['an empty row between two', 'A\n\nB', [['A'], [''], ['B']]],
    ['cells in quotes', '"A\nB"\t"5"" x"\tC', [['A B', '5" x', 'C']]],
    ['a quote within a cell', '5" x\tB', [['5" x', 'B']]],
    ['nothing', '', []],
  ])('is read: %s', (_, text, block) => {
    expect(readBlock(text)).toEqual(block);
  });

  it('is read as it was copied, whatever its cells have', () => {
    const cell = fc.string().map((text) => text.replace(/[\r\n]/g, ' '));
    const quote = (text: string) => (/["\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(block, (rows) => {
        const copied = rows.map((row) => row.map(quote).join('\t')).join('\n');
        expect(readBlock(copied)).toEqual(rows.map((row) => row.map((text) => text.replace(/\s+/g, ' ').trim())));
      }),
    );
  });

  it('is more than one cell', () => {
    expect(['A', 'A\n', 'A\r\n', 'A\nB', 'A\tB'].map(isBlock)).toEqual([false, false, false, true, true]);
  });
});

describe('pasting', () => {
  const rows = [{ at: 4 }, { at: 0 }, { at: 2 }];
  const fields = ['sku', 'price', 'stockQuantity'] as const;

  it('fills the cells from the one that has the focus, in the order of the table', () => {
    const block = [
      ['19', '3'],
      ['21', '4'],
    ];
    expect(pasteBlock(block, { rows, fields, row: 0, field: 'price' })).toEqual([
      { at: 4, field: 'price', text: '19' },
      { at: 4, field: 'stockQuantity', text: '3' },
      { at: 0, field: 'price', text: '21' },
      { at: 0, field: 'stockQuantity', text: '4' },
    ]);
  });

  it('drops what reaches beyond the table', () => {
    const block = [
      ['1', '2'],
      ['3', '4'],
    ];
    expect(pasteBlock(block, { rows, fields, row: 2, field: 'stockQuantity' })).toEqual([
      { at: 2, field: 'stockQuantity', text: '1' },
    ]);
  });
});
