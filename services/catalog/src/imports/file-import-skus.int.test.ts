import {
  addImportRows,
  createFileImport,
  type FileRow,
  importFileRows,
  listRejectedRows,
  setImportState,
} from '@shopwright/contracts/http/file-imports';
import { recordImportItems } from '@shopwright/contracts/http/suppliers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/products';
import { startTestCatalog, type TestCatalog, writeImport } from '../test-catalog';
import { supplierItem } from './test-imports';

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
const makers = 'Lamp Makers';
const supplied = (item: string, row: FileRow = {}): FileRow => ({
  ...lamp,
  name: `Lamp ${item}`,
  supplierName: makers,
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
    const taken = 'sku: This SKU is already used';
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
    expect(await importRows(rows)).toEqual({ 3: 'sku: This SKU is already used' });
    expect(await read('E1')).toMatchObject({ archivedAt: null, sku: null });
    expect(await read('E2')).toMatchObject({ archivedAt: null, sku: 'OLD-2' });
  });
});

describe('archived products with one SKU', () => {
  /** Archives a product for each item, one after another, so that the next may have the same SKU. */
  async function archiveAll(sku: string, items: string[]): Promise<void> {
    const staff = await catalog.as('staff');
    for (const item of items) {
      await importRows([supplied(item, { sku })]);
      await staff.delete(`/products/${(await read(item))?.id}`).expect(200);
    }
  }
  const readAll = async (items: string[]) =>
    Promise.all(items.map(async (item) => (await read(item))?.archivedAt === null && (await read(item))?.sku));

  it('are imported again: the first one gets it back', async () => {
    await archiveAll('Same-1', ['F1', 'F2', 'F3']);
    expect(await importRows([supplied('F3'), supplied('F2'), supplied('F1')])).toEqual({});
    expect(await readAll(['F1', 'F2', 'F3'])).toEqual(['Same-1', null, null]);
  });

  it('leave it to the one whose row gives it, in upper or lower case', async () => {
    await archiveAll('Same-2', ['G1', 'G2']);
    expect(await importRows([supplied('G1'), supplied('G2', { sku: 'SAME-2' })])).toEqual({});
    expect(await readAll(['G1', 'G2'])).toEqual([null, 'SAME-2']);
    await archiveAll('Same-3', ['H1', 'H2']);
    expect(await importRows([supplied('H2'), supplied('H1', { sku: 'same-3' })])).toEqual({});
    expect(await readAll(['H1', 'H2'])).toEqual(['same-3', null]);
  });

  it('leave it to the second one where the first gets another, or is not imported', async () => {
    await archiveAll('Same-4', ['I1', 'I2', 'I3']);
    expect(await importRows([supplied('I1', { sku: 'Own-4' }), supplied('I2')])).toEqual({});
    expect(await readAll(['I1', 'I2', 'I3'])).toEqual(['Own-4', 'Same-4', false]);
    expect(await importRows([supplied('I3')])).toEqual({});
    expect(await readAll(['I3'])).toEqual([null]);
  });

  it('are imported again from their supplier', async () => {
    await archiveAll('Same-5', ['J1', 'J2']);
    const { jobId } = await writeImport(catalog, ['J2', 'J1']);
    const results = ['J2', 'J1'].map((productId) => ({
      productId,
      item: supplierItem(productId, { supplierName: makers }),
    }));
    expect(await catalog.client.call(recordImportItems, { params: { jobId }, body: { results } })).toEqual({
      remaining: 0,
    });
    expect(await readAll(['J1', 'J2'])).toEqual(['Same-5', null]);
  });
});
