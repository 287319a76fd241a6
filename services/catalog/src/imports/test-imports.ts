import { recordImportItems, type SupplierItem } from '@shopwright/contracts/http/suppliers';
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
