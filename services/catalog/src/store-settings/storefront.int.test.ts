import { demonstrationSettings } from '@shopwright/contracts/http/store-settings';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { categoriesOf } from '../categories/test-categories';
import { demonstrationMark, seedMarks, storeSettings } from '../db/store-settings';
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
afterEach(async () => {
  await catalog.database.db.delete(storeSettings);
  await catalog.database.db.delete(seedMarks);
});
afterAll(() => catalog.stop());

const read = async () => (await visitor.get('/store-settings').expect(200)).body;
const readTexts = async (language: string) =>
  (await visitor.get(`/storefront-texts?language=${language}`).expect(200)).body;
const readAll = async () => (await operator.get('/staff/store-settings').expect(200)).body;
const put = async (changes: object) =>
  operator.put('/store-settings').send({ ...changes, basedOn: (await readAll()).updatedAt });
const featuresOf = async (id: number, language: string) =>
  (await visitor.get(`/products/${id}?language=${language}`).expect(200)).body.features;

describe('a store without settings', () => {
  it('makes no promise that only a merchant can keep, and shows nothing of the demonstration', async () => {
    const { isDemonstration, hiddenClaims, homeSections, heroImage } = await read();
    expect({ isDemonstration, heroImage }).toEqual({ isDemonstration: false, heroImage: null });
    expect(hiddenClaims).toEqual(['delivery', 'returns', 'support', 'materials', 'warranty', 'badge_seller']);
    expect(homeSections).not.toContain('trio');
    expect(await readTexts('de')).toEqual({});
  });

  it('is a demonstration where the demo products were added, until its owner changes a setting', async () => {
    await catalog.database.db.insert(seedMarks).values({ name: demonstrationMark });
    expect(await readAll()).toEqual(demonstrationSettings);
    await put({ homeSections: ['products', 'newsletter'], hiddenClaims: ['warranty'] });
    expect(await read()).toMatchObject({
      isDemonstration: true,
      homeSections: ['products', 'newsletter'],
      hiddenClaims: ['warranty'],
    });
  });
});

describe('GET /storefront-texts', () => {
  it('has each text in the language, else in English, and no other language', async () => {
    const storefrontTexts = {
      en: { heroTitle: 'Lamps for every desk', heroButton: 'See the lamps' },
      de: { heroTitle: 'Lampen für jeden Tisch', heroText: '' },
    };
    const { body } = await put({ storefrontTexts });
    expect(body).toMatchObject({ storefrontTexts, hasStorefrontTexts: true });
    expect(await readTexts('de')).toEqual({ heroTitle: 'Lampen für jeden Tisch', heroButton: 'See the lamps' });
    expect(await readTexts('ar')).toEqual(storefrontTexts.en);
    const visible = await read();
    expect(visible.hasStorefrontTexts).toBe(true);
    expect(JSON.stringify(visible)).not.toContain('Lampen');
    await put({ storefrontTexts: { de: { heroTitle: '' } } });
    expect((await read()).hasStorefrontTexts).toBe(false);
  });

  it('400 for a language that the store does not know', async () => {
    await visitor.get('/storefront-texts?language=xx').expect(400);
  });
});

