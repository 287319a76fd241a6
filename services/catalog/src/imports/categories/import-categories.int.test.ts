import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../../../workers/src/product-files/test-files';
import { startTestCatalog, type TestCatalog } from '../../test-catalog';
import { fileImportsOf } from '../test-imports';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
const { upload, workAll, work, undo, setState, progress, importRows } = fileImportsOf(() => catalog);
const terms = { kind: 'categories' as const };

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
beforeEach(() =>
  catalog.database.db.execute(
    sql`truncate categories, category_redirects, category_translations, products, collections cascade`,
  ),
);
afterAll(() => catalog.stop());

const list = async () => (await staff.get('/staff/categories').expect(200)).body;
const slugs = async () => (await list()).map(({ slug }: { slug: string }) => slug);
const row = (slug: string, cells: FileCells = {}): FileCells => ({
  slug,
  name: `Name of ${slug}`,
  path: slug,
  parent: '',
  ...cells,
});
const tree = () => [
  row('home', {
    'name:de': 'Wohnen',
    'description:de': 'Für zu Hause',
    features: 'Free returns\nTwo years of warranty',
    'features:de': 'Zwei Jahre',
  }),
  row('lamps', {
    parent: 'home',
    description: 'All lamps',
    isHidden: 'true',
    image: '/images/lamps.webp',
    position: '7',
  }),
  row('desk-lamps', { parent: 'lamps' }),
];

