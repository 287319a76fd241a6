import type { Product } from '@shopwright/contracts/http/products';
import { readListHeaders } from '@shopwright/contracts/list-facts';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, categoryTranslations } from '../db/categories';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let anonymous: Awaited<ReturnType<TestCatalog['as']>>;

const shelf = [
  { name: 'Vocalis One Microphone', category: 'Microphones', de: 'Vocalis One Mikrofon', zh: '无线领夹麦克风' },
  { name: 'Auralis Headphones', category: 'Audio', de: 'Auralis Kopfhörer', ja: 'ワイヤレスヘッドホン' },
  { name: 'Optica Webcam 4K', category: 'Cameras', de: 'Optica Webkamera 4K', zh: '高清摄像头' },
  { name: 'Halo Ring Light', category: 'Lighting', de: 'Halo Ringlicht', ja: 'リングライト', ar: 'إضاءة حلقية' },
  { name: 'Keystone Mechanical Keyboard', category: 'Audio', de: 'Keystone Tastatur', zh: '机械键盘' },
  { name: 'Hardlight Microlamp', category: 'Lighting' },
];

beforeAll(async () => {
  catalog = await startTestCatalog();
  const { db } = catalog.database;
  const names = [...new Set(shelf.map(({ category }) => category))];
  const made = await db
    .insert(categories)
    .values(names.map((name) => ({ name, slug: name.toLowerCase() })))
    .returning();
  const lighting = made.find(({ name }) => name === 'Lighting')?.id ?? 0;
  await db.insert(categoryTranslations).values({ categoryId: lighting, language: 'de', name: 'Beleuchtung' });
  const staff = await catalog.as('staff');
  for (const { name, category, ...translated } of shelf) {
    const { id } = await catalog.addProduct({ name, category, description: 'For the studio.' });
    const translations = Object.entries(translated).map(([language, text]) => ({
      language,
      name: text,
      description: language === 'zh' ? '适合直播，带支架。' : 'Text',
    }));
    await staff.put(`/products/${id}/translations`).send({ translations }).expect(200);
  }
  anonymous = await catalog.as('anonymous');
});

afterAll(() => catalog.stop());

const facts = async (search: string) => {
  const response = await anonymous.get('/products').query({ search }).expect(200);
  return readListHeaders(new Headers(response.headers as Record<string, string>));
};
const corrected = async (search: string) => (await facts(search)).corrected;
const isPartial = async (search: string) => (await facts(search)).interpretation?.isPartial;

const found = async (search: string, rest: Record<string, string> = {}) => {
  const { body } = await anonymous
    .get('/products')
    .query({ search, ...rest })
    .expect(200);
  return body.map((product: Product) => product.name) as string[];
};
const suggested = async (q: string, language?: string) => {
  const { body } = await anonymous.get('/search/suggestions').query({ q, language }).expect(200);
  return {
    products: body.products.map(({ name }: Product) => name) as string[],
    categories: body.categories.map(({ name }: { name: string }) => name) as string[],
  };
};

