import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});

afterAll(() => catalog.stop());

const image = (name: string, alt = '') => ({ url: `/images/products/${name}.webp`, alt });
const read = async (id: number, query = '') => (await visitor.get(`/products/${id}${query}`).expect(200)).body;
const putImages = (id: number, images: object[], version: number, agent = staff) =>
  agent.put(`/products/${id}/images`).send({ images, version });

describe('PUT /products/:id/images', () => {
  it('200: stores them in order, the first as the product’s image, and reorders and removes them', async () => {
    const { id, version } = await catalog.addProduct({ image: image('one').url });
    expect((await read(id)).images).toEqual([image('one')]);
    const images = [image('two', 'From above'), image('one'), image('three', 'In use')];
    const { body } = await putImages(id, images, version).expect(200);
    expect(body).toMatchObject({ image: image('two').url, images, version: version + 1 });
    expect(await read(id)).toMatchObject({ image: image('two').url, images });

    await putImages(id, [image('three', 'In use')], version + 1).expect(200);
    expect(await read(id)).toMatchObject({ image: image('three').url, images: [image('three', 'In use')] });
  });

  it('200: the edit form replaces the first image, and with it the text that described it', async () => {
    const { id, version, ...product } = await catalog.addProduct();
    await putImages(id, [image('one', 'Old'), image('two', 'Kept')], version).expect(200);
    const edit = { name: product.name, description: product.description, price: product.price, category: 'Lighting' };
    const flags = { featured: false, inStock: true, lowStockThreshold: 5 };
    await staff
      .put(`/products/${id}`)
      .send({ ...edit, ...flags, image: image('new').url, version: version + 1 })
      .expect(200);
    expect((await read(id)).images).toEqual([image('new'), image('two', 'Kept')]);

    const again = { ...edit, ...flags, image: image('two').url, version: version + 2 };
    await staff.put(`/products/${id}`).send(again).expect(200);
    expect((await read(id)).images, 'an image is never listed twice').toEqual([image('two')]);
  });

  it.each([
    ['no image', []],
    ['an address of another site without https', [{ url: 'http://example.com/a.png', alt: '' }]],
    ['the same image twice', [image('one'), image('one', 'again')]],
    ['more than 12', Array.from({ length: 13 }, (_, index) => image(`n${index}`))],
    ['a text of more than 200 letters', [image('one', 'x'.repeat(201))]],
  ])('400: refuses %s', async (_what, images) => {
    const { id, version } = await catalog.addProduct();
    await putImages(id, images, version).expect(400);
  });

  it('401 for visitors, 403 for shoppers', async () => {
    const { id, version } = await catalog.addProduct();
    await putImages(id, [image('one')], version, visitor).expect(401);
    await putImages(id, [image('one')], version, await catalog.as('shopper')).expect(403);
  });

  it('404 for an unknown and for an archived product', async () => {
    await putImages(2_147_483_647, [image('one')], 1).expect(404);
    const { id, version } = await catalog.addProduct();
    await staff.delete(`/products/${id}`).expect(200);
    await putImages(id, [image('one')], version + 1).expect(404);
  });

  it('409: of two at the same time, one wins as a whole', async () => {
    const { id, version } = await catalog.addProduct();
    const sets = [
      [image('a'), image('b')],
      [image('c'), image('d'), image('e')],
    ];
    const responses = await Promise.all(sets.map((images) => putImages(id, images, version)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect((await read(id)).images).toEqual(sets[winner]);
  });
});

describe('GET /products/:id', () => {
  it('names the products of the store that it contains, in the visitor’s language and on sale', async () => {
    const parts = await Promise.all(
      ['Boom Arm', 'Ring Light', 'Old Webcam'].map((name) => catalog.addProduct({ name })),
    );
    const [arm, light, webcam] = parts.map(({ id }) => id) as [number, number, number];
    await staff.delete(`/products/${webcam}`).expect(200);
    await staff
      .put(`/products/${light}/translations`)
      .send({ translations: [{ language: 'de', name: 'Ringlicht', description: 'Ein Licht.' }] })
      .expect(200);
    const { id } = await catalog.addProduct({ name: 'Kit' });
    const specs = ['Ring Light', 'Old Webcam', '2 × USB-C', 'Kit', 'Boom Arm'].map((value) => ({
      label: 'Part',
      value,
    }));
    await catalog.database.db.execute(
      sql`update products set specs = ${JSON.stringify(specs)}::jsonb where id = ${id}`,
    );
    const part = (partId: number, name: string) => ({
      id: partId,
      name,
      price: '20.00',
      image: '/images/products/desk-lamp.webp',
    });
    expect((await read(id)).contains).toEqual([part(light, 'Ring Light'), part(arm, 'Boom Arm')]);
    expect((await read(id, '?language=de')).contains).toEqual([part(light, 'Ringlicht'), part(arm, 'Boom Arm')]);
    expect((await read(arm)).contains).toEqual([]);
  });

  it('is new for 30 days', async () => {
    const { id, isNew } = await catalog.addProduct();
    expect(isNew).toBe(true);
    const age = (days: number) =>
      catalog.database.db.execute(
        sql`update products set created_at = now() - make_interval(days => ${days}) where id = ${id}`,
      );
    await age(29);
    expect((await read(id)).isNew).toBe(true);
    await age(31);
    expect((await read(id)).isNew).toBe(false);
  });

  it('is low on stock by what is available, from the threshold down to one', async () => {
    const { id } = await catalog.addProduct({ stockQuantity: 7, lowStockThreshold: 5 });
    expect(await read(id)).toMatchObject({ isLowStock: false, stockQuantity: 7 });
    await catalog.reserve([{ productId: id, quantity: 2 }]);
    expect(await read(id)).toMatchObject({ isLowStock: true, stockQuantity: 5 });
    await catalog.reserve([{ productId: id, quantity: 5 }]);
    expect(await read(id)).toMatchObject({ isLowStock: false, stockQuantity: 0 });
  });
});

describe('GET /categories/:slug', () => {
  it('200 in the visitor’s language, 404 for an unknown one, 400 for what is no slug', async () => {
    await catalog.database.db.execute(
      sql`with made as (insert into categories (name, slug, description) values ('Lamps', 'lamps', 'For desks.') returning id)
        insert into category_translations (category_id, language, name) select id, 'de', 'Lampen' from made`,
    );
    const { body } = await visitor.get('/categories/lamps').expect(200);
    expect(body).toMatchObject({ name: 'Lamps', slug: 'lamps', description: 'For desks.' });
    const german = await visitor.get('/categories/lamps?language=de').expect(200);
    expect(german.body).toMatchObject({ id: body.id, name: 'Lampen', description: 'For desks.' });
    await visitor.get('/categories/none').expect(404);
    await visitor.get('/categories/A%20B').expect(400);
    const { id } = await catalog.addProduct({ category: 'lamps' });
    expect((await read(id)).categorySlug).toBe('lamps');
  });
});
