import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
afterAll(() => catalog.stop());

const { stockQuantity: _stock, ...form } = plainProduct;
const unique = (name: string) => `${name} ${randomUUID()}`;

interface Detail {
  name: string;
  version: number;
  specs: { label: string; value: string }[];
  contains: { id: number }[];
}

const read = async (id: number): Promise<Detail> => (await staff.get(`/products/${id}`)).body;
const rename = async (id: number, name: string, version?: number) =>
  (await staff.put(`/products/${id}`).send({ ...form, name, version: version ?? (await read(id)).version })).status;

async function addBundle(...values: string[]): Promise<number> {
  const { id, version } = await catalog.addProduct({ name: unique('Kit') });
  const specs = values.map((value) => ({ label: 'Part', value }));
  await staff
    .put(`/products/${id}`)
    .send({ ...form, name: unique('Kit'), specs, version })
    .expect(200);
  return id;
}

const contained = async (id: number) => (await read(id)).contains.map((part) => part.id);
const valuesOf = async (id: number) => (await read(id)).specs.map(({ value }) => value);

describe('a product that is renamed', () => {
  const names = [
    'Ring Light',
    "Ada's “Arm”",
    'a "quoted" name',
    'back\\slash \\u0041',
    '100 % {cotton}',
    '$1 ?| @> null',
    "'; drop table x; --",
    'Ringlicht für große Räume',
    'リングライト',
    'ضوء دائري',
    '环形灯 🎥',
    '[{"value": "x"}]',
  ];

  it.each(names)('stays in the product that contains it: to and from %s', async (name) => {
    const [first, second] = [unique('Plain'), unique(name)];
    const { id } = await catalog.addProduct({ name: first });
    const bundle = await addBundle('2 × USB-C', first, 'Black');
    for (const next of [second, first]) {
      expect(await rename(id, next)).toBe(200);
      expect(await contained(bundle)).toEqual([id]);
      expect(await valuesOf(bundle)).toEqual(['2 × USB-C', next, 'Black']);
    }
  });

  it.each([1, 2, 5])('stays in each of %s products, and the specifications of others stay', async (count) => {
    const name = unique('Arm');
    const { id } = await catalog.addProduct({ name });
    const other = await addBundle(`${name} (short)`, name.toUpperCase(), 'Black');
    const before = await read(other);
    const bundles = await Promise.all(Array.from({ length: count }, () => addBundle(name)));
    expect(await rename(id, unique('Boom'))).toBe(200);
    for (const bundle of bundles) expect(await contained(bundle)).toEqual([id]);
    expect(await read(other)).toEqual(before);
  });

  it('leaves the name to another product on sale that has it', async () => {
    const name = unique('Lamp');
    const [first, second] = [await catalog.addProduct({ name }), await catalog.addProduct({ name })];
    const bundle = await addBundle(name);
    await rename(first.id, unique('Lamp'));
    expect(await contained(bundle)).toEqual([second.id]);
    expect(await valuesOf(bundle)).toEqual([name]);
  });

  it('takes the name with it where the other product is archived', async () => {
    const name = unique('Lamp');
    const [first, second] = [await catalog.addProduct({ name }), await catalog.addProduct({ name })];
    await staff.delete(`/products/${second.id}`).expect(200);
    const bundle = await addBundle(name);
    await rename(first.id, unique('Lamp'));
    expect(await contained(bundle)).toEqual([first.id]);
  });

  it('changes no product that contains it where its name stays, or its edit is refused', async () => {
    const name = unique('Lamp');
    const { id, version } = await catalog.addProduct({ name });
    const bundle = await addBundle(name);
    const before = await read(bundle);
    expect(await rename(id, name)).toBe(200);
    expect(await rename(id, unique('Lamp'), version)).toBe(409);
    expect(await read(bundle)).toEqual(before);
  });

  it('makes an edit of the bundle that was begun before conflict', async () => {
    const name = unique('Lamp');
    const { id } = await catalog.addProduct({ name });
    const bundle = await addBundle(name);
    const { version } = await read(bundle);
    await rename(id, unique('Lamp'));
    expect(await rename(bundle, unique('Kit'), version)).toBe(409);
  });
});

it('parts and bundles that are renamed and sold at the same time stay what they are', async () => {
  const names = Array.from({ length: 4 }, (_, index) => unique(`Part ${index}`));
  const kit = await addBundle(...names);
  const parts = await Promise.all(
    names.map(async (name) => (await catalog.addProduct({ name, stockQuantity: 50 })).id),
  );
  const sets = await Promise.all([addBundle(...names), addBundle(...[...names].reverse())]);
  const all = [kit, ...sets];
  const work = [
    ...parts.map((id) => rename(id, unique('Renamed'))),
    ...all.map((id) => rename(id, unique('Set')).then(() => 200)),
    ...parts.map((productId) => catalog.reserve([{ productId, quantity: 1 }]).then(() => 200)),
    catalog.reserve([...parts, ...sets].map((productId) => ({ productId, quantity: 1 }))).then(() => 200),
  ];
  expect(await Promise.all(work)).toEqual(work.map(() => 200));
  for (const id of all) expect((await contained(id)).sort()).toEqual([...parts].sort());
});
