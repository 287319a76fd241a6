import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let operator: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof operator;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [operator, visitor] = await Promise.all([catalog.as('operator'), catalog.as('anonymous')]);
});
afterEach(() => catalog.database.db.execute(sql`truncate page_texts`));
afterAll(() => catalog.stop());

const read = async (page: string, language = 'en') =>
  (await visitor.get(`/page-texts/${page}?language=${language}`).expect(200)).body;
const put = (place: string, body: string | null, basedOn: number) =>
  operator.put(`/staff/page-texts/${place}`).send({ body, basedOn });
const ownTexts = async () => (await visitor.get('/store-settings')).body.ownTexts;

describe('GET /page-texts/:page', () => {
  it('is null until the store has a text, then that of the language, else the English one', async () => {
    expect(await read('about', 'de')).toEqual({ page: 'about', language: 'de', body: null });
    expect(await ownTexts()).toEqual([]);
    await put('about/en', '# Lamps', 0).expect(200);
    expect(await read('about', 'de')).toEqual({ page: 'about', language: 'en', body: '# Lamps' });
    await put('about/de', '# Lampen', 0).expect(200);
    expect(await read('about', 'de')).toEqual({ page: 'about', language: 'de', body: '# Lampen' });
    expect(await read('terms', 'de')).toMatchObject({ body: null });
    expect(await ownTexts()).toEqual(['about']);
  });

  it('400 for a page that has no text of its own', async () => {
    await visitor.get('/page-texts/home').expect(400);
  });
});

describe('PUT /staff/page-texts/:page/:language', () => {
  it('200: keeps every version, and null returns to the default', async () => {
    await put('terms/en', 'First', 0).expect(200);
    await put('terms/en', '<b>Second</b>', 1).expect(200);
    const { body } = await put('terms/en', null, 2).expect(200);
    expect(body.map(({ version, body: text }: { version: number; body: string }) => [version, text])).toEqual([
      [3, null],
      [2, '<b>Second</b>'],
      [1, 'First'],
    ]);
    expect(body[0]).toMatchObject({ createdBy: 7, createdAt: expect.stringMatching(/Z$/) });
    expect(await read('terms')).toMatchObject({ body: null });
    expect(await ownTexts()).toEqual([]);
    await put('terms/en', 'First', 3).expect(200);
    expect(await read('terms')).toMatchObject({ body: 'First' });
  });

  it('409 for all but one of several versions at the same time, and for one based on an old version', async () => {
    const responses = await Promise.all(['A', 'B', 'C'].map((text) => put('faqs/en', text, 0)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await put('faqs/en', 'Late', 0).expect(409);
    expect((await operator.get('/staff/page-texts/faqs/en').expect(200)).body).toHaveLength(1);
  });

  it.each([
    { body: '', basedOn: 0 },
    { body: 'x'.repeat(20_001), basedOn: 0 },
    { body: 'Left\u0007right', basedOn: 0 },
    { body: 'Text' },
    { body: 'Text', basedOn: -1 },
  ])('400: refuses %o', async (body) => {
    await operator.put('/staff/page-texts/about/en').send(body).expect(400);
    expect(await read('about')).toMatchObject({ body: null });
  });

  it.each([
    ['anonymous', 401, 401],
    ['shopper', 403, 403],
    ['staff', 403, 200],
  ] as const)('refuses %s with %d', async (role, status, reading) => {
    const agent = await catalog.as(role);
    await agent.put('/staff/page-texts/about/en').send({ body: 'Text', basedOn: 0 }).expect(status);
    await agent.get('/staff/page-texts/about/en').expect(reading);
  });
});
