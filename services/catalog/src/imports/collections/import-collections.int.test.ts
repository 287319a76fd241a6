import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../../workers/src/product-files/test-files';
import { finishSync } from '../../collections/test-finish-sync';
import { startTestCatalog, type TestCatalog } from '../../test-catalog';
import { fileImportsOf } from '../test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let lamp: { id: number; slug: string };
let chair: { id: number; slug: string };
const { upload, workAll, work, undo, setState, progress, importRows } = fileImportsOf(() => catalog);
const terms = { kind: 'collections' as const };

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
  await staff.post('/categories').send({ name: 'Lamps', slug: 'lamps' }).expect(201);
});
beforeEach(async () => {
  await catalog.database.db.execute(sql`truncate collections, collection_products`);
  lamp = await catalog.addProduct({ name: `Lamp ${crypto.randomUUID()}`, category: 'Lamps', price: '10.00' });
  chair = await catalog.addProduct({ name: `Chair ${crypto.randomUUID()}`, category: 'Chairs', price: '90.00' });
});
afterAll(() => catalog.stop());

const list = async () => {
  const { body } = await staff.get('/staff/collections').expect(200);
  return Promise.all(
    body.map(async ({ id }: { id: number }) => (await staff.get(`/staff/collections/${id}`).expect(200)).body),
  );
};
const rule = (...conditions: object[]) => JSON.stringify({ match: 'all', conditions });
const byHand = (): FileCells => ({
  slug: 'summer',
  title: 'Summer',
  text: 'Light and warm',
  seoTitle: 'Buy summer',
  isEnabled: 'false',
  rule: '',
  products: `${chair.slug} ${lamp.slug}`,
  'title:de': 'Sommer',
  'text:de': 'Hell',
});
const byRule = (): FileCells => ({
  slug: 'cheap-lamps',
  title: 'Cheap lamps',
  rule: rule({ type: 'category', category: 'lamps' }, { type: 'price', min: '1.00', max: '20.00' }),
  products: '',
});

