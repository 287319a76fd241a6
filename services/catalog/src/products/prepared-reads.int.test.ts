import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestProducts } from '../search/suggest-products';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { getProduct } from './get-product';
import { listProducts } from './list-products';

let catalog: TestCatalog;
/** With one connection, so that its prepared statements can be read. */
let database: Database;

beforeAll(async () => {
  catalog = await startTestCatalog();
  for (const name of ['Lamps', 'Chairs'])
    await catalog.addProduct({ name, categoryId: await catalog.addCategory(name) });
  database = connectDatabase({ url: catalog.databaseUrl, poolMax: 1 });
});
afterAll(async () => {
  await database.close();
  await catalog.stop();
});

const prepared = async (text: string): Promise<number> => {
  const rows = await database.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like ${`%${text}%`}`,
  );
  return rows.length;
};

describe('reads of visitors', () => {
  it('are prepared once for all products and categories, and once for each language', async () => {
    const [first, second] = (await listProducts(database, { sort: 'featured' }, 'anonymous')).rows;
    const products = [first, second].map((product) => product as NonNullable<typeof product>);
    for (const product of products) {
      const { id } = product;
      const categoryId = product.categoryId ?? 0;
      const page = await listProducts(database, { sort: 'featured', categoryId, limit: 5 }, 'anonymous');
      expect(page.rows.map((row) => row.categoryId)).toEqual(page.rows.map(() => categoryId));
      for (const language of [undefined, 'de', undefined] as const) {
        expect((await getProduct(database.db, { id, role: 'anonymous', language })).id).toBe(id);
      }
    }
    expect(await prepared('c.path @> array')).toBe(1);
    expect(await prepared('jsonb_build_array')).toBeLessThanOrEqual(2);
    expect(await prepared('jsonb_build_array')).toBeGreaterThan(0);
  });

  it('are not prepared where a search has a word that is not in ASCII', async () => {
    for (let use = 0; use < 5; use += 1) {
      const { rows } = await listProducts(database, { sort: 'featured', search: 'lämps' }, 'anonymous');
      expect(rows).not.toEqual([]);
    }
    expect(await prepared('search_pattern')).toBe(0);
  });

  it('never take a plan for any words, where a search is prepared', async () => {
    // In German, also with a word that no index can look up.
    const searches = [{ search: 'lamps' }, { search: 'la lamps', language: 'de' }] as const;
    // Postgres chooses between the two kinds of plan once a statement has run five times.
    for (let use = 0; use < 12; use += 1) {
      for (const query of searches) {
        for (const sort of ['featured', 'name'] as const) await listProducts(database, { sort, ...query }, 'anonymous');
        await suggestProducts(database, query.search, 'language' in query ? query.language : undefined);
      }
    }
    const statements = await database.db.execute<{ generic: number; custom: number }>(sql`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%case when%::boolean then%'`);
    expect(statements.length).toBeGreaterThanOrEqual(6);
    expect(statements.filter(({ generic, custom }) => generic > 0 || custom <= 5)).toEqual([]);
  });

  it('have no field of staff after staff read the same', async () => {
    const [product] = (await listProducts(database, { sort: 'featured', limit: 1 }, 'staff')).rows;
    expect(product).toHaveProperty('supplierName');
    const id = product?.id ?? 0;
    expect(await getProduct(database.db, { id, role: 'operator' })).toHaveProperty('supplierName');
    expect(await getProduct(database.db, { id, role: 'anonymous' })).not.toHaveProperty('supplierName');
    const [shown] = (await listProducts(database, { sort: 'featured', limit: 1 }, 'shopper')).rows;
    expect(shown).not.toHaveProperty('supplierName');
  });
});