describe('an import of categories', () => {
  it('makes the tree of the file, with all that the editor edits', async () => {
    const { reasons, items } = await importRows(tree(), terms);
    expect(reasons).toEqual({});
    const [home, lamps, desk] = await list();
    expect(home).toMatchObject({
      slug: 'home',
      parentId: null,
      translations: [{ language: 'de', name: 'Wohnen', description: 'Für zu Hause' }],
      features: { en: ['Free returns', 'Two years of warranty'], de: ['Zwei Jahre'] },
    });
    expect(lamps).toMatchObject({
      parentId: home.id,
      isHidden: true,
      description: 'All lamps',
      image: '/images/lamps.webp',
    });
    expect(desk).toMatchObject({ slug: 'desk-lamps', parentId: lamps.id });
    expect(items.map(({ name }) => name)).toEqual(['Name of home', 'Name of lamps', 'Name of desk-lamps']);
  });

  it('finds parents by path, and a category by its name or an earlier slug, whose page leads on', async () => {
    await importRows(tree(), terms);
    await importRows(
      [
        { path: 'Name of home > Shades', name: 'Shades' },
        { path: 'x', slug: 'shelf', name: 'name of DESK-lamps' },
      ],
      terms,
    );
    const [, , desk, shades] = (await list()).toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
    expect(shades).toMatchObject({ slug: 'shades', parentId: (await list())[0].id });
    expect(desk).toMatchObject({ slug: 'shelf', name: 'name of DESK-lamps', parentId: null });
    await importRows([{ path: 'x', slug: 'desk-lamps', description: 'Found' }], terms);
    expect((await list()).find(({ id }: { id: number }) => id === desk.id)).toMatchObject({
      description: 'Found',
      slug: 'desk-lamps',
    });
  });

  it('refuses each row that the store could not have so, with the column', async () => {
    await importRows(tree(), terms);
    const { reasons } = await importRows(
      [
        row('new', { parent: 'nowhere' }),
        row('home', { parent: 'desk-lamps' }),
        row('four', { parent: 'desk-lamps' }),
        row('five', { parent: 'four' }),
        row('other', { name: 'Name of lamps', slug: 'other-slug' }),
        row('Not A Slug'),
        row('a', { name: 'A' }),
        row('b', { isHidden: 'perhaps' }),
        row('c', { 'name:de': '', 'description:de': 'Ohne Namen' }),
        row('d', { image: 'javascript:x' }),
        row('e', { position: 'first' }),
        { path: '' },
      ],
      terms,
    );
    expect(reasons).toMatchObject({
      1: 'parent: The store has no category “nowhere”, nor have the rows before this one',
      2: expect.stringMatching(/^parent: /),
      4: expect.stringMatching(/^parent: /),
      6: expect.stringMatching(/^slug: /),
      7: expect.stringMatching(/^name: /),
      8: 'isHidden: Must be true or false',
      9: 'name:de: Required',
      10: expect.stringMatching(/^image: /),
      11: expect.stringMatching(/^position: /),
      12: expect.stringMatching(/^slug: /),
    });
    // A name finds its category, which gets the slug of the row.
    expect(await slugs()).toEqual(['home', 'other-slug', 'desk-lamps', 'four']);
  });

  it('says what would change before it does, also below rows that are not there yet, and nothing the second time', async () => {
    const jobId = await upload(tree(), { ...terms, isDryRun: true });
    await workAll(jobId);
    expect(await list()).toEqual([]);
    expect(await progress(jobId)).toMatchObject({ created: 3, rejected: 0 });
    await setState(jobId, 'running');
    await workAll(jobId);
    expect(await slugs()).toEqual(['home', 'lamps', 'desk-lamps']);
    const before = await list();
    for (const isDryRun of [true, false]) {
      expect((await importRows(tree(), { ...terms, isDryRun })).progress).toMatchObject({ unchanged: 3, updated: 0 });
    }
    expect(await list()).toEqual(before);
    const { items } = await importRows([row('lamps', { parent: '', name: 'Lights', description: '' })], {
      ...terms,
      isDryRun: true,
    });
    expect(items[0]?.changes?.values).toMatchObject({
      parent: ['home', null],
      name: ['Name of lamps', 'Lights'],
      description: ['All lamps', null],
    });
  });

  it('renames its products, and is undone where nobody changed it since then', async () => {
    await importRows(tree().slice(0, 1), terms);
    const product = await catalog.addProduct({ category: 'Name of home' });
    const { jobId } = await importRows(
      [{ path: 'x', slug: 'home', name: 'House', description: 'New' }, ...tree().slice(1), row('kept')],
      terms,
    );
    await expect
      .poll(
        async () => (await catalog.database.db.execute(sql`select is_syncing from categories where slug = 'home'`))[0],
      )
      .toMatchObject({ is_syncing: true });
    const kept = (await list()).find(({ slug }: { slug: string }) => slug === 'kept');
    await staff
      .put(`/staff/categories/${kept.id}`)
      .send({
        name: 'Name of kept',
        slug: 'kept',
        description: 'By hand',
        image: null,
        isHidden: false,
        translations: [],
        version: kept.version,
      })
      .expect(200);
    await undo(jobId);
    expect(await slugs()).toEqual(['home', 'kept']);
    expect((await list())[0]).toMatchObject({
      name: 'Name of home',
      description: null,
      features: { de: ['Zwei Jahre'] },
    });
    const { body } = await staff.get(`/imports/${jobId}/items?show=kept`).expect(200);
    expect(body).toMatchObject([{ reason: 'Changed since then, and kept: description' }]);
    expect(product.id).toBeGreaterThan(0);
  });

  it('imports each row once by two workers, beside another import of the same', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      row(`c-${at}`, at % 3 === 0 ? {} : { parent: `c-${at - (at % 3)}` }),
    );
    const [one, other] = [await upload(rows, terms), await upload(rows, terms)];
    await Promise.all([workAll(one), work(one), workAll(other)]);
    const [first, second] = [await progress(one), await progress(other)];
    expect(first.created + second.created).toBe(60);
    expect(first.unchanged + second.unchanged).toBe(60);
  });
});

it('categories of an export come back as they were', async () => {
  await importRows([...tree(), row('empty', { description: '=1+1\n"two"', 'name:ar': 'فئة' })], terms);
  const read = async () => (await staff.get('/staff/categories/export').buffer().expect(200)).text;
  const csv = await read();
  await catalog.database.db.execute(sql`truncate categories, category_redirects, category_translations cascade`);
  const { cells, head } = await readFile(csv);
  expect(head).toMatchObject({ kind: 'categories', format: 'shopwright' });
  expect((await importRows(cells, terms)).reasons).toEqual({});
  expect(await read()).toBe(csv);
  expect((await importRows(cells, terms)).progress).toMatchObject({ unchanged: 4 });
});