describe('GET /products?search= with typing errors', () => {
  it.each([
    ['micrphone', 'Vocalis One Microphone'],
    ['headfones', 'Auralis Headphones'],
    ['webcma', 'Optica Webcam 4K'],
    ['lihgt ring', 'Halo Ring Light'],
    ['keybord', 'Keystone Mechanical Keyboard'],
    ['optica wecbam 4k', 'Optica Webcam 4K'],
    ['MICROFONE', 'Vocalis One Microphone'],
  ])('%s finds %s first', async (search, first) => {
    expect((await found(search))[0]).toBe(first);
  });

  it('requires a similar word for each word', async () => {
    expect(await corrected('micrphone zzzzqq')).toBeUndefined();
    expect(await found('micrphone zzzzqq')).toEqual(['Vocalis One Microphone']);
    expect(await isPartial('micrphone zzzzqq')).toBe(true);
  });

  it('allows no typing errors when a product contains the words', async () => {
    expect(await found('light')).toEqual(['Halo Ring Light', 'Hardlight Microlamp']);
  });

  it('allows no typing errors when only the filters exclude the product', async () => {
    expect(await found('microphone', { maxPrice: '0.01' })).toEqual([]);
    expect(await found('micrphone', { maxPrice: '0.01' })).toEqual([]);
  });

  it('allows typing errors when only an archived product contains the words', async () => {
    const { id } = await catalog.addProduct({ name: 'Webcma', category: 'Cameras' });
    const staff = await catalog.as('staff');
    await staff.delete(`/products/${id}`).expect(200);
    expect((await found('webcma'))[0]).toBe('Optica Webcam 4K');
    const offSale = await staff.get('/products?archived=true&search=microphone').expect(200);
    expect(offSale.body).toEqual([]);
  });

  it('searches the first eight words only', async () => {
    const many = 'vocalis one microphone vocal micro phone ocalis mic zzzzqq';
    expect(await found(many)).toEqual(['Vocalis One Microphone']);
    expect((await suggested(many)).products).toEqual(['Vocalis One Microphone']);
    expect(await isPartial(many)).toBeUndefined();
    expect(await isPartial(many.replace('mic ', ''))).toBe(true);
  });

  it('returns one page without a next link', async () => {
    const response = await anonymous.get('/products?search=micrphone&limit=1').expect(200);
    expect(response.body).toHaveLength(1);
    expect(response.get('Link')).toBeUndefined();
  });
});

describe('GET /products?search= in another language', () => {
  it.each([
    ['de', 'mikrofon', 'Vocalis One Mikrofon'],
    ['de', 'microphone', 'Vocalis One Mikrofon'],
    ['de', 'kopfhorer', 'Auralis Kopfhörer'],
    ['de', 'mirkofon', 'Vocalis One Mikrofon'],
    ['de', 'kopfhörrer', 'Auralis Kopfhörer'],
    ['zh', '麦克风', '无线领夹麦克风'],
    ['zh', '无线麦克风', '无线领夹麦克风'],
    ['zh', '键盘', '机械键盘'],
    ['zh', '摄像', '高清摄像头'],
    ['zh', '机械建盘', '机械键盘'],
    ['zh', 'Vocalis 麦克风', '无线领夹麦克风'],
    ['ja', 'ヘッドホン', 'ワイヤレスヘッドホン'],
    ['ja', 'ワイヤレス ヘッドフォン', 'ワイヤレスヘッドホン'],
    ['ar', 'حلقية', 'إضاءة حلقية'],
    ['ar', 'اضاءه', 'إضاءة حلقية'],
    ['ar', 'حلقيةة', 'إضاءة حلقية'],
  ])('%s: %s finds %s', async (language, search, first) => {
    expect((await found(search, { language }))[0]).toBe(first);
  });

  it.each([
    ['de', 'ta', ['Keystone Tastatur']],
    ['de', 'ey', ['Keystone Tastatur']],
    ['de', 'eu', ['Halo Ringlicht', 'Hardlight Microlamp']],
    ['de', 'ke tastatur', ['Keystone Tastatur']],
    ['de', '4k', ['Optica Webkamera 4K']],
    ['fr', 'ta', []],
    ['zh', '键', ['机械键盘']],
  ])('%s: finds %s also by short words', async (language, search, expected) => {
    expect(await found(search, { language })).toEqual(expected);
  });

  it('finds products by the name of the category in that language', async () => {
    expect(await found('Beleuchtung', { language: 'de' })).toEqual(['Halo Ringlicht', 'Hardlight Microlamp']);
    expect(await found('beleuchtun', { language: 'de' })).toHaveLength(2);
  });

  it('does not search other languages', async () => {
    expect(await found('Tastatur')).toEqual([]);
    expect(await found('Tastatur', { language: 'fr' })).toEqual([]);
  });

  it('sorts and pages by the translated names', async () => {
    const names: string[] = [];
    let path: string | undefined = '/products?language=zh&sort=name&limit=2';
    while (path) {
      const response: Response = await anonymous.get(path).expect(200);
      names.push(...response.body.map((product: Product) => product.name));
      path = /^<(.+)>/.exec(response.get('Link') ?? '')?.[1];
    }
    expect(names).toEqual([
      'Auralis Headphones',
      'Halo Ring Light',
      'Hardlight Microlamp',
      '无线领夹麦克风',
      '机械键盘',
      '高清摄像头',
    ]);
  });

  it('returns the name of the category in that language', async () => {
    const { body } = await anonymous.get('/products?search=halo&language=de');
    expect(body[0]).toMatchObject({ category: 'Beleuchtung' });
    expect((await anonymous.get('/categories?language=de')).body).toContainEqual(
      expect.objectContaining({ name: 'Beleuchtung', slug: 'lighting' }),
    );
  });
});

