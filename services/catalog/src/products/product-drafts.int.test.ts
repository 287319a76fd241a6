import { readdirSync } from 'node:fs';
import type { Endpoint } from '@shopwright/contracts/endpoint';
import type { BulkChange } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDetail, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
afterAll(() => catalog.stop());

const read = async ({ id }: Pick<StaffProduct, 'id'>): Promise<StaffProduct> =>
  (await staff.get(`/products/${id}`).expect(200)).body;

async function change(products: Pick<StaffProduct, 'id'>[], edit: BulkChange) {
  const rows = await Promise.all(
    products.map(async (product) => ({ id: product.id, version: (await read(product)).version })),
  );
  const { body } = await staff.post('/staff/products/bulk').send({ products: { rows }, change: edit }).expect(200);
  return body.results;
}
const publish = { type: 'set-draft', isDraft: false } as const;
const unpublish = { type: 'set-draft', isDraft: true } as const;

const folder = new URL('../../../../packages/contracts/src/http/', import.meta.url);

/** Every GET endpoint of the catalog that visitors or customers may call, however many there are by now. */
async function publicReads(): Promise<Endpoint[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'service' in value;
  const all = new Set(modules.flatMap((each: Record<string, unknown>) => Object.values(each).filter(isEndpoint)));
  return [...all].filter(
    ({ service, method, access }) =>
      service === 'catalog' && method === 'GET' && (access === 'public' || access === 'shopper'),
  );
}

/** Everything that the endpoint answers about a product, by all the ways of asking that name it. */
async function answersOf({ path }: Endpoint, product: StaffProduct): Promise<string[]> {
  const agents = [visitor, await catalog.as('shopper')];
  const filled = path
    .replace('/categories/:slug', '/categories/drafting')
    .replace('/page-texts/:page', '/page-texts/about')
    .replace(':id', String(product.id));
  const queries: Record<string, string[]> = {
    '/products': [
      '',
      'search=Unheard',
      'search=Unherd',
      'search=something+unheard+of+for+me',
      `search=${product.sku}`,
      'sort=name&language=de',
      'sort=price-asc&minPrice=4000',
      'sort=price-desc',
      `categoryId=${product.categoryId}`,
      'archived=true',
      'inStock=true&featured=true',
    ],
    '/product-facets': ['', 'search=Unheard', `categoryId=${product.categoryId}`, 'minPrice=4000'],
    '/search/suggestions': ['q=unheard', 'q=unherd', 'q=drafting', 'q=something+unheard+of'],
    '/availability': [`ids=${product.id}`],
  };
  const answers: string[] = [];
  for (const agent of agents) {
    for (const query of queries[path] ?? ['', 'language=de']) {
      const response = await agent.get(query ? `${filled}?${query}` : filled);
      expect(response.status, `${filled}?${query}`).toBeLessThan(500);
      answers.push(response.text);
    }
  }
  return answers;
}

const marks = (product: StaffProduct) => [product.name, product.slug, product.sku as string, product.price, 'Unerhört'];

