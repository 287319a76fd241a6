import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidatesMax } from '../search/find-candidates';
import { selectTitles } from '../search/relevance';
import { matchesWords, type Scope } from '../search/word-search';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { rankMatches, selectStaffPage, staffProductCondition } from './list-staff-products';
import { type ListQuery, selectPage } from './product-query';

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  const { db } = catalog.database;
  await db.execute(sql`insert into categories (name, slug) select 'C' || i, 'c' || i from generate_series(1, 20) i`);
  await db.execute(sql`
    insert into products (slug, name, description, price, image, category, category_id, featured, rating_count, rating_sum, sku)
    select 'p' || i, 'Lamp ' || i * 7919 % 5000, 'Text', 1 + i % 900, '/images/x.webp', 'C', 1 + i % 20, i % 50 = 0,
      (i % 100 = 0)::int, (i % 100 = 0)::int * 5, 'SKU-' || i
    from generate_series(1, 5000) i`);
  await db.execute(sql`
    insert into product_translations (product_id, language, name, description)
    select id, language, 'Lampe ' || id * 104729 % 5000, 'Text' from products, unnest(array['de', 'fr']) language`);
  // Before a vacuum, an index alone does not tell which rows are visible.
  await db.execute(sql`vacuum analyze products, product_translations`);
});
afterAll(() => catalog.stop());

/** Returns the plan of a page's query without sequential scans. */
const explainPage = (query: Partial<ListQuery>): Promise<string> =>
  catalog.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const page = selectPage(tx, { sort: 'featured', limit: 24, ...query }, undefined);
    return JSON.stringify(await tx.execute(sql`explain select * from ${page}`));
  });

describe('GET /products', () => {
  it.each<[Partial<ListQuery>, string[]]>([
    [{ sort: 'featured' }, ['listed_by_featured']],
    [{ sort: 'price-asc' }, ['listed_by_price ']],
    [{ sort: 'price-desc' }, ['listed_by_price_desc']],
    [{ sort: 'name' }, ['listed_by_name']],
    // Uses the stored name in the index. Computing it for each product takes several times as long.
    [{ sort: 'name', language: 'de' }, ['listed_by_name', 'product_translations_names', '.sort_name, products']],
    [{ sort: 'price-asc', language: 'de' }, ['listed_by_price ']],
    [{ sort: 'name', minRating: 5 }, ['listed_by_rating']],
    [{ sort: 'price-asc', minRating: 5, language: 'de' }, ['listed_by_rating']],
    [{ sort: 'price-asc', categoryId: 3, minPrice: '800' }, ['listed_of_category_by_price ']],
    [{ sort: 'featured', categoryId: 3 }, ['listed_of_category_by_featured']],
  ])('%j uses its indexes', async (query, indexes) => {
    const plan = await explainPage(query);
    expect(indexes.filter((index) => !plan.includes(index))).toEqual([]);
    expect(plan).not.toContain('Seq Scan on product');
  });

  it.each<[Scope, 'en' | 'de', string[]]>([
    ['text', 'en', ['product_texts']],
    ['title', 'en', ['product_titles']],
    ['text', 'de', ['product_texts', 'product_translations_search']],
    ['title', 'de', ['product_titles', 'product_translations_title']],
  ])('looks a rare word up in the %s, in %s, by indexes', async (scope, language, indexes) => {
    const plan = await catalog.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const matches = await matchesWords(tx, ['4998'], language, scope);
      return JSON.stringify(await tx.execute(sql`explain select id from products where ${matches}`));
    });
    expect(indexes.filter((index) => !plan.includes(index))).toEqual([]);
    expect(plan).not.toContain('Seq Scan on product');
  });

  it.each(['en', 'de'] as const)('ranks by the ids of the candidates alone, in %s', async (language) => {
    const found = sql`select unnest('{5,7}'::int[]) as id`;
    const plan = await catalog.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain ${selectTitles(found, sql`found.id`, language)}`));
    });
    expect(plan).toContain('products_pkey');
    expect(plan).not.toContain('Seq Scan on product');
  });

  it.each([
    ['lampe', true],
    ['lampe 17', true],
    ['17', true],
    ['1777', false],
  ])('%j is matched while scanning the order: %s', async (search, isMet) => {
    const matches = await matchesWords(catalog.database.db, search.split(' '), 'de');
    expect(matches && new PgDialect().sqlToQuery(matches).sql.includes('exists')).toBe(isMet);
  });
});

describe('GET /staff/products', () => {
  it.each(['all', 'active', 'archived'] as const)('looks a SKU up by indexes, in the view %s', async (view) => {
    const plan = await catalog.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const condition = await staffProductCondition(tx, { view, search: 'sku-4998' });
      return JSON.stringify(await tx.execute(sql`explain select id from products where ${condition}`));
    });
    expect(plan).toContain(view === 'archived' ? 'products_off_sale' : 'products_sku');
    expect(plan).not.toContain('Seq Scan on product');
  });

  it('ranks the matches of a search once, not for each of them', async () => {
    const { db } = catalog.database;
    const query = { view: 'all', search: 'lamp', limit: 50 } as const;
    const page = selectStaffPage(db, query, await staffProductCondition(db, query), await rankMatches(db, query));
    const plan = JSON.stringify(await db.execute(sql`explain (analyze, format json) ${page}`));
    const loops = [...plan.matchAll(/"Actual Loops":(\d+)/g)].map(([, count]) => Number(count));
    expect(loops.length).toBeGreaterThan(3);
    expect(Math.max(...loops)).toBeLessThanOrEqual(candidatesMax);
  });
});
