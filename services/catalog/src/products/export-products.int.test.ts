import { claimImages, storeFetchedImage } from '@shopwright/contracts/http/import-images';
import { productViews } from '@shopwright/contracts/http/staff-products';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileImportsOf } from '../imports/test-imports';
import { startTestCatalog, type TestCatalog, unbalancedProducts } from '../test-catalog';

let catalog: TestCatalog;
let other: TestCatalog;
const here = fileImportsOf(() => catalog);
const there = fileImportsOf(() => other);

beforeAll(async () => {
  [catalog, other] = await Promise.all([
    startTestCatalog({ publicOrigin: 'https://a.example' }),
    startTestCatalog({ publicOrigin: 'https://b.example' }),
  ]);
});
afterAll(() => Promise.all([catalog.stop(), other.stop()]));

const lamp = {
  name: 'Walnut Lamp',
  description: 'A lamp of "walnut",\nand of brass.',
  image: '/images/products/lamp.webp',
  category: 'Lighting',
  price: '20.00',
};

const kinds: Record<string, string>[] = [
  { ...lamp, slug: 'plain' },
  {
    ...lamp,
    slug: 'whole',
    name: '=1+2 Lamp',
    sku: '-17',
    gtin: '4006381333931',
    compareAtPrice: '30',
    tags: 'Summer, USB-C',
    collections: 'summer-sale, Für dich',
    images: 'https://example.com/b.webp https://example.com/c.webp',
    imageAlt: 'On a desk',
    stockQuantity: '7',
    lowStockThreshold: '2',
    weightGrams: '1200',
    needsShipping: 'no',
    featured: 'yes',
    specs: 'Width\\: inner: 3 cm\nBack\\\\slash: 1',
    seoTitle: 'Buy',
    seoDescription: 'A lamp.',
    'name:ar': 'مصباح',
    'description:ar': 'مصباح من الخشب.',
  },
  { slug: 'draft', name: 'Draft', status: 'draft' },
  { ...lamp, slug: 'gone', status: 'archived', sku: 'GONE' },
  { ...lamp, slug: 'off', stockQuantity: '3', inStock: 'no' },
  { ...lamp, slug: 'supplied', price: '', supplierName: 'Nordic', supplierProductId: 'N-1', supplierCost: '10.5' },
  {
    ...lamp,
    slug: 'shirt',
    name: 'T-Shirt',
    price: '',
    option1Name: 'Color',
    'option1Name:de': 'Farbe',
    option2Name: 'Size',
  },
  {
    parent: 'shirt',
    option1Value: 'Black',
    option2Value: 'S',
    option1Swatch: '#000000',
    'option1Value:de': 'Schwarz',
    price: '19',
    sku: 'TS-1',
    stockQuantity: '4',
  },
  {
    parent: 'shirt',
    option1Value: 'White',
    option2Value: 'S',
    price: '21',
    compareAtPrice: '25',
    image: '/images/products/white.webp',
  },
];

const exported = async (from: TestCatalog, query = ''): Promise<string> => {
  const { text } = await (await from.as('staff')).get(`/products/export?${query}`).buffer().expect(200);
  return text;
};
const rowsOf = (json: string) => JSON.parse(json) as Record<string, string>[];

