import { fileColumns } from '@shopwright/contracts/product-file';
import { describe, expect, it } from 'vitest';
import { readFile, toCsv } from '../test-files';

describe('the columns of our own files', () => {
  it('are all known', async () => {
    const { head, columns } = await readFile(toCsv([[...fileColumns], fileColumns.map(() => 'x')]));
    expect(head.format).toBe('shopwright');
    expect(columns).toEqual(Object.fromEntries(fileColumns.map((column) => [column, column])));
  });

  it('of older exports keep the id, and lose what is not imported', async () => {
    const names = ['id', 'name', 'price', 'reservedQuantity', 'lowStockThreshold', 'archivedAt', 'isDraft', 'slug'];
    const { head, cells } = await readFile(toCsv([names, ['5', 'Lamp', '9.00', '2', '5', '', 'false', 'lamp']]));
    expect(head.format).toBe('shopwright');
    expect(cells).toEqual([
      { id: '5', name: 'Lamp', price: '9.00', lowStockThreshold: '5', isDraft: 'false', slug: 'lamp' },
    ]);
  });

  it.each(['Low stock threshold', 'low_stock_threshold', 'LOWSTOCKTHRESHOLD', ' Low-Stock Threshold\u00a0'])(
    '%j is ours',
    async (name) => {
      const { cells } = await readFile(
        toCsv([
          ['Name', name],
          ['Lamp', '5'],
        ]),
      );
      expect(cells).toEqual([{ name: 'Lamp', lowStockThreshold: '5' }]);
    },
  );
});

describe('the columns of other files', () => {
  it.each([
    ['Item number;Title;Price;Qty;EAN', ['sku', 'name', 'price', 'stockQuantity', 'gtin']],
    ['Artikelnummer;Bezeichnung;Preis;Bestand;Warengruppe', ['sku', 'name', 'price', 'stockQuantity', 'category']],
    ['Réf.;Désignation;Prix TTC;Quantité;Code-barres', ['sku', 'name', 'price', 'stockQuantity', 'gtin']],
    ['Código;Nombre;Precio;Existencias;Categoría', ['sku', 'name', 'price', 'stockQuantity', 'category']],
    ['ID;Color;Title;constructor;__proto__', [null, null, 'name', null, null]],
  ])('%s', async (line, expected) => {
    const { head } = await readFile(`${line}\n1;2;3;4;5`);
    expect(head).toEqual({
      kind: 'products',
      format: 'other',
      columns: line.split(';').map((name, at) => ({ name, column: expected[at] })),
    });
  });

  it('are read as staff choose', async () => {
    const { cells, columns } = await readFile('Nr,Title,Price,Title\n7,Lamp,3,Lampe', {
      mapping: { Nr: 'sku', Price: '' },
    });
    expect(columns).toEqual({ Nr: 'sku', Title: 'name', Price: null });
    expect(cells).toEqual([{ sku: '7', name: 'Lamp' }]);
  });

  it('that are the same count in their order, unless they are empty', async () => {
    const { cells } = await readFile('name,Name,price,\nOne,Two,3,x\n,Four,5,y\n,,6,z');
    expect(cells).toEqual([
      { name: 'One', price: '3' },
      { name: 'Four', price: '5' },
      { name: '', price: '6' },
    ]);
  });
});

describe('the key of a product', () => {
  const keys = async (text: string) =>
    (await readFile(text)).items.map(({ key, rows }) => [key, rows.map(({ row }) => row)]);

  it('is its slug, SKU, id, item of a supplier, or row', async () => {
    expect(
      await keys(
        'slug,sku,id,supplierName,supplierProductId,name\nLamp,A,1,X,Y,n\n,B-1,2,,,n\n,,3,,,n\n,,,X,Y,n\n,,,,,n',
      ),
    ).toEqual([
      ['slug:lamp', [2]],
      ['sku:b-1', [3]],
      ['id:3', [4]],
      ['item:x\ty', [5]],
      ['row:6', [6]],
    ]);
  });

  it('is that of the product for a variant before or after it', async () => {
    const head = 'slug,sku,parent,name,option1Name,option1Value';
    expect(await keys(`${head}\n,a-s,A,,,S\ntee,A,,Tee,Size,\n,a-m,tee,,,M\n,x-m,other,,,M`)).toEqual([
      ['slug:tee', [3, 2, 4]],
      ['slug:other', [5]],
    ]);
  });
});

describe('values', () => {
  it('lose what no text may have', async () => {
    const { cells } = await readFile('[{"name":"La\\ud83dmp\\u0000 \\u202ex","price":"\'=1"}]');
    expect(cells).toEqual([{ name: 'Lamp x', price: "'=1" }]);
  });

  it('that are too long are cut, so that the catalog rejects their row', async () => {
    const { cells } = await readFile(`name,price\n${'x'.repeat(70_000)},1`);
    expect(cells[0]?.name).toHaveLength(60_000);
  });
});

it('sends at most 500 products and 4 MB at once', async () => {
  const long = 'x'.repeat(50_000);
  const { items } = await readFile(`name,description\n${`Lamp,${long}\n`.repeat(700)}`);
  expect(items.map(({ rows }) => rows[0]?.row)).toEqual(Array.from({ length: 700 }, (_, at) => at + 2));
});