describe('PUT /store-settings with a storefront', () => {
  it('200: takes an uploaded image and a link to a category, which is left out once the category is hidden', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body: upload } = await operator.post('/images').set('Content-Type', 'image/png').send(png).expect(201);
    const lamps = await categories.create('Lamps');
    await put({ heroImage: upload.image, heroLink: '/categories/lamps' });
    expect(await read()).toMatchObject({ heroImage: upload.image, heroLink: '/categories/lamps' });
    await categories.put(lamps, { slug: 'desk-lamps' }).expect(200);
    expect((await read()).heroLink).toBe('/categories/lamps');
    await categories.put({ ...lamps, version: 2 }, { isHidden: true }).expect(200);
    expect((await read()).heroLink).toBeNull();
    expect((await readAll()).heroLink).toBe('/categories/lamps');
  });

  it.each([
    ['heroLink', { heroLink: 'javascript:alert(1)' }],
    ['heroLink', { heroLink: 'https://elsewhere.example/' }],
    ['heroLink', { heroLink: '//elsewhere.example' }],
    ['heroLink', { heroLink: '/?search=' }],
    ['heroLink', { heroLink: `/?search=${'x'.repeat(201)}` }],
    ['heroLink', { heroLink: '/?search=%E0%A4%A' }],
    ['heroLink', { heroLink: '/categories/nowhere' }],
    ['heroLink', { heroLink: '/categories/../admin' }],
    ['heroImage', { heroImage: `/uploads/${'0'.repeat(64)}.webp` }],
    ['heroImage', { heroImage: 'data:image/png;base64,AA' }],
    ['homeSections.1', { homeSections: ['products', 'carousel'] }],
    ['homeSections', { homeSections: ['products', 'products'] }],
    ['homeSections', { homeSections: ['hero'] }],
    ['storefrontTexts.de.heroTitle', { storefrontTexts: { de: { heroTitle: 'x'.repeat(81) } } }],
    ['storefrontTexts.de.slogan', { storefrontTexts: { de: { slogan: 'Hello' } } }],
    ['storefrontTexts.xx', { storefrontTexts: { xx: { heroTitle: 'Hello' } } }],
    ['productFeatures.en.0', { productFeatures: { en: ['x'.repeat(121)] } }],
    ['productFeatures.en', { productFeatures: { en: Array(11).fill('Sturdy') } }],
  ])('400: names %s of %o', async (path, changes) => {
    const before = await readAll();
    const { status, body } = await put(changes);
    expect(status).toBe(400);
    const named = body.fields.map((field: { path: string }) => field.path);
    expect(named.some((name: string) => path === name || path.startsWith(`${name}.`))).toBe(true);
    expect(await readAll()).toEqual(before);
  });

  it('409 says which of two concurrent edits was first about', async () => {
    const { updatedAt: basedOn } = await readAll();
    const edits = ['Lamps', 'Chairs'].map((heroTitle) => ({ storefrontTexts: { en: { heroTitle } }, basedOn }));
    const responses = await Promise.all(edits.map((edit) => operator.put('/store-settings').send(edit)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('storefrontTexts');
    await operator
      .put('/store-settings')
      .send({ homeSections: ['products'], basedOn })
      .expect(200);
  });
});

describe('the features of a product', () => {
  it('are its category’s, else the store’s, else none; in English where the language has none', async () => {
    const chairs = await categories.create('Chairs');
    const { id } = await catalog.addProduct({ category: 'Chairs', categoryId: chairs.id });
    expect(await featuresOf(id, 'de')).toBeUndefined();
    await put({ productFeatures: { en: ['Made in Leeds'], de: ['In Leeds gebaut'] } });
    expect(await featuresOf(id, 'de')).toEqual(['In Leeds gebaut']);
    expect(await featuresOf(id, 'ja')).toEqual(['Made in Leeds']);
    const features = { en: ['Solid oak'], ar: ['بلوط صلب'] };
    expect((await categories.put(chairs, { features }).expect(200)).body.features).toEqual(features);
    expect(await featuresOf(id, 'ar')).toEqual(['بلوط صلب']);
    expect(await featuresOf(id, 'de')).toEqual(['Solid oak']);
    // A form of an earlier version does not know them.
    await categories.put({ ...chairs, version: 2 }, { description: 'For desks.' }).expect(200);
    expect(await featuresOf(id, 'de')).toEqual(['Solid oak']);
    await categories.put({ ...chairs, version: 3 }, { features: { en: [] } }).expect(200);
    expect(await featuresOf(id, 'de')).toEqual(['In Leeds gebaut']);
    await put({ productFeatures: null });
    expect(await featuresOf(id, 'de')).toBeUndefined();
  });

  it('400 names what is wrong with a category’s', async () => {
    const before = await categories.create('Tables');
    const { body } = await categories.put(before, { features: { en: [''] } }).expect(400);
    expect(body.fields[0].path).toBe('features.en.0');
  });
});