describe('an import of collections', () => {
  it('has all that the editor edits: texts, translations, rules by category, and products in their order', async () => {
    const { reasons } = await importRows([byHand(), byRule()], terms);
    expect(reasons).toEqual({});
    await finishSync(catalog.database);
    const [cheap, summer] = await list();
    expect(summer).toMatchObject({
      slug: 'summer',
      text: 'Light and warm',
      seoTitle: 'Buy summer',
      isEnabled: false,
      rule: null,
      products: [{ id: chair.id }, { id: lamp.id }],
      translations: { de: { title: 'Sommer', text: 'Hell', seoTitle: null, seoDescription: null } },
    });
    const [category] = await catalog.database.db.execute(sql`select id from categories where slug = 'lamps'`);
    expect(cheap.rule).toEqual({
      match: 'all',
      conditions: [
        { type: 'category', categoryId: category?.id },
        { type: 'price', min: '1.00', max: '20.00' },
      ],
    });
    expect(cheap.productCount).toBeGreaterThan(0);
    const [entry] = await catalog.database.db.execute(
      sql`select changes::text from audit_log where target_type = 'collection' and target_name = 'Summer' order by id desc limit 1`,
    );
    expect(String(entry?.changes)).toContain('collection_products');
  });

  it('refuses a rule or a list that names what the store lacks, with a sentence', async () => {
    const { reasons } = await importRows(
      [
        { ...byRule(), slug: 'one', rule: rule({ type: 'category', category: 'no-such' }) },
        { ...byRule(), slug: 'two', rule: rule({ type: 'attribute', attribute: 'color' }) },
        { ...byRule(), slug: 'three', rule: '{' },
        { ...byRule(), slug: 'four', rule: rule() },
        { ...byRule(), slug: 'five', rule: rule({ type: 'category', categoryId: 1 }) },
        { ...byHand(), slug: 'six', products: `${lamp.slug} no-such` },
        { ...byRule(), slug: 'seven', products: lamp.slug },
        { ...byHand(), slug: 'eight', title: '' },
        { ...byHand(), slug: 'Not A Slug' },
        { ...byHand(), slug: 'nine', 'title:de': '' },
        { title: '' },
      ],
      terms,
    );
    expect(reasons).toEqual({
      1: 'rule: The store has no category “no-such”',
      2: 'rule: A rule has no condition “attribute”',
      3: expect.stringMatching(/^rule: Must be a rule/),
      4: expect.stringMatching(/^rule: /),
      5: 'rule: The store has no category “”',
      6: 'products: The store has no product “no-such”',
      7: 'products: A rule chooses the products of this collection',
      8: 'title: Required',
      9: expect.stringMatching(/^slug: /),
      10: 'title:de: Required',
      11: expect.stringMatching(/Required/),
    });
    expect(await list()).toEqual([]);
  });

  it('says what would change before it does, and changes nothing by the same file', async () => {
    const jobId = await upload([byHand(), byRule()], { ...terms, isDryRun: true });
    await workAll(jobId);
    expect(await list()).toEqual([]);
    await setState(jobId, 'running');
    await workAll(jobId);
    const before = await list();
    expect(before).toHaveLength(2);
    for (const isDryRun of [true, false]) {
      const { progress: again } = await importRows([byHand(), byRule()], { ...terms, isDryRun });
      expect(again).toMatchObject({ unchanged: 2, updated: 0, created: 0 });
    }
    expect(await list()).toEqual(before);
    const { items } = await importRows([{ ...byHand(), products: lamp.slug }], { ...terms, isDryRun: true });
    expect(items[0]?.changes?.values).toMatchObject({ products: [[chair.slug, lamp.slug], [lamp.slug]] });
  });

  it('is undone where nobody changed it since then', async () => {
    await importRows([byHand()], terms);
    const before = await list();
    const { jobId } = await importRows(
      [
        { ...byHand(), title: 'Sun', products: '', rule: rule({ type: 'new' }), 'title:de': '', 'text:de': '' },
        byRule(),
        { ...byRule(), slug: 'kept' },
      ],
      terms,
    );
    const kept = (await list()).find(({ slug }: { slug: string }) => slug === 'kept');
    await catalog.database.db.execute(sql`update collections set text = 'By hand' where id = ${kept.id}`);
    await undo(jobId);
    const after = await list();
    expect(after.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['kept', 'summer']);
    const summer = after.find(({ slug }: { slug: string }) => slug === 'summer');
    expect({ ...summer, version: 0, productCount: 2 }).toEqual({ ...before[0], version: 0, productCount: 2 });
    const { body } = await staff.get(`/imports/${jobId}/items?show=kept`).expect(200);
    expect(body).toMatchObject([{ reason: 'Changed since then, and kept: text' }]);
  });

  it('imports each row once by two imports at the same time, and no more than a store may have', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...byHand(), slug: `c-${at}`, title: `C ${at}` }));
    const [one, other] = [await upload(rows, terms), await upload(rows, terms)];
    await Promise.all([workAll(one), work(one), workAll(other)]);
    const [first, second] = [await progress(one), await progress(other)];
    expect(first.created + second.created).toBe(60);
    expect(first.unchanged + second.unchanged).toBe(60);
    await catalog.database.db.execute(
      sql`insert into collections (slug, title) select 'x-' || n, 'X' from generate_series(1, 440) n`,
    );
    const { reasons } = await importRows([byRule()], terms);
    expect(reasons[1]).toMatch(/^title: .*500/);
  });
});

it('collections of an export come back as they were, also a list longer than a cell', async () => {
  // Products of the same slug base differ by a number.
  await catalog.database.db.execute(sql`
    insert into products (name, slug, description, price, image, category)
    select 'many', 'many-products-of-one-collection-by-hand-' || n, 'd', 1, '/images/x.webp', 'Lamps' from generate_series(1, 600) n`);
  const found = await catalog.database.db.execute<{ slug: string }>(
    sql`select slug from products where slug like 'many-products-of%' order by id desc`,
  );
  const many = { ...byHand(), slug: 'many', title: 'Many', products: found.map(({ slug }) => slug).join(' ') };
  await importRows([byHand(), byRule(), { ...many, text: '=1+1\n"two"' }], terms);
  const read = async () => (await staff.get('/staff/collections/export').buffer().expect(200)).text;
  const csv = await read();
  expect(csv.match(/^many,/gm)).toHaveLength(2);
  await catalog.database.db.execute(sql`truncate collections, collection_products`);
  const { items, head, cells } = await readFile(csv);
  expect(head.kind).toBe('collections');
  expect(items).toHaveLength(3);
  expect((await importRows(cells, terms)).reasons).toEqual({});
  expect(await read()).toBe(csv);
  expect((await importRows(cells, terms)).progress).toMatchObject({ unchanged: 3 });
  await (await catalog.asStaffWith('products:read')).get('/staff/collections/export').expect(403);
});
