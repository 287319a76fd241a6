import type { MenuItem } from '@shopwright/contracts/http/menus';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { categoriesOf } from '../categories/test-categories';
import { storeSettings } from '../db/store-settings';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let operator: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof operator;
let categories: Awaited<ReturnType<typeof categoriesOf>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [operator, visitor] = await Promise.all([catalog.as('operator'), catalog.as('anonymous')]);
  categories = await categoriesOf(catalog);
});
afterEach(() => catalog.database.db.delete(storeSettings));
afterAll(() => catalog.stop());

const readAll = async () => (await operator.get('/staff/store-settings').expect(200)).body;
const put = async (menus: object | null, basedOn?: string) =>
  operator.put('/store-settings').send({ menus, basedOn: basedOn ?? (await readAll()).updatedAt });
const show = async (language = 'en') => (await visitor.get(`/menus?language=${language}`).expect(200)).body;
const mainLabels = async (language?: string) =>
  (await show(language)).main.map(({ label }: { label: string }) => label);

const page = { kind: 'page', page: 'about', labels: {} } as const;
const about: MenuItem = { ...page, children: [] };
const toCategory = (categoryId: number, hasSubcategories = false): MenuItem => ({
  kind: 'category',
  categoryId,
  labels: {},
  hasSubcategories,
  children: [],
});
const form = {
  text: null,
  image: null,
  seoTitle: null,
  seoDescription: null,
  isEnabled: true,
  translations: { de: { title: 'Neu', text: null, seoTitle: null, seoDescription: null } },
  products: { by: 'hand', ids: [] },
};
const createCollection = async (slug: string) =>
  (
    await operator
      .post('/staff/collections')
      .send({ ...form, slug, title: 'New' })
      .expect(201)
  ).body;

it('a store has the menus that come with it until it writes its own, and again after that', async () => {
  const settings = async () => (await visitor.get('/store-settings').expect(200)).body;
  expect(await settings()).toMatchObject({ hasMenus: false });
  expect(await show()).toEqual({ main: null, footer: null });
  const { body } = await put({ main: null, footer: [about] });
  expect(body).toMatchObject({ hasMenus: true, menus: { main: null, footer: [about] } });
  const shown = await settings();
  expect(shown.hasMenus).toBe(true);
  expect(shown).not.toHaveProperty('menus');
  expect(await show()).toEqual({ main: null, footer: [{ label: null, page: 'about', children: [] }] });
  await put(null);
  expect(await settings()).toMatchObject({ hasMenus: false });
});

describe('GET /menus', () => {
  it('names what visitors see in the language, and leaves out what is hidden, off or gone', async () => {
    const lamps = await categories.create('Lamps');
    const desk = await categories.create('Desk lamps');
    await categories.put(desk, { parentId: lamps.id }).expect(200);
    const fresh = await createCollection('new');
    const menus = {
      main: [
        toCategory(lamps.id, true),
        { kind: 'collection', collectionId: fresh.id, labels: {}, children: [{ ...page, labels: { de: 'Wir' } }] },
      ],
      footer: null,
    };
    expect((await put(menus)).status).toBe(200);
    expect(await show('de')).toEqual({
      main: [
        {
          label: 'Lamps',
          href: '/categories/lamps',
          children: [{ label: 'Desk lamps', href: '/categories/desk-lamps' }],
        },
        { label: 'Neu', href: '/collection/new', children: [{ label: 'Wir', page: 'about' }] },
      ],
      footer: null,
    });
    await categories.put({ ...desk, version: 2 }, { isHidden: true }).expect(200);
    await operator
      .put(`/staff/collections/${fresh.id}`)
      .send({ ...form, slug: 'new', title: 'New', isEnabled: false, version: fresh.version })
      .expect(200);
    expect(await show()).toEqual({
      main: [{ label: 'Lamps', href: '/categories/lamps', children: [] }],
      footer: null,
    });
    await operator.delete(`/staff/collections/${fresh.id}?version=2`).expect(204);
    expect(await mainLabels()).toEqual(['Lamps']);
    // What is gone since does not keep the rest from being saved, nor is it lost.
    const { status, body } = await put({ ...menus, main: [about, ...menus.main] });
    expect(status).toBe(200);
    expect(body.menus.main).toHaveLength(3);
  });

  it('follows a category that is merged into another one, and a form filled before is told so', async () => {
    const [bulbs, tubes, pages] = await Promise.all(['Bulbs', 'Tubes', 'Pages'].map(categories.create));
    if (!bulbs || !tubes || !pages) throw new Error('no categories');
    await put({
      main: [{ ...about, children: [{ kind: 'category', categoryId: bulbs.id, labels: {} }] }],
      footer: null,
    });
    const { updatedAt } = await readAll();
    await categories.merge(pages.id, tubes.id).expect(200);
    expect((await readAll()).updatedAt).toBe(updatedAt);
    await categories.merge(bulbs.id, tubes.id).expect(200);
    expect((await show()).main[0].children).toEqual([{ label: 'Tubes', href: '/categories/tubes' }]);
    await operator.put('/store-settings').send({ menus: null, basedOn: updatedAt }).expect(409);
  });
});

describe('PUT /store-settings with menus', () => {
  it.each([
    ['menus.main.1.categoryId', { main: [about, toCategory(999_999)], footer: null }],
    [
      'menus.footer.0.children.1.collectionId',
      {
        main: null,
        footer: [{ ...about, children: [page, { kind: 'collection', collectionId: 999_999, labels: {} }] }],
      },
    ],
    [
      'menus.main.0.children.0.href',
      {
        main: [{ ...about, children: [{ kind: 'address', href: 'javascript:alert(1)', labels: { en: 'Hello' } }] }],
        footer: null,
      },
    ],
    ['menus.main.0.labels.en', { main: [{ kind: 'heading', labels: {}, children: [] }], footer: null }],
    ['menus.main.0.labels.de', { main: [{ ...about, labels: { de: 'x'.repeat(41) } }], footer: null }],
    ['menus.main.0.page', { main: [{ ...about, page: 'jobs' }], footer: null }],
    ['menus.footer', { main: null, footer: Array(13).fill(about) }],
    ['menus.main', { footer: [] }],
  ])('400 naming %s', async (path, menus) => {
    const { status, body } = await put(menus);
    expect(status).toBe(400);
    expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(await show()).toEqual({ main: null, footer: null });
  });

  it('200 with the most that fits, in every language', async () => {
    const labels = Object.fromEntries(
      ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'].map((code) => [code, '照'.repeat(40)]),
    );
    const link = { ...page, labels };
    const full = Array(12).fill({ ...link, children: Array(12).fill(link) });
    const { status, body } = await put({ main: full, footer: full });
    expect([status, body.menus?.main?.length]).toEqual([200, 12]);
  });

  it('409 for the second of two at the same time', async () => {
    const { updatedAt } = await readAll();
    const both = await Promise.all([
      put({ main: [about], footer: null }, updatedAt),
      put({ main: [], footer: null }, updatedAt),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
