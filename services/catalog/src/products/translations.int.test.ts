import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let anonymous: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, anonymous] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});

afterAll(() => catalog.stop());

describe('PUT and GET /products/:id/translations', () => {
  const german = {
    language: 'de',
    name: 'Schreibtischlampe',
    description: 'Eine Lampe.',
    specs: [{ label: 'Höhe', value: '40 cm' }],
  };
  const japanese = { language: 'ja', name: 'デスクランプ', description: '机に置くランプ。', specs: [] };
  const put = async (id: number, translations: unknown, version?: number) => {
    const body = version === undefined ? { translations } : { translations, version };
    return staff.put(`/products/${id}/translations`).send(body);
  };
  const expectPut = async (status: number, ...call: Parameters<typeof put>) => {
    const response = await put(...call);
    expect(response.status).toBe(status);
    return response.body;
  };

  it('200: replaces all translations, and shows English for missing ones', async () => {
    const { id, name, description } = await catalog.addProduct();
    const specs = [{ label: 'Height', value: '40 cm' }];
    await catalog.database.db.execute(
      sql`update products set specs = ${JSON.stringify(specs)}::jsonb where id = ${id}`,
    );
    expect(await expectPut(200, id, [japanese, german])).toEqual([german, japanese]);
    expect((await staff.get(`/products/${id}/translations`)).body).toEqual([german, japanese]);

    const read = async (query: string) => (await anonymous.get(`/products/${id}${query}`).expect(200)).body;
    expect(await read('?language=de')).toMatchObject({ name: german.name, specs: german.specs });
    expect(await read('?language=ja')).toMatchObject({ name: japanese.name, specs });
    for (const query of ['', '?language=en', '?language=fr']) {
      expect(await read(query)).toMatchObject({ name, description, specs });
    }

    await expectPut(200, id, [japanese], 2);
    expect(await read('?language=de')).toMatchObject({ name });
    expect(await expectPut(200, id, [], 3)).toEqual([]);
  });

  it('200: accepts seven languages of full length with three bytes per letter', async () => {
    const { id } = await catalog.addProduct();
    const long = ['es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'].map((language) => ({
      language,
      name: '名'.repeat(200),
      description: '文'.repeat(5000),
      specs: Array.from({ length: 30 }, () => ({ label: '項'.repeat(100), value: '値'.repeat(300) })),
    }));
    expect(await expectPut(200, id, long)).toHaveLength(7);
  });

  it('200: keeps one whole set of two concurrent ones', async () => {
    const { id } = await catalog.addProduct();
    const sets = ['one', 'two', 'three', 'four'].map((name) => [
      { ...german, name },
      { ...japanese, name },
    ]);
    const responses = await Promise.all(sets.map((set) => put(id, set)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409]);
    const left = (await staff.get(`/products/${id}/translations`)).body.map((row: { name: string }) => row.name);
    expect(left).toHaveLength(2);
    expect(new Set(left).size).toBe(1);
  });

  it.each([
    ['English', [{ ...german, language: 'en' }]],
    ['a language twice', [german, german]],
    ['an empty name', [{ ...german, name: ' ' }]],
    ['no description', [{ ...german, description: undefined }]],
    ['a spec without a value', [{ ...german, specs: [{ label: 'Höhe', value: '' }] }]],
  ])('400: refuses %s', async (_what, translations) => {
    const { id } = await catalog.addProduct();
    await expectPut(400, id, translations);
    expect((await staff.get(`/products/${id}/translations`)).body).toEqual([]);
  });

  it('404: an unknown id', async () => {
    await expectPut(404, nowhere, [german]);
    await staff.get(`/products/${nowhere}/translations`).expect(404);
  });
});

describe('the texts for search engines', () => {
  it('are those of the language, or the English ones where it has no texts at all', async () => {
    const { id, version } = await catalog.addProduct({
      seoTitle: 'Bright lamps',
      seoDescription: 'For desks.',
      gtin: '4006381333931',
    });
    const translation = { language: 'de', name: 'Lampe', description: 'Hell.', specs: [], seoTitle: 'Helle Lampen' };
    const staff = await catalog.as('staff');
    const { body } = await staff
      .put(`/products/${id}/translations`)
      .send({ translations: [translation], version })
      .expect(200);
    expect(body).toEqual([translation]);
    const visitor = await catalog.as('anonymous');
    const read = async (query = '') => (await visitor.get(`/products/${id}${query}`)).body;
    expect(await read()).toMatchObject({
      seoTitle: 'Bright lamps',
      seoDescription: 'For desks.',
      gtin: '4006381333931',
    });
    expect(await read('?language=fr')).toMatchObject({ seoTitle: 'Bright lamps' });
    expect(await read('?language=de')).toMatchObject({ seoTitle: 'Helle Lampen', seoDescription: null });
  });
});
