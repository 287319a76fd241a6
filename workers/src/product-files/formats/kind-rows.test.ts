import { describe, expect, it } from 'vitest';
import { readFile } from '../test-files';
import { recognizeFormatOfKind, recognizeImportKind } from './kind-names';

const readItems = async (...from: Parameters<typeof readFile>) => (await readFile(...from)).items;

describe('redirects', () => {
  it.each([
    ['Redirect from,Redirect to', 'shopify'],
    ['from,to', 'shopwright'],
    ['source,target,regex,code,type,hits,title,status', 'other'],
    ['Alte URL,Neue URL', 'other'],
    ['Ancienne adresse,Nouvelle adresse', 'other'],
  ])('are recognized by %s', (head, format) => {
    const names = head.split(',');
    expect(recognizeImportKind(names)).toBe('redirects');
    expect(recognizeFormatOfKind(names, 'redirects')).toBe(format);
  });

  it.each([
    'Handle,Title,Body (HTML),Vendor,Variant Price',
    'name,price',
    'URL,Name,Price',
    'SKU,Name,Source,Target group,Price,Stock,Weight,Image,Category,Description',
  ])('are not taken for one in %s', (head) => {
    expect(recognizeImportKind(head.split(','))).toBe('products');
  });

  it("reads Shopify's file, and rows of the same address as one", async () => {
    const text = 'Redirect from,Redirect to\n/Old/,/new\n"/old?b=2&a=1",/other\nhttps://shop.example/old,/newer\n';
    expect(await readItems(text)).toEqual([
      {
        key: 'from:/old',
        rows: [
          { row: 1, cells: { from: '/Old/', to: '/new' } },
          { row: 3, cells: { from: 'https://shop.example/old', to: '/newer' } },
        ],
      },
      { key: 'from:/old?a=1&b=2', rows: [{ row: 2, cells: { from: '/old?b=2&a=1', to: '/other' } }] },
    ]);
  });

  it('reads semicolons, tabs and JSON', async () => {
    const cells = { from: '/a', to: '/b' };
    for (const text of [
      'Alte Adresse;Neue Adresse\n/a;/b\n',
      'from\tto\n/a\t/b\n',
      '[{"from":"/a","to":"/b"}]',
      '{"redirects":[{"from":"/a","to":"/b"}]}',
    ]) {
      expect((await readItems(text)).map(({ rows }) => rows)).toEqual([[{ row: 1, cells }]]);
    }
  });

  it('are read where staff say so', async () => {
    const mapping = { Wo: 'from', Wohin: 'to' };
    expect(await readItems('Wo,Wohin\n/a,/b\n', { kind: 'redirects', mapping })).toHaveLength(1);
    await expect(readItems('Wo,Wohin\n/a,/b\n', { kind: 'redirects' })).rejects.toThrow('is one of a redirect');
  });
});
