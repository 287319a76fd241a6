import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
afterAll(() => catalog.stop());

const create = (body: object) => staff.post('/categories').send(body);

describe('POST /categories', () => {
  it('201: creates a category in which a product can be put', async () => {
    const { body } = await create({ name: ' Lámparas ', slug: 'lamparas' }).expect(201);
    const texts = { parentId: null, name: 'Lámparas', slug: 'lamparas', description: null, image: null };
    expect(body).toEqual({ id: expect.any(Number), ...texts });
    expect((await staff.get('/categories')).body).toContainEqual(body);
  });

  it.each([
    ['name', { name: 'LÁMPARAS', slug: 'other' }, 'Another category has this name'],
    ['slug', { name: 'Other', slug: 'lamparas' }, 'Another category has this URL slug'],
  ])('409: names the %s that another category has', async (path, body, message) => {
    const response = await create(body).expect(409);
    expect(response.body.fields).toEqual([{ path, message }]);
  });

  it('409 for all but one of several at the same time', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => create({ name: 'Chairs', slug: 'chairs' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    { name: 'x', slug: 'x' },
    { name: 'Desk lamps', slug: 'Desk lamps' },
    { name: 'Desk lamps', slug: '-desk' },
    { name: 'Desk lamps', slug: '' },
    { name: 'Desk lamps' },
    { name: 'Desk\u0007lamps', slug: 'desk' },
    { name: 'Desk lamps', slug: 'desk', id: 1 },
  ])('400: refuses %o', async (body) => {
    await create(body).expect(400);
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    await (await catalog.as(role)).post('/categories').send({ name: 'Tables', slug: 'tables' }).expect(status);
  });
});
