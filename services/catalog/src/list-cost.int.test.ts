import { stockLevels } from '@shopwright/contracts/http/inventory';
import { sorts } from '@shopwright/contracts/http/products';
import { productViews, staffSorts } from '@shopwright/contracts/http/staff-products';
import { alertStates } from '@shopwright/contracts/http/stock-alerts';
import { countRowsRead, countTableRowsRead, listScans } from '@shopwright/testing/rows-read';
import { and, type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findByValues, foundMax, hasValues, isFound, selectByValues } from './attributes/find-by-attributes';
import { withCategories } from './db/categories';
import { products } from './db/products';
import { selectInventoryPage } from './inventory/list-inventory';
import { selectValueCounts } from './products/count-attributes';
import { countProductFacets, selectFacets } from './products/count-product-facets';
import { createScopes } from './products/facet-scopes';
import { selectHavingPage, selectWalk, walkedMax } from './products/having-attributes';
import { selectStaffPage, staffProductCondition } from './products/list-staff-products';
import { encodeCursor, type ListQuery, productFilters, selectPage, selectRelevantPage } from './products/product-query';
import { selectCandidates, selectTitlesFirst } from './search/find-candidates';
import { similarMax } from './search/find-similar';
import { matchesSearch } from './search/match-sku';
import { selectPriced } from './search/search-by-wish';
import { matchesSimilarWords, matchesWords, setSimilarityThreshold } from './search/word-search';
import { selectAlertPage } from './stock-alerts/list-stock-alerts';
import { startTestCatalog, type TestCatalog } from './test-catalog';
import { insertManyProducts } from './test-many-products';

const productsMade = 12_000;
const limit = 24;
/** Enough to walk to a page of what one product in 50 is, and a sixth of what there is. */
const rowsMax = 2000;

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await insertManyProducts(catalog.database.db, productsMade);
});
afterAll(() => catalog.stop());

const rowsRead = (query: SQLWrapper) => countRowsRead(catalog.database.db, query);
/** Of a subselect, which has a name. */
const rowsReadOf = (found: SQLWrapper) => rowsRead(sql`select * from ${found}`);

