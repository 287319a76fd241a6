import { type FileCells, setImportState, undoImport } from '@shopwright/contracts/http/file-imports';
import {
  addImportItems,
  type FileItem,
  finishReading,
  processImportItems,
} from '@shopwright/contracts/http/internal-imports';
import {
  getImport,
  type ImportProgress,
  recordImportItems,
  type SupplierItem,
} from '@shopwright/contracts/http/suppliers';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { eventually } from '@shopwright/testing/deadlines';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestCatalog } from '../test-catalog';

export const supplierItem = (id: string, changes: Partial<SupplierItem> = {}): SupplierItem => ({
  id,
  title: `Item ${id}`,
  description: 'An item of the supplier.',
  cost: '15.99',
  image: '/images/products/item.webp',
  category: 'Gadgets',
  supplierName: 'Test Supplier',
  ...changes,
});

/** Imports whose worker is the test. */
export function importsOf(getCatalog: () => TestCatalog) {
  const responses = new Map<string, Promise<{ status: number; body: Record<string, unknown> }>>();
  const readIds = async () =>
    (await getCatalog().database.db.execute<{ id: string }>(sql`select id from imports`)).map((row) => row.id);
  return {
    /** The response to each import, which comes when the import ends or after a timeout. */
    responses,
    async startImport(productIds: string[], profitMargin = 30): Promise<string> {
      const before = new Set(await readIds());
      const body = { supplierType: 'aliexpress', productIds, profitMargin };
      const staff = await getCatalog().as('staff');
      const response = staff
        .post('/suppliers/import-products')
        .send(body)
        .then((done) => done);
      return vi.waitFor(async () => {
        const id = (await readIds()).find((candidate) => !before.has(candidate));
        if (!id) throw new Error('not written yet');
        responses.set(id, response);
        return id;
      }, eventually);
    },
    record: (jobId: string, productId: string, changes: Partial<SupplierItem> = {}) =>
      getCatalog().client.call(recordImportItems, {
        params: { jobId },
        body: { results: [{ productId, item: supplierItem(productId, changes) }] },
      }),
    readProducts: (id: string) =>
      getCatalog().database.db.execute<Record<string, unknown>>(
        sql`select * from products where supplier_name = 'Test Supplier' and supplier_product_id = ${id}`,
      ),
  };
}

interface ShownItem {
  row: number;
  name: string;
  reason: string | null;
  outcome: string | null;
  changes: { values: object } | null;
}

interface FileTerms {
  kind?: ImportKind;
  isDryRun?: boolean;
  asDrafts?: boolean;
  keepStock?: boolean;
}

/** Rows of one product have one key, as the reader of files gives it. */
export function toItems(rows: readonly FileCells[]): FileItem[] {
  const items = new Map<string, FileItem>();
  for (const [at, cells] of rows.entries()) {
    const { parent, path, slug, sku, id, from, email, rating } = cells;
    // Each row of reviews is one, as the reader of files names them by all that they say.
    const key =
      (rating !== undefined && `row:${at + 1}`) ||
      (path !== undefined && (slug || path)) ||
      from ||
      email ||
      parent ||
      slug ||
      (id && `id:${id}`) ||
      (sku && `sku:${sku.toLowerCase()}`) ||
      `row:${at + 1}`;
    const item = items.get(key) ?? { key, rows: [] };
    item.rows.push({ row: at + 1, cells });
    items.set(key, item);
  }
  return [...items.values()];
}

/** Imports of files whose reader and worker is the test. */
export function fileImportsOf(getCatalog: () => TestCatalog) {
  const call = () => getCatalog().client;
  const create = async ({
    kind = 'products',
    isDryRun = false,
    asDrafts = false,
    keepStock = false,
  }: FileTerms = {}): Promise<string> => {
    const staff = await getCatalog().as('staff');
    const query = `dryRun=${isDryRun}&asDrafts=${asDrafts}&keepStock=${keepStock}&fileName=products.csv`;
    const { body } = await staff.post(`/imports/${kind}?${query}`).type('text/csv').send('name').expect(202);
    return body.id;
  };
  const addItems = async (jobId: string, items: FileItem[], kind: ImportKind = 'products'): Promise<void> => {
    const head = { kind, format: 'shopwright' as const, columns: [] };
    for (let at = 0; at < items.length; at += 500) {
      const body = { head, items: items.slice(at, at + 500) };
      await call().call(addImportItems, { params: { jobId }, body });
    }
  };
  const finish = (jobId: string, problem?: string) =>
    call().call(finishReading, { params: { jobId }, body: { ...(problem && { problem }) } });
  const work = (jobId: string, continueLater = false) =>
    call().call(processImportItems, { params: { jobId }, body: { continueLater } });
  const workAll = async (jobId: string) => {
    while (!(await work(jobId)).isDone);
  };
  const progress = (jobId: string): Promise<ImportProgress> => call().call(getImport, { params: { jobId } });
  const upload = async (rows: readonly FileCells[], terms?: FileTerms): Promise<string> => {
    const jobId = await create(terms);
    await addItems(jobId, toItems(rows), terms?.kind);
    await finish(jobId);
    return jobId;
  };
  return {
    create,
    addItems,
    finish,
    work,
    workAll,
    upload,
    progress,
    setState: (jobId: string, to: 'running' | 'paused' | 'canceled') =>
      call().call(setImportState, { params: { jobId }, body: { to } }),
    async undo(jobId: string) {
      await call().call(undoImport, { params: { jobId } });
      await workAll(jobId);
    },
    /** Imports rows and returns the progress, and the reason of each that was rejected by its number. */
    async importRows(rows: readonly FileCells[], terms?: FileTerms) {
      const jobId = await upload(rows, terms);
      await workAll(jobId);
      const staff = await getCatalog().as('staff');
      const items: ShownItem[] = [];
      for (const show of ['created', 'updated', 'unchanged', 'rejected']) {
        const { body } = await staff.get(`/imports/${jobId}/items?show=${show}&limit=200`).expect(200);
        items.push(...body);
      }
      items.sort((one, other) => one.row - other.row);
      const reasons = Object.fromEntries(items.flatMap(({ row, reason }) => (reason ? [[row, reason]] : [])));
      return { jobId, items, reasons, progress: await progress(jobId) };
    },
  };
}
