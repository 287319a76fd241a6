import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
beforeEach(() => catalog.database.db.execute(sql`truncate redirects`));
afterAll(() => catalog.stop());

const add = (...pairs: [from: string, to: string][]) =>
  staff.post('/staff/redirects').send({ redirects: pairs.map(([from, to]) => ({ from, to })) });
const list = async (query = '') =>
  (await staff.get(`/staff/redirects${query}`).expect(200)).body.map(({ from, to }: Record<string, string>) => [
    from,
    to,
  ]);
const follow = async (address: string) => (await visitor.get('/redirects').query({ address })).body.to;
const faults = (body: { fields: { path: string }[] }) => body.fields.map(({ path }) => path);

describe('POST /staff/redirects', () => {
  it('200: leads an address to another, however it is written, and on where that one leads', async () => {
    expect((await add(['https://old.example/Shop/Lamps/', '/categories/lamps'])).body).toEqual({ saved: 1 });
    expect(await follow('/shop/lamps')).toBe('/categories/lamps');
    expect(await follow('/Shop/Lamps/?utm_source=x')).toBe('/categories/lamps?utm_source=x');
    await add(['/lamp-list', '/shop/lamps']).expect(200);
    await add(['/categories/lamps', '/collection/lights']).expect(200);
    expect(await list()).toEqual([
      ['/categories/lamps', '/collection/lights'],
      ['/lamp-list', '/collection/lights'],
      ['/shop/lamps', '/collection/lights'],
    ]);
    expect(await list('?search=LIST')).toHaveLength(1);
    expect(await list('?search=%25')).toHaveLength(0);
    expect(await list('?limit=2')).toHaveLength(2);
  });

  it('400: names each that would be a loop, hide a page or leave the store, and saves none', async () => {
    const { id } = await catalog.addProduct();
    const gone = await catalog.addProduct({ name: 'Gone' });
    await staff.delete(`/products/${gone.id}`).expect(200);
    const { status, body } = await add(
      ['/old', '/about'],
      ['/about', '/faqs'],
      [`/product/${id}/old-name`, '/about'],
      ['/api/products', '/about'],
      ['/x', '/X'],
      [`/product/${gone.id}`, '/about'],
    );
    expect([status, faults(body)]).toEqual([
      400,
      ['redirects.4.to', 'redirects.1.from', 'redirects.2.from', 'redirects.3.from'],
    ]);
    expect(faults((await add(['/old', '//evil.example'], ['nothing', '/about'])).body)).toEqual([
      'redirects.0.to',
      'redirects.1.from',
    ]);
    expect(await list()).toEqual([]);
    await add([`/product/${gone.id}`, '/about']).expect(200);
  });

  it('200: of two at the same time no loop or chain comes', async () => {
    const responses = await Promise.all([add(['/a', '/b']), add(['/b', '/c']), add(['/c', '/a'])]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 400]);
    const targets = (await list()).map(([, to]: string[]) => to);
    expect(new Set(targets).size).toBe(1);
  });

  it('takes 10,000 at a time, and no more than 200,000', async () => {
    await catalog.database.db.execute(sql`
      insert into redirects (source, target) select '/filled/' || at, '/about' from generate_series(1, 190000) as at`);
    const pairs = Array.from({ length: 10_000 }, (_, index): [string, string] => [`/old/${index}`, `/new/${index}`]);
    await add(...pairs).expect(200);
    expect(faults((await add(['/one-more', '/about'])).body)).toEqual(['redirects']);
    expect(await follow('/old/9999')).toBe('/new/9999');
  });

  it.each(['anonymous', 'shopper'] as const)('refuses %s', async (role) => {
    const { status } = await (await catalog.as(role)).post('/staff/redirects').send({ redirects: [] });
    expect([401, 403]).toContain(status);
  });
});

it('DELETE /staff/redirects/:id: the address leads nowhere again', async () => {
  await add(['/old', '/about']);
  const [{ id }] = (await staff.get('/staff/redirects')).body;
  await staff.delete(`/staff/redirects/${id}`).expect(204);
  await visitor.get('/redirects').query({ address: '/old' }).expect(404);
});