describe('rows that a page reads of thousands', () => {
  const filters: Partial<ListQuery>[] = [
    {},
    { categoryId: 3 },
    { categoryId: 3, inStock: true },
    { featured: true },
    { inStock: true },
    { minRating: 4 },
    { minPrice: '860' },
    { maxPrice: '40' },
  ];
  describe.each(sorts)('GET /products by %s', (sort) => {
    it.each(filters)('%j', async (filter) => {
      const page = selectPage(catalog.database.db, { sort, limit, ...filter }, undefined);
      expect(await rowsReadOf(page)).toBeLessThan(rowsMax);
    });

    it.each(['en', 'de'] as const)('with a common word, in %s', async (language) => {
      const { db } = catalog.database;
      const words = language === 'en' ? ['lamp'] : ['lampe'];
      const matches = await matchesWords(db, words, language);
      const read = rowsReadOf(selectPage(db, { sort, limit, language }, matches));
      // No index has the order of translated names, so that all of them are sorted.
      if (sort === 'name' && language === 'de') expect(await read).toBeGreaterThan(rowsMax);
      else expect(await read).toBeLessThan(rowsMax);
    });
  });

  describe('of a collection of all products, of one in 100 and of 30', () => {
    const collections = [1, 2, 3];

    beforeAll(async () => {
      const { db } = catalog.database;
      await db.execute(sql`
        insert into collection_products (collection_id, product_id, rank, price, sort_name)
        select c.id, p.id, (not featured)::int, price, sort_name
        from products p, (values (1, 1, 0), (2, 100, 0), (3, 400, 0)) c (id, every, rest)
        where p.id % c.every = c.rest`);
      await db.execute(sql`vacuum analyze collection_products`);
    });

    it.each(sorts)('GET /products by %s', async (sort) => {
      const { db } = catalog.database;
      for (const collectionId of collections) {
        for (const filter of [{}, { inStock: true }, { categoryId: 1 }]) {
          const read = await rowsReadOf(selectPage(db, { sort, limit, collectionId, ...filter }, undefined));
          expect(read).toBeLessThan(rowsMax);
        }
      }
    });

    it('GET /product-facets', async () => {
      for (const collectionId of collections) {
        expect(await rowsRead(selectFacets({ collectionId }, () => undefined))).toBeLessThan(7 * rowsMax);
      }
    });
  });

  describe('with values of attributes', () => {
    /** One in 2, one in 3, one in 300, one in 4,000, half without the first, only the dearest, and none. */
    const [half, third, few, rare, otherHalf, dearest, none] = [1, 2, 3, 4, 5, 6, 7];
    const filters = [
      [half],
      [third],
      [few],
      [rare],
      [dearest],
      [none],
      [half, third],
      [half, few],
      [few, rare],
      [half, otherHalf],
      [third, dearest],
      [half, none],
    ].map((ids) => ids.map((id) => ({ attributeId: id ?? 0, valueIds: [id ?? 0] })));
    /** Of 500 numbers: half of them, one in 10, and one in 20. */
    const numbers = (from: number, count: number) => ({
      attributeId: 9,
      valueIds: Array.from({ length: count }, (_, at) => 1000 + from + at),
    });
    const ranges = [numbers(0, 250), numbers(300, 50), numbers(400, 25)].flatMap((range) => [
      [range],
      [...(filters[1] ?? []), range],
      [range, ...(filters[3] ?? [])],
    ]);

    beforeAll(async () => {
      const { db } = catalog.database;
      await db.execute(sql`
        insert into product_filters (product_id, value_ids)
        select id, array_remove(array[-category_id,
          case when id % 2 = 0 then 1 else 5 end, case when id % 3 = 0 then 2 end, case when id % 300 = 0 then 3 end,
          case when id % 4000 = 0 then 4 end, case when price > 880 then 6 end, 1000 + (id * 7919 % 500)], null)
        from products where archived_at is null`);
      await db.execute(sql`vacuum analyze product_filters`);
    });

    it.each(sorts)('GET /products by %s', async (sort) => {
      const { db } = catalog.database;
      for (const groups of filters) {
        for (const categoryId of [undefined, 3]) {
          const query = await withCategories<ListQuery>(db, { sort, limit, categoryId });
          const { categoryIds } = query;
          expect(await countTableRowsRead(db, selectByValues(groups, categoryIds))).toBeLessThanOrEqual(foundMax + 1);
          const found = await findByValues(db, groups, categoryIds);
          const having = { ...query, having: isFound(found, groups), ...(found.isCommon && { common: groups }) };
          if (found.isCommon)
            expect(await rowsRead(selectWalk(db, having, undefined))).toBeLessThanOrEqual(2 * walkedMax);
          expect(
            await countTableRowsRead(db, sql`select * from ${await selectHavingPage(db, having, undefined)}`),
          ).toBeLessThanOrEqual(foundMax);
        }
      }
    });

    it('GET /products, the same products as a plain filter', async () => {
      const { db } = catalog.database;
      for (const groups of [...filters, ...ranges]) {
        const found = await findByValues(db, groups, undefined);
        const query = { sort: 'price-asc' as const, limit, having: isFound(found, groups) };
        const page = await selectHavingPage(db, { ...query, ...(found.isCommon && { common: groups }) }, undefined);
        const listed = await db.execute<{ id: number }>(sql`select found_id as id from ${page}`);
        const expected = await db.execute<{ id: number }>(sql`
          select id from products p join product_filters f on f.product_id = p.id
          where ${hasValues(groups)} order by price, id limit ${limit + 1}`);
        expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    });

    it('GET /product-facets', async () => {
      const { db } = catalog.database;
      for (const groups of [...filters, ...ranges]) {
        const { condition } = await createScopes(db, { matches: undefined })({ categoryId: undefined }, groups);
        expect(await rowsRead(selectFacets({}, () => condition))).toBeLessThan(7 * rowsMax);
        expect(await rowsRead(selectValueCounts({}, condition))).toBeLessThan(3 * rowsMax);
      }
    });
  });

  describe('GET /products by relevance', () => {
    const scans = async (word: string) => {
      const { db } = catalog.database;
      const [matches, filters] = [await matchesWords(db, [word]), productFilters({})];
      const query = await selectTitlesFirst(db, { words: [word], language: undefined, matches, filters });
      expect(await rowsRead(query)).toBeLessThan(rowsMax);
      return listScans(db, query, 'products');
    };

    it('reads titles from an index, and no description where they are enough', async () => {
      expect(await scans('lamp')).toEqual(['Index Only Scan']);
    });

    it('reads descriptions where titles are not enough', async () => {
      expect(await scans('desk')).toHaveLength(2);
    });

    it('reads no others behind a page of the best', async () => {
      const { db } = catalog.database;
      const others = sql`${products.searchText} like '%lamp%'`;
      const ids = (await db.select({ id: products.id }).from(products).limit(250)).map(({ id }) => id);
      const page = (cursor?: string) =>
        selectRelevantPage(
          db,
          { sort: 'featured', limit, cursor },
          { ranked: ids.map((id) => ({ id, key: 1 })), others },
        );
      const scansOf = (found: SQLWrapper) => listScans(db, sql`select * from ${found}`, 'products');
      const afterBest = encodeCursor('relevance', { key: '9997', id: 1 });
      expect((await scansOf(page(afterBest))).length).toBe((await scansOf(page())).length + 1);
    });
  });

  it.each([
    ['featured', false],
    ['cheapest', true],
  ])('a search for a price alone, %s first', async (_, isCheapestFirst) => {
    const { db } = catalog.database;
    for (const filter of [{ maxPrice: '40' }, { maxPrice: '900' }, { minPrice: '860' }]) {
      const priced = selectPriced(db, productFilters(filter), isCheapestFirst);
      expect(await rowsRead(priced)).toBeLessThan(rowsMax);
    }
  });

  it.each([
    ['en', 'lmap'],
    ['de', 'lmape'],
    ['de', 'qwertzuiop'],
  ] as const)('a search in spite of a typing error, in %s for %s', async (language, word) => {
    await catalog.database.db.transaction(async (tx) => {
      await tx.execute(setSimilarityThreshold);
      const matches = await matchesSimilarWords(tx, [word], language);
      const similar = selectCandidates(tx, and(productFilters({}), matches), similarMax);
      expect((await similar).length).toBe(word.startsWith('l') ? similarMax : 0);
      expect(await countRowsRead(tx, similar)).toBeLessThan(rowsMax);
    });
  });

  describe('GET /product-facets', () => {
    const searches = [undefined, 'lamp', '7919'];
    it.each(filters.flatMap((filter) => searches.map((search) => ({ ...filter, search }))))('%j', async (filter) => {
      const { db } = catalog.database;
      const matches = await matchesWords(db, filter.search ? [filter.search] : [], undefined);
      expect(await rowsRead(selectFacets(await withCategories(db, filter), () => matches))).toBeLessThan(rowsMax);
    });

    it('says where it has not counted all', async () => {
      const { total, categories, ratings } = await countProductFacets(catalog.database, { search: 'lamp' });
      expect(total).toEqual({ count: 1000, hasMore: true });
      // A lower bound, rounded down: the thousand that were read have some of each.
      expect(categories).toHaveLength(20);
      expect(
        categories.filter(({ count, hasMore }) => !hasMore || count % 10 ** Math.floor(Math.log10(count)) !== 0),
      ).toEqual([]);
      expect(ratings[0]).toEqual({ minRating: 4, count: 120, hasMore: false });
      const all = await countProductFacets(catalog.database, {});
      expect(all.total).toEqual({ count: productsMade * 0.99, hasMore: false });
    });
  });

  describe.each(productViews)('GET /staff/products, view %s', (view) => {
    it.each(staffSorts)('by %s', async (sort) => {
      const { db } = catalog.database;
      const query = { view, sort, limit };
      const page = selectStaffPage(db, query, await staffProductCondition(db, query), undefined);
      expect(await rowsRead(page)).toBeLessThan(rowsMax);
    });
  });

  describe('GET /inventory', () => {
    it.each([undefined, ...stockLevels])('on level %s, of all products and of a category', async (level) => {
      const { db } = catalog.database;
      expect(await rowsReadOf(selectInventoryPage(db, { level, limit }, undefined))).toBeLessThan(rowsMax);
      const inCategory = selectInventoryPage(db, { level, limit, categoryId: 3 }, undefined);
      expect(await rowsReadOf(inCategory)).toBeLessThan(rowsMax);
    });
  });

  it.each(alertStates)('GET /inventory/alerts, %s', async (state) => {
    expect(await rowsReadOf(selectAlertPage(catalog.database.db, { state, limit }))).toBeLessThan(rowsMax);
  });

  it('is told apart from a scan and a sort of the table', async () => {
    const { db } = catalog.database;
    const sorted = db.select({ id: products.id }).from(products).orderBy(products.stockOnHand).limit(limit);
    expect(await rowsRead(sorted)).toBeGreaterThanOrEqual(productsMade);
  });
});

describe('rows that a search by SKU reads of thousands', () => {
  beforeAll(async () => {
    const { db } = catalog.database;
    await db.execute(sql`update products set sku = 'SKU-' || id`);
    await db.execute(sql`vacuum analyze products`);
  });

  it.each(productViews)('GET /staff/products, view %s', async (view) => {
    const { db } = catalog.database;
    const condition = await staffProductCondition(db, { view, search: 'sku-4321' });
    expect(await rowsRead(db.select({ id: products.id }).from(products).where(condition))).toBeLessThan(rowsMax);
  });

  it.each(['en', 'de'] as const)('GET /products for staff, in %s', async (language) => {
    const { db } = catalog.database;
    const matches = await matchesSearch(db, 'sku-4321', { language });
    const found = db.select({ id: products.id }).from(products).where(matches);
    expect(await found).toEqual([{ id: 4321 }]);
    expect(await rowsRead(found)).toBeLessThan(rowsMax);
  });
});

describe('rows that a page of a category reads whose products are the last of all', () => {
  const [dearest, cheapest] = [21, 22];

  beforeAll(async () => {
    const { db } = catalog.database;
    await db.execute(sql`insert into categories (name, slug) values ('Dearest', 'dearest'), ('Cheapest', 'cheapest')`);
    await db.execute(sql`
      insert into products (slug, name, description, price, image, category, category_id)
      select 'last-' || i, 'Zip ' || i, 'Text', case when i % 2 = 0 then 9000 else 0.5 end, '/images/x.webp', 'C',
        case when i % 2 = 0 then ${dearest}::int else ${cheapest}::int end
      from generate_series(1, ${productsMade}::int) i`);
    await db.execute(sql`vacuum analyze products`);
  });

  it.each(sorts)('by %s', async (sort) => {
    for (const categoryId of [dearest, cheapest]) {
      const page = selectPage(catalog.database.db, { sort, limit, categoryId }, undefined);
      expect(await rowsReadOf(page)).toBeLessThan(2 * limit);
    }
  });
});
