import { undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { getStaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { sealEntries } from '@shopwright/service-kit/audit/audit-tasks';
import { checkChain } from '@shopwright/service-kit/audit/check-chain';
import { drillSize, isLong, testSeed } from '@shopwright/testing/drill';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditedTables } from '../db/audited-tables';
import { plainProduct, startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';

const changes = drillSize(60, 1000);

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let operator: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  operator = await catalog.as('operator');
});
afterAll(() => catalog.stop());

/** Mulberry32. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
const random = createRandom(testSeed);
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

/** Everything that staff may change, without versions and times, and settings that have their default. */
async function hashState(): Promise<string> {
  const [row] = await catalog.database.db.execute<{ hash: string }>(sql`
    select md5(string_agg(line, '|' order by line)) as hash from (
      select 'product ' || (to_jsonb(p) - array['version', 'updated_at'])::text as line from products p
      union all select 'text ' || to_jsonb(t)::text from product_translations t
      union all select 'image ' || to_jsonb(i)::text from product_images i
      union all select 'category ' || (to_jsonb(c) - array['version', 'is_syncing'])::text from categories c
      union all select 'category text ' || to_jsonb(t)::text from category_translations t
      union all select 'category redirect ' || to_jsonb(r)::text from category_redirects r
      union all select 'redirect ' || to_jsonb(r)::text from redirects r
      union all select 'setting ' || key || value from store_settings where value is not null) lines`);
  return row?.hash ?? '';
}

type Product = { id: number; version: number; archivedAt: string | null; categoryId: number | null };

const readProduct = async (id: number): Promise<Product> => (await staff.get(`/products/${id}`)).body;
const bulk = ({ id, version }: Product, change: object) =>
  staff.post('/staff/products/bulk').send({ products: { rows: [{ id, version }] }, change });
const image = (n: number) => ({ url: `/images/products/image-${n}.webp`, alt: `Image ${n}` });

/** Makes one change, or none where the store has these values. Returns the status. */
async function changeSomething(productIds: number[], categoryIds: number[]): Promise<number> {
  const product = await readProduct(pick(productIds));
  const { id, version } = product;
  if (product.archivedAt !== null) return (await staff.post(`/products/${id}/restore`)).status;
  const n = random(1000);
  const kinds: (() => PromiseLike<{ status: number }>)[] = [
    () => staff.put(`/products/${id}/stock`).send({ stockQuantity: n % 50, version }),
    () => bulk(product, { type: 'set-price', price: `${n + 1}.50` }),
    () => bulk(product, { type: 'change-tags', add: [`Tag ${n % 7}`], remove: [`Tag ${(n + 1) % 7}`] }),
    () => bulk(product, { type: 'set-featured', featured: n % 2 === 0 }),
    () => bulk(product, { type: 'set-category', categoryId: pick(categoryIds) }),
    () => bulk(product, { type: 'set-weight', weightGrams: n }),
    () => staff.delete(`/products/${id}`),
    () => {
      const texts = { name: `Lampe ${n}`, description: 'Eine Lampe.', specs: [] };
      const translations = ['de', 'fr', 'ja'].slice(n % 3).map((language) => ({ language, ...texts }));
      return staff.put(`/products/${id}/translations`).send({ translations, version });
    },
    () =>
      staff.put(`/products/${id}/images`).send({ images: [1, 2, 3].slice(n % 3).map((i) => image(n + i)), version }),
    () => {
      const { stockQuantity: _, ...form } = plainProduct;
      const texts = { name: `Lamp ${n}`, description: `A lamp of ${n} parts.`, price: `${n + 5}.00` };
      return staff.put(`/products/${id}`).send({ ...form, ...texts, sku: `SKU-${id}-${n}`, version });
    },
    async () => {
      const categoryId = pick(categoryIds);
      const rows = (await staff.get('/staff/categories')).body as { id: number; version: number }[];
      const form = { description: `About ${n}`, image: null, isHidden: n % 2 === 0, translations: [] };
      const name = `Category ${categoryId} ${n}`;
      return staff.put(`/staff/categories/${categoryId}`).send({
        ...form,
        name,
        slug: `category-${categoryId}-${n}`,
        version: rows.find((row) => row.id === categoryId)?.version,
      });
    },
    async () => {
      const { updatedAt: basedOn } = await catalog.client.call(getStaffStoreSettings);
      return operator.put('/store-settings').send({ name: `Store ${n}`, basedOn });
    },
  ];
  return (await pick(kinds)()).status;
}

const countEntries = async (): Promise<{ count: number; last: number }> => {
  const [row] = await catalog.database.db.execute<{ count: number; last: string }>(sql`
    select count(*)::int as count, coalesce(max(id), 0) as last from audit_log where changes <> '{}' and undoes is null`);
  return { count: row?.count ?? 0, last: Number(row?.last ?? 0) };
};

it(`has an entry for each of ${changes} random changes, undoes each, and tells an altered entry`, {
  timeout: 120_000 + changes * 500,
}, async () => {
  const categoryIds: number[] = [];
  for (const name of ['Lighting', 'Audio', 'Video']) categoryIds.push(await catalog.addCategory(name));
  const products = [];
  for (let n = 0; n < 8; n += 1) products.push(await catalog.addProduct({ categoryId: categoryIds[n % 3] }));
  const before = await hashState();
  const made: number[] = [];
  const hashes: string[] = [];
  for (let tried = 0; made.length < changes; tried += 1) {
    expect(tried, 'changes that the service takes').toBeLessThan(changes * 3);
    const [state, { count }] = [await hashState(), await countEntries()];
    const status = await changeSomething(
      products.map(({ id }) => id),
      categoryIds,
    );
    const after = await countEntries();
    const isChanged = (await hashState()) !== state;
    // Changed means one entry, unchanged none: whatever the change was.
    expect([status < 500, after.count - count]).toEqual([true, isChanged ? 1 : 0]);
    if (!isChanged) continue;
    made.push(after.last);
    hashes.push(state);
  }
  for (const id of made.toReversed()) {
    const { status, body } = await operator.post(undoServiceAudit.catalog.path).send({ id, scope: 'entry' });
    expect([status, body.message], `entry ${id}, seed ${testSeed}`).toEqual([200, undefined]);
    expect(await hashState(), `entry ${id}, seed ${testSeed}`).toBe(hashes.pop());
  }
  expect(await hashState()).toBe(before);
  expect(await unbalancedProducts(catalog.database)).toEqual([]);

  await sealEntries(catalog.database);
  const intact = await checkChain(catalog.database, auditedTables);
  expect(intact.fault).toBeNull();
  const altered = made[random(made.length)] ?? 0;
  await catalog.database.db.execute(
    sql`update audit_log set changes = changes || '{"products": null}' where id = ${altered}`,
  );
  expect((await checkChain(catalog.database, auditedTables)).fault).toBe(`entry ${altered} was changed`);
  if (isLong) {
    process.stdout.write(`${changes} changes, each with its entry and undone; state equal; ${intact.entries} hashes\n`);
  }
});
