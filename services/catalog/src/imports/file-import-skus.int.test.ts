import {
  addImportRows,
  createFileImport,
  type FileRow,
  importFileRows,
  listRejectedRows,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const lamp = {
  description: 'A lamp of walnut.',
  image: '/images/products/lamp.webp',
  category: 'Lighting',
  price: '20',
};
const supplied = (item: string, row: FileRow = {}): FileRow => ({
  ...lamp,
  name: `Lamp ${item}`,
  supplierName: 'Lamp Makers',
  supplierProductId: item,
  ...row,
});

/** Imports the rows in one batch and returns the reason of each that was rejected. */
async function importRows(rows: FileRow[]): Promise<Record<number, string>> {
  const { client } = catalog;
  const { jobId } = await client.call(createFileImport, { body: { fileName: 'lamps.csv' } });
  const params = { jobId };
  await client.call(addImportRows, { params, body: { firstRow: 1, rows } });
  await client.call(setImportState, { params, body: { to: 'running' } });
  await client.call(importFileRows, { params, body: { continueLater: false } });
  const rejected = await client.call(listRejectedRows, { params });
  return Object.fromEntries(rejected.map(({ row, reason }) => [row, reason]));
}

const read = async (item: string) => {
  const [row] = await catalog.database.db.select().from(products).where(eq(products.supplierProductId, item));
  return row;
};

describe('the columns compareAtPrice and sku of a file', () => {
  it('are stored, and left alone by a file without them', async () => {
    expect(await importRows([supplied('A1', { compareAtPrice: '30', sku: 'FILE-1' })])).toEqual({});
    expect(await read('A1')).toMatchObject({ price: '20.00', compareAtPrice: '30.00', sku: 'FILE-1' });
    expect(await importRows([supplied('A1', { price: '25', sku: '', compareAtPrice: ' ' })])).toEqual({});
    expect(await read('A1')).toMatchObject({ price: '25.00', compareAtPrice: '30.00', sku: 'FILE-1' });
  });

  it('lose the compare-at price where the new price reaches it', async () => {
    await importRows([supplied('B1', { compareAtPrice: '30', sku: 'FILE-B' })]);
    expect(await importRows([supplied('B1', { price: '30' })])).toEqual({});
    expect(await read('B1')).toMatchObject({ price: '30.00', compareAtPrice: null, sku: 'FILE-B' });
  });

  it('reject the row whose compare-at price is not more than the price, or is no amount', async () => {
    const rows = ['20.00', '19', 'old', '99999999999'].map((compareAtPrice) => ({
      ...lamp,
      name: 'C',
      compareAtPrice,
    }));
    expect(Object.values(await importRows(rows))).toEqual([
      'compareAtPrice: Must be more than the price',
      'compareAtPrice: Must be more than the price',
      expect.stringMatching(/^compareAtPrice: /),
      expect.stringMatching(/^compareAtPrice: /),
    ]);
  });

  it('reject the row whose SKU another product or an earlier row has, and store the others', async () => {
    await catalog.addProduct({ sku: 'Mine-1' });
    const taken = 'sku: Another product has this SKU';
    const rows = [
      { ...lamp, name: 'D0', sku: 'MINE-1' },
      supplied('D1', { sku: 'New-1' }),
      { ...lamp, name: 'D2', sku: 'NEW-1' },
      supplied('D1', { sku: 'new-1' }),
      supplied('D3', { sku: 'x'.repeat(65) }),
    ];
    expect(await importRows(rows)).toEqual({ 1: taken, 3: taken, 5: expect.stringMatching(/^sku: /) });
    expect(await read('D1')).toMatchObject({ sku: 'new-1' });
  });

  it('give an archived product its SKU back, unless another one has it by now', async () => {
    const staff = await catalog.as('staff');
    const archive = async (item: string) => staff.delete(`/products/${(await read(item))?.id}`).expect(200);
    await importRows([supplied('E1', { sku: 'OLD-1' }), supplied('E2', { sku: 'OLD-2' })]);
    await Promise.all([archive('E1'), archive('E2')]);
    await catalog.addProduct({ sku: 'old-1' });
    const rows = [supplied('E1'), supplied('E2'), { ...lamp, name: 'E3', sku: 'old-2' }];
    expect(await importRows(rows)).toEqual({ 3: 'sku: Another product has this SKU' });
    expect(await read('E1')).toMatchObject({ archivedAt: null, sku: null });
    expect(await read('E2')).toMatchObject({ archivedAt: null, sku: 'OLD-2' });
  });
});