describe('GET /products/export', () => {
  it('has all that an import brings: nothing changes here, and an empty store becomes the same', async () => {
    expect((await here.importRows(kinds)).reasons).toEqual({});
    const json = await exported(catalog, 'format=json');
    expect(rowsOf(json)).toHaveLength(kinds.length);
    const again = await here.importRows(rowsOf(json));
    expect(again.reasons).toEqual({});
    expect(again.progress).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
    expect(await exported(catalog, 'format=json')).toBe(json);

    const moved = await there.importRows(rowsOf(json));
    expect(moved.reasons).toEqual({});
    expect(moved.progress).toMatchObject({ created: 7 });
    expect(await exported(other, 'format=json')).toBe(json);
    expect(await exported(other)).toBe(await exported(catalog));
    expect(await unbalancedProducts(other.database)).toEqual([]);
  });

  it('has uploaded images by addresses at which another store fetches them: they become the same there', async () => {
    const file = await sharp({ create: { width: 9, height: 7, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const staff = await catalog.as('staff');
    const { body } = await staff.post('/images').type('image/png').send(file).expect(201);
    const rows = [{ ...lamp, slug: 'pictured', name: 'Pictured', image: body.image, images: '/images/a.webp' }];
    await here.importRows(rows);
    const json = await exported(catalog, 'format=json&search=pictured');
    const url = `https://a.example${body.image}`;
    expect(rowsOf(json)).toMatchObject([{ image: url, images: '/images/a.webp' }]);
    expect((await here.importRows(rowsOf(json))).progress).toMatchObject({ unchanged: 1 });

    const { jobId } = await there.importRows(rowsOf(json));
    expect(rowsOf(await exported(other, 'format=json&search=pictured'))).toMatchObject([{ image: url }]);
    const call = { params: { jobId }, body: { max: 8, continueLater: false } };
    const { images } = await other.client.call(claimImages, call);
    expect(images.map((one) => one.url)).toEqual([url]);
    const { body: bytes } = await (await catalog.as('bff')).get(`/internal${body.image}`).buffer().expect(200);
    const params = { jobId, imageId: String(images[0]?.id) };
    await other.client.call(storeFetchedImage, { params, file: bytes as Buffer });
    const moved = await exported(other, 'format=json&search=pictured');
    expect(moved.replaceAll('https://b.example', 'https://a.example')).toBe(json);
    expect((await there.importRows(rowsOf(json))).progress).toMatchObject({ unchanged: 1 });
  });

  it('as CSV has a line each, quotes what must be, and lets no cell be a formula', async () => {
    const csv = await exported(catalog);
    expect(csv).toContain('"\'=1+2 Lamp"'.slice(1, -1));
    expect(csv).toContain('"A lamp of ""walnut"",\nand of brass."');
    expect(csv).toContain("'-17");
    const [head] = csv.split('\r\n');
    expect(head).toMatch(/^\ufeff?slug,parent,sku,gtin,name,description,status,category,/);
    expect(head).toContain('option1Name:de');
    expect(head).not.toContain('name:fr');
  });

  it.each([
    ...productViews.map((view) => `view=${view}`),
    'search=shirt',
    'search=walnutt',
    'view=archived&search=walnutt',
    'search=zzzzzz',
    'categoryId=2147483647',
  ])('has the products that the table shows for %s', async (query) => {
    const staff = await catalog.as('staff');
    const asked = query.includes('view=') ? query : `view=all&${query}`;
    const { body } = await staff.get(`/staff/products?sort=newest&${asked}`).expect(200);
    const shown = body.rows.map(({ slug }: { slug: string }) => slug).reverse();
    const slugs = rowsOf(await exported(catalog, `format=json&${asked}`)).flatMap(({ slug }) => slug ?? []);
    expect(slugs).toEqual(shown);
  });

  it('has more products than one batch, each once and in order', async () => {
    const many = Array.from({ length: 1203 }, (_, at) => ({ ...lamp, slug: `many-${at}`, name: `Many ${at}` }));
    await here.importRows(many);
    const slugs = rowsOf(await exported(catalog, 'format=json&search=many')).map(({ slug }) => slug);
    expect(slugs).toEqual(many.map(({ slug }) => slug));
    await catalog.database.db.execute(sql`update products set archived_at = now() where slug like 'many-%'`);
  });

  it('400: another format or view, 403 for shoppers', async () => {
    const staff = await catalog.as('staff');
    const { body } = await staff.get('/products/export?format=xml').expect(400);
    expect(body.fields[0].path).toBe('format');
    await staff.get('/products/export?view=x').expect(400);
    await (await catalog.as('shopper')).get('/products/export').expect(403);
  });
});