describe('GET /search/suggestions', () => {
  it('ranks names that begin with the search first, then words that do, then the rest', async () => {
    expect((await suggested('h')).products).toEqual(['Halo Ring Light', 'Hardlight Microlamp', 'Auralis Headphones']);
    expect((await suggested('light')).products).toEqual(['Halo Ring Light', 'Hardlight Microlamp']);
    expect((await suggested('micro')).products).toEqual(['Vocalis One Microphone', 'Hardlight Microlamp']);
  });

  it.each([
    ['head', 'Auralis Headphones', undefined],
    ['ring li', 'Halo Ring Light', undefined],
    ['hedphones', 'Auralis Headphones', undefined],
    ['wbecam', 'Optica Webcam 4K', undefined],
    ['tasta', 'Keystone Tastatur', 'de'],
    ['ta', 'Keystone Tastatur', 'de'],
    ['键', '机械键盘', 'zh'],
    ['克风', '无线领夹麦克风', 'zh'],
    ['ライト', 'リングライト', 'ja'],
  ])('%s suggests %s first', async (q, first, language) => {
    expect((await suggested(q, language)).products[0]).toBe(first);
  });

  it('says what words with a typing error were taken for, and nothing of other words', async () => {
    const correctedOf = async (q: string) =>
      (await anonymous.get('/search/suggestions').query({ q }).expect(200)).body.corrected;
    expect(await correctedOf('micropone')).toBe('microphone');
    expect(await correctedOf('micro')).toBeUndefined();
    expect(await correctedOf('nothing-like-it')).toBeUndefined();
    // Only descriptions have it.
    expect(await correctedOf('recording')).toBeUndefined();
  });

  it('suggests categories by name in either language, also with typing errors', async () => {
    expect((await suggested('ligh')).categories).toEqual(['Lighting']);
    expect((await suggested('lihgting')).categories).toEqual(['Lighting']);
    expect((await suggested('beleu', 'de')).categories).toEqual(['Beleuchtung']);
    expect((await suggested('lighting', 'de')).categories).toEqual(['Beleuchtung']);
  });

  it('returns what a list shows of a product', async () => {
    const { body } = await anonymous.get('/search/suggestions?q=vocalis').expect(200);
    expect(body.products).toEqual([
      {
        id: expect.any(Number),
        name: 'Vocalis One Microphone',
        image: '/images/products/desk-lamp.webp',
        price: '20.00',
        compareAtPrice: null,
        priceMax: null,
        category: 'Microphones',
      },
    ]);
  });

  it.each(['%', '_', '\\', "'", '"', '(', '%%%', 'zzzzqq', '.*', '\\m(', '😀😀😀😀'])(
    'takes %s as it stands',
    async (q) => {
      expect((await suggested(q)).products).toEqual([]);
    },
  );

  it.each(['', '?q=', '?q=%20', '?q=a&language=xx', '?q=a&limit=3', `?q=${'x'.repeat(101)}`, '?q=a&q=b'])(
    '400 for %j',
    async (query) => {
      await anonymous.get(`/search/suggestions${query}`).expect(400);
    },
  );
});