describe('a draft', () => {
  it('is in no answer of any endpoint to a visitor or a customer, until it is published, and after that again', async () => {
    const categoryId = await catalog.addCategory('Drafting');
    const product = await catalog.addProduct({
      name: 'Unheard Theremin',
      description: 'Something unheard of.',
      sku: 'UNHEARD-1',
      price: '4321.09',
      category: 'Drafting',
      categoryId,
      featured: true,
      isDraft: true,
    });
    const translation = { language: 'de', name: 'Unerhörtes Theremin', description: 'Noch nie gehört.', specs: [] };
    const translations = { translations: [translation], version: product.version };
    await staff.put(`/products/${product.id}/translations`).send(translations).expect(200);
    // Another product contains it by its name.
    await catalog.addProduct({ name: 'Kit', specs: [{ label: 'Contains', value: product.name }] });
    const endpoints = await publicReads();
    const leaks = async () => {
      const found: string[] = [];
      for (const endpoint of endpoints) {
        const answers = await answersOf(endpoint, product);
        // The other product's own words are no leak.
        const texts = answers.map((text) => text.replaceAll(`"value":"${product.name}"`, ''));
        if (texts.some((text) => marks(product).some((mark) => text.includes(mark)))) found.push(endpoint.path);
      }
      return found;
    };
    const counted = async () => [
      (await visitor.get('/product-facets').expect(200)).body.total.count,
      (await visitor.get(`/products?categoryId=${categoryId}`).expect(200)).body.length,
    ];
    expect(endpoints.length).toBeGreaterThan(10);
    expect(await leaks()).toEqual([]);
    expect(await counted()).toEqual([1, 0]);
    await visitor.get(`/products/${product.id}`).expect(404);
    await visitor.get(`/products/${product.id}/reviews/summary`).expect(404);

    await change([product], publish);
    expect((await leaks()).sort()).toEqual(['/availability', '/products', '/products/:id', '/search/suggestions']);
    expect(await counted()).toEqual([2, 1]);

    await change([product], unpublish);
    expect(await leaks()).toEqual([]);
    expect(await counted()).toEqual([1, 0]);
  });

  it('is read, edited, stocked and archived by staff', async () => {
    const draft = await catalog.addProduct({ name: 'Edited draft', isDraft: true, stockQuantity: 3 });
    expect(draft).toMatchObject({ isDraft: true, archivedAt: null });
    const { stockQuantity: _, ...form } = plainProduct;
    const edit = { ...form, name: 'Better draft', price: '21.00', version: draft.version };
    const { body: edited } = await staff.put(`/products/${draft.id}`).send(edit).expect(200);
    const { body: stocked } = await staff
      .put(`/products/${draft.id}/stock`)
      .send({ stockQuantity: 9, version: edited.version });
    expect(stocked).toMatchObject({ name: 'Better draft', price: '21.00', stockQuantity: 9, isDraft: true });
    const { body: archived } = await staff.delete(`/products/${draft.id}`).expect(200);
    expect(archived).toMatchObject({ isDraft: false, archivedAt: expect.any(String) });
    await change([draft], unpublish);
    // A draft is not archived, so that there is nothing to restore.
    const { body: kept } = await staff.post(`/products/${draft.id}/restore`).expect(200);
    expect(kept).toMatchObject({ isDraft: true, archivedAt: null });
    expect((await staff.get(`/products/${draft.id}`)).body).toEqual(inDetail(kept));
    expect((await staff.get('/products?archived=true')).body.map(({ id }: StaffProduct) => id)).not.toContain(draft.id);
  });

  it('needs a name only, and is published once nothing is missing', async () => {
    const { body: draft } = await staff.post('/products').send({ name: 'An idea', isDraft: true }).expect(201);
    expect(draft).toMatchObject({ name: 'An idea', description: '', price: '0.00', image: '', category: '' });
    expect((await staff.get(`/products/${draft.id}`).expect(200)).body).toMatchObject({ images: [], isDraft: true });
    const skipped = [{ id: draft.id, outcome: 'skipped', reason: 'incomplete' }];
    expect(await change([draft], publish)).toEqual(skipped);

    const { stockQuantity: _, isDraft: __, ...complete } = { ...plainProduct, name: 'An idea', isDraft: true };
    const edit = (changes: object, version: number) =>
      staff.put(`/products/${draft.id}`).send({ ...complete, isDraft: true, ...changes, version });
    let { version } = draft;
    for (const missing of [{ description: '' }, { price: '0.00' }, { image: '' }, { category: '' }]) {
      version = (await edit(missing, version).expect(200)).body.version;
      expect(await change([draft], publish)).toEqual(skipped);
    }
    await edit({}, version).expect(200);
    expect(await change([draft], publish)).toMatchObject([{ outcome: 'changed' }]);
    const published = await read(draft);
    expect(published).toMatchObject({ isDraft: false, archivedAt: null, price: '20.00' });
    // What lacks something is no edit of a product on sale.
    await edit({ price: '0.00' }, published.version).expect(409);
    await edit({ price: '0.00', isDraft: false }, published.version).expect(400);
    const noImages = { images: [], version: published.version };
    await staff.put(`/products/${draft.id}/images`).send(noImages).expect(400);
  });

  it('without a price gets its other values back by an undo', async () => {
    const { body: draft } = await staff.post('/products').send({ name: 'Plain', isDraft: true }).expect(201);
    const [{ version, before }] = await change([draft], { type: 'set-featured', featured: true });
    const rows = [{ id: draft.id, version, before }];
    await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(await read(draft)).toMatchObject({ featured: false, price: '0.00' });
  });

  it('may lose its images again', async () => {
    const draft = await catalog.addProduct({ isDraft: true });
    const body = { images: [], version: draft.version };
    const { body: without } = await staff.put(`/products/${draft.id}/images`).send(body).expect(200);
    expect(without).toMatchObject({ image: '', images: [] });
  });

  it('without a price is restored as a draft, by its page, by the bulk bar and by an undo', async () => {
    const made = async () => (await staff.post('/products').send({ name: 'Put away', isDraft: true }).expect(201)).body;
    const [one, two] = [await made(), await made()];
    for (const { id } of [one, two]) await staff.delete(`/products/${id}`).expect(200);
    expect(await read(one)).toMatchObject({ isDraft: false, archivedAt: expect.any(String) });
    const { body: restored } = await staff.post(`/products/${one.id}/restore`).expect(200);
    expect(restored).toMatchObject({ isDraft: true, archivedAt: null });
    expect(await change([two], { type: 'set-archived', isArchived: false })).toMatchObject([{ outcome: 'changed' }]);
    expect(await read(two)).toMatchObject({ isDraft: true, archivedAt: null });

    const live = await catalog.addProduct();
    const [result] = await change([live], unpublish);
    const { body: emptied } = await staff
      .put(`/products/${live.id}`)
      .send({ name: 'Emptied', isDraft: true, version: result.version })
      .expect(200);
    const rows = [{ id: live.id, version: emptied.version, before: result.before }];
    const { body: undone } = await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(undone.results).toMatchObject([{ outcome: 'skipped', reason: 'incomplete' }]);
  });

  it('is a view of its own in the back office, with its count, and no archived product', async () => {
    const categoryId = await catalog.addCategory('Views');
    const made = { category: 'Views', categoryId };
    const [draft, archived, active] = [
      await catalog.addProduct({ ...made, isDraft: true }),
      await catalog.addProduct(made),
      await catalog.addProduct(made),
    ];
    const counts = async () => (await staff.get('/staff/products').expect(200)).body.counts;
    const before = await counts();
    await staff.delete(`/products/${archived.id}`).expect(200);
    const list = async (view: string, sort = 'name') => {
      const { body } = await staff
        .get(`/staff/products?view=${view}&categoryId=${categoryId}&sort=${sort}`)
        .expect(200);
      return body.rows.map(({ id }: StaffProduct) => id);
    };
    for (const sort of ['newest', 'name', 'price', 'stock-desc']) {
      expect(await list('draft', sort)).toEqual([draft.id]);
      expect(await list('archived', sort)).toEqual([archived.id]);
      expect(await list('active', sort)).toEqual([active.id]);
      expect((await list('all', sort)).sort()).toEqual([draft.id, archived.id, active.id].sort());
    }
    const after = await counts();
    expect(after).toEqual({ ...before, active: before.active - 1, archived: before.archived + 1 });
    expect((await staff.get('/staff/products?view=draft&limit=1')).body.total).toBe(after.draft);
    const { body: categories } = await staff.get('/staff/categories').expect(200);
    expect(categories.find(({ id }: { id: number }) => id === categoryId)).toMatchObject({
      productCount: 1,
      archivedCount: 1,
      draftCount: 1,
    });
  });

  it('cannot be bought, and leaves the rest of a cart', async () => {
    const [draft, other] = [await catalog.addProduct({ name: 'Was on sale' }), await catalog.addProduct()];
    const lines = [draft, other].map(({ id }) => ({ productId: id, quantity: 1 }));
    await catalog.reserve(lines);
    await change([draft], unpublish);
    const failed = await catalog.reserve(lines).catch((error: Error) => error.message);
    expect(failed).toContain('"code":"out_of_stock"');
    expect(failed).toContain(`{"productId":${draft.id},"name":"","requested":1,"available":0}`);
    expect(failed).not.toContain(`"productId":${other.id}`);
    const { body } = await visitor.get(`/availability?ids=${draft.id},${other.id}`).expect(200);
    expect(body.find((row: { productId: number }) => row.productId === draft.id)).toEqual({
      productId: draft.id,
      available: 0,
      isLow: false,
      price: null,
    });
    await catalog.reserve([{ productId: other.id, quantity: 1 }]);
    await change([draft], publish);
    await catalog.reserve([{ productId: draft.id, quantity: 1 }]);
  });

  it('gives up its SKU, and is not published while another product has it', async () => {
    const draft = await catalog.addProduct({ sku: 'SHARED-1', isDraft: true });
    const live = await catalog.addProduct({ sku: 'shared-1' });
    expect(await change([draft], publish)).toEqual([{ id: draft.id, outcome: 'skipped', reason: 'sku-taken' }]);
    await staff.delete(`/products/${live.id}`).expect(200);
    expect(await change([draft], publish)).toMatchObject([{ outcome: 'changed' }]);
  });

  it('is published and unpublished with many others, and an undo brings each back to what it was', async () => {
    const products = [
      await catalog.addProduct({ isDraft: true }),
      await catalog.addProduct(),
      await catalog.addProduct(),
    ];
    const archived = products[2] as StaffProduct;
    await staff.delete(`/products/${archived.id}`).expect(200);
    const states = async () =>
      catalog.database.db.execute(sql`select archived_at::text, is_draft from products
        where id in (${sql.join(
          products.map(({ id }) => sql`${id}`),
          sql`, `,
        )}) order by id`);
    const before = await states();
    const results = await change(products, unpublish);
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['unchanged', 'changed', 'changed']);
    expect((await states()).map(({ is_draft }) => is_draft)).toEqual([true, true, true]);
    const rows = results
      .filter(({ outcome }: { outcome: string }) => outcome === 'changed')
      .map(({ id, version, before: old }: { id: number; version: number; before: object }) => ({
        id,
        version,
        before: old,
      }));
    await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(await states()).toEqual(before);
  });

  it('is made, published and unpublished by staff alone', async () => {
    const { id, version } = await catalog.addProduct({ isDraft: true });
    for (const role of ['anonymous', 'shopper'] as const) {
      const agent = await catalog.as(role);
      const status = role === 'anonymous' ? 401 : 403;
      await agent
        .post('/products')
        .send({ ...plainProduct, isDraft: true })
        .expect(status);
      const body = { products: { rows: [{ id, version }] }, change: publish };
      await agent.post('/staff/products/bulk').send(body).expect(status);
    }
    expect(await read({ id })).toMatchObject({ isDraft: true, version });
  });
});
