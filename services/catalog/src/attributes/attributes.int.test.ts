import { formatAttributeFilters } from '@shopwright/contracts/attribute-filter';
import type { StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import type { AttributeFacet } from '@shopwright/contracts/http/product-facets';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributes } from '../db/attributes';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { syncAttributes } from './sync-attributes';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
afterAll(() => catalog.stop());

let made = 0;
const formOf = (changes: object = {}) => {
  made += 1;
  return {
    name: `Attribute ${made}`,
    kind: 'text',
    unit: null,
    translations: {},
    categoryIds: [],
    isFilter: true,
    position: 0,
    choices: [],
    ...changes,
  };
};
async function finishSync(): Promise<void> {
  do await syncAttributes(catalog.database);
  while ((await catalog.database.db.$count(attributes, isNotNull(attributes.syncedTo))) > 0);
}
async function create(changes: object = {}): Promise<StaffAttributeDetail> {
  const { body } = await staff.post('/staff/attributes').send(formOf(changes)).expect(201);
  await finishSync();
  return read(body.id);
}
const read = async (id: number): Promise<StaffAttributeDetail> =>
  (await staff.get(`/staff/attributes/${id}`).expect(200)).body;
const toForm = ({
  id: _,
  products: _p,
  unread: _u,
  unreadExamples: _e,
  isSyncing: _s,
  choices,
  ...form
}: StaffAttributeDetail) => ({
  ...form,
  choices: choices.map(({ products: _of, ...choice }) => choice),
});
const put = (before: StaffAttributeDetail, changes: object = {}) =>
  staff.put(`/staff/attributes/${before.id}`).send({ ...toForm(before), ...changes });
const idOf = ({ choices }: StaffAttributeDetail, name: string) =>
  choices.find((choice) => choice.name === name)?.id ?? 0;
const add = (specs: Record<string, string>, changes: object = {}) =>
  catalog.addProduct({ specs: Object.entries(specs).map(([label, value]) => ({ label, value })), ...changes });
const listed = async (filter: string, query = ''): Promise<number[]> =>
  (await visitor.get(`/products?attributes=${filter}${query}`).expect(200)).body.map(({ id }: { id: number }) => id);
const facetsOf = async (query = ''): Promise<AttributeFacet[]> =>
  (await visitor.get(`/product-facets?${query}`).expect(200)).body.attributes;
const facetOf = async ({ id }: { id: number }, query = '') => (await facetsOf(query)).find((facet) => facet.id === id);
const fieldsOf = ({ body }: { body: { fields?: { path: string }[] } }) => body.fields?.map(({ path }) => path);

describe('the values of an attribute', () => {
  it('are the specifications of its name, of products before and after it', async () => {
    const before = await add({ Colour: 'Black', Other: 'White' });
    const color = await create({ name: 'Colour', kind: 'choice', choices: [{ name: 'Black' }, { name: 'White' }] });
    const after = await add({ ' colour ': 'white' });
    const both = await add({ Colour: 'Black / White' });
    const [black, white] = [idOf(color, 'Black'), idOf(color, 'White')];
    expect(await listed(`${color.id}-${black}`)).toEqual([before.id, both.id]);
    expect(await listed(`${color.id}-${white}`)).toEqual([after.id, both.id]);
    expect(await listed(`${color.id}-${black}-${white}`)).toEqual([before.id, after.id, both.id]);
    expect(await read(color.id)).toMatchObject({ products: { count: 3 }, unread: { count: 0 } });
  });

  it('are numbers in the unit, whole ranges of them', async () => {
    const weight = await create({ name: 'Weight', kind: 'number', unit: 'g' });
    const light = await add({ Weight: '40 g' });
    const heavy = await add({ Weight: '1,250.5g' });
    const unread = await add({ Weight: 'about 3 kg' });
    expect(await listed(`${weight.id}*40*1250.5`)).toEqual([light.id, heavy.id]);
    expect(await listed(`${weight.id}*41*`)).toEqual([heavy.id]);
    expect(await listed(`${weight.id}**39`)).toEqual([]);
    expect(await facetOf(weight)).toMatchObject({ min: '40', max: '1250.5', unit: 'g' });
    expect(await read(weight.id)).toMatchObject({
      products: { count: 3 },
      unread: { count: 1 },
      unreadExamples: [{ productId: unread.id, name: unread.name, value: 'about 3 kg' }],
    });
  });

  it('are offered before there is an attribute, the most common first', async () => {
    const offered = async () =>
      (await staff.get('/staff/specifications').expect(200)).body.find(
        ({ label }: { label: string }) => label === 'Grain',
      );
    for (const Grain of ['Oak', 'Ash', 'Oak']) await add({ Grain });
    expect(await offered()).toEqual({ label: 'Grain', products: 3, values: ['Oak', 'Ash'] });
    await create({ name: 'grain' });
    expect(await offered()).toBeUndefined();
    await visitor.get('/staff/specifications').expect(401);
  });

  it('are yes and no', async () => {
    const vegan = await create({ name: 'Vegan', kind: 'yesNo' });
    const yes = await add({ Vegan: 'Yes' });
    const no = await add({ Vegan: 'no' });
    const facet = await facetOf(vegan);
    expect(facet?.values.map(({ name, count }) => [name, count])).toEqual([
      ['yes', 1],
      ['no', 1],
    ]);
    const [yesId, noId] = facet?.values.map(({ id }) => id) ?? [];
    expect(await listed(`${vegan.id}-${yesId}`)).toEqual([yes.id]);
    expect(await listed(`${vegan.id}-${yesId}-${noId}`)).toEqual([yes.id, no.id]);
  });

  it('are the options of a product with variants too', async () => {
    const shade = await create({
      name: 'Shade',
      kind: 'choice',
      choices: [{ name: 'Rose', color: '#ff0066' }, { name: 'Teal' }],
    });
    const product = await catalog.addProduct({ price: '10.00' });
    const { body: options } = await staff.get(`/products/${product.id}/options`).expect(200);
    const variant = (value: string) => ({ optionValues: [value], price: '10.00', stockQuantity: 1 });
    await staff
      .put(`/products/${product.id}/options`)
      .send({
        version: options.version,
        options: [{ name: 'Shade', values: ['Rose', 'Grey'] }],
        variants: [variant('Rose'), variant('Grey')],
      })
      .expect(200);
    expect(await listed(`${shade.id}-${idOf(shade, 'Rose')}`)).toEqual([product.id]);
    expect(await listed(`${shade.id}-${idOf(shade, 'Teal')}`)).toEqual([]);
    expect((await facetOf(shade))?.values).toEqual([
      { id: idOf(shade, 'Rose'), name: 'Rose', color: '#ff0066', count: 1, hasMore: false },
    ]);
  });

  it('are those of products in its categories, on sale', async () => {
    const [lamps, mugs] = [await catalog.addCategory('Lamps'), await catalog.addCategory('Mugs')];
    const base = await create({ name: 'Base', kind: 'choice', categoryIds: [lamps], choices: [{ name: 'Oak' }] });
    const lamp = await add({ Base: 'Oak' }, { categoryId: lamps, category: 'Lamps' });
    await add({ Base: 'Oak' }, { categoryId: mugs, category: 'Mugs' });
    const draft = await add({ Base: 'Oak' }, { categoryId: lamps, category: 'Lamps', isDraft: true });
    const oak = `${base.id}-${idOf(base, 'Oak')}`;
    expect(await listed(oak)).toEqual([lamp.id]);
    expect(await facetOf(base, `categoryId=${mugs}`)).toBeUndefined();
    await staff.post(`/staff/categories/${lamps}/merge`).send({ intoId: mugs }).expect(200);
    await finishSync();
    expect((await read(base.id)).categoryIds).toEqual([mugs]);
    expect(await listed(oak)).toHaveLength(2);
    await staff.delete(`/products/${lamp.id}`).expect(200);
    expect(await listed(oak)).not.toContain(lamp.id);
    expect(await listed(oak)).not.toContain(draft.id);
  });
});

describe('an edit of an attribute', () => {
  it('keeps products under its earlier name, and those of a renamed choice', async () => {
    const before = await create({ name: 'Fabric', kind: 'choice', choices: [{ name: 'Cotton' }, { name: 'Wool' }] });
    const product = await add({ Fabric: 'Cotton' });
    const [cotton, wool] = before.choices;
    const choices = [
      { ...cotton, products: undefined, name: 'Organic cotton' },
      { ...wool, products: undefined },
    ];
    const { body } = await put(before, { name: 'Material', choices }).expect(200);
    await finishSync();
    expect(body).toMatchObject({ name: 'Material', version: before.version + 1 });
    expect(await listed(`${before.id}-${cotton?.id}`)).toEqual([product.id]);
    const other = await create({ name: 'Fabric', kind: 'text' });
    expect(await read(other.id)).toMatchObject({ products: { count: 1 } });
    expect(await read(before.id)).toMatchObject({ products: { count: 0 } });
  });

  it('refuses another kind and a missing choice while products use it, and loses nothing', async () => {
    const plug = await create({ name: 'Plug', kind: 'choice', choices: [{ name: 'EU' }, { name: 'UK' }] });
    const product = await add({ Plug: 'EU' });
    const kind = await put(plug, { kind: 'text', choices: [] }).expect(409);
    expect(fieldsOf(kind)).toEqual(['kind']);
    const choices = toForm(plug).choices.filter(({ name }) => name !== 'EU');
    const removed = await put(plug, { choices }).expect(409);
    expect(fieldsOf(removed)).toEqual(['choices']);
    expect(removed.body.message).toContain('1');
    expect(await read(plug.id)).toMatchObject({ kind: 'choice', choices: [{ name: 'EU' }, { name: 'UK' }] });
    expect((await visitor.get(`/products/${product.id}`)).body.specs).toEqual([{ label: 'Plug', value: 'EU' }]);
    await put(plug, { choices: toForm(plug).choices.filter(({ name }) => name !== 'UK') }).expect(200);
  });

  it('changes the kind while no product uses it', async () => {
    const unused = await create({ kind: 'number', unit: 'cm' });
    const { body } = await put(unused, { kind: 'yesNo', unit: null }).expect(200);
    expect(body.kind).toBe('yesNo');
  });

  it('refuses the second of two edits based on one read, and a name that is taken', async () => {
    const one = await create();
    const statuses = (await Promise.all([put(one, { position: 1 }), put(one, { position: 2 })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    const two = await create();
    expect(fieldsOf(await put(two, { name: one.name.toUpperCase() }).expect(409))).toEqual(['name']);
    await staff.delete(`/staff/attributes/${two.id}?version=${two.version + 1}`).expect(409);
    await staff.delete(`/staff/attributes/${two.id}?version=${two.version}`).expect(204);
    await staff.get(`/staff/attributes/${two.id}`).expect(404);
  });

  it('reads a product that changes at the same time, one way or the other', async () => {
    const size = await create({ name: 'Cup size', kind: 'text' });
    const [changed] = await Promise.all([
      put(size, { kind: 'number', unit: 'ml' }),
      ...Array.from({ length: 8 }, (_, at) => add({ 'Cup size': `${100 + at} ml` })),
    ]);
    await finishSync();
    if (changed.status === 200) expect(await listed(`${size.id}*100*107`)).toHaveLength(8);
    else expect(fieldsOf(changed)).toEqual(['kind']);
    expect(await read(size.id)).toMatchObject({ products: { count: 8 }, unread: { count: 0 } });
  });

  it.each([
    ['choices', { kind: 'choice' }],
    ['choices', { kind: 'text', choices: [{ name: 'A' }] }],
    ['choices.1.name', { kind: 'choice', choices: [{ name: 'A' }, { name: 'a' }] }],
    ['choices.0.color', { kind: 'choice', choices: [{ name: 'A', color: 'red' }] }],
    ['categoryIds.0', { categoryIds: [999_999] }],
    ['name', { name: ' ' }],
  ])('names %s in a refusal', async (path, changes) => {
    const response = await staff.post('/staff/attributes').send(formOf(changes)).expect(400);
    expect(fieldsOf(response)).toEqual([path]);
  });

  it('is for staff', async () => {
    await visitor.get('/staff/attributes').expect(401);
  });
});

describe('lists and counts', () => {
  it('equal those of a naive filter', async () => {
    const categoryIds = [await catalog.addCategory('Model A'), await catalog.addCategory('Model B')];
    const taste = await create({
      name: 'Taste',
      kind: 'choice',
      choices: ['Sweet', 'Sour', 'Salty'].map((name) => ({ name })),
    });
    const grade = await create({ name: 'Grade', kind: 'number', unit: '' });
    const tastes = taste.choices.map(({ name }) => name);
    const model: { id: number; tastes: string[]; grade: number; price: number; categoryId: number }[] = [];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let made = 0; made < 40; made += 1) {
      const own = tastes.filter(() => random(2) === 0);
      const values = {
        tastes: own,
        grade: random(6),
        price: 1 + random(50),
        categoryId: categoryIds[random(2)] as number,
      };
      const specs = { ...(own.length > 0 && { Taste: own.join(', ') }), Grade: String(values.grade) };
      const { id } = await add(specs, {
        price: `${values.price}.00`,
        categoryId: values.categoryId,
        category: 'x',
        name: `Model ${made % 5}`,
      });
      model.push({ id, ...values });
    }
    for (let round = 0; round < 60; round += 1) {
      const chosen = tastes.filter(() => random(3) === 0);
      const range = random(2) === 0 ? undefined : ([random(4), 2 + random(4)].sort() as [number, number]);
      const categoryId = random(2) === 0 ? undefined : categoryIds[random(2)];
      const maxPrice = random(3) === 0 ? 25 : undefined;
      const filter = formatAttributeFilters([
        ...(chosen.length > 0 ? [{ id: taste.id, values: chosen.map((name) => idOf(taste, name)) }] : []),
        ...(range ? [{ id: grade.id, min: String(range[0]), max: String(range[1]) }] : []),
      ]);
      if (filter === '') continue;
      const query = `${categoryId ? `&categoryId=${categoryId}` : ''}${maxPrice ? `&maxPrice=${maxPrice}` : ''}${random(2) ? '&search=model' : ''}`;
      const isOthers = (row: (typeof model)[number]) =>
        (categoryId === undefined || row.categoryId === categoryId) &&
        (maxPrice === undefined || row.price <= maxPrice);
      const isTaste = (row: (typeof model)[number]) =>
        chosen.length === 0 || row.tastes.some((one) => chosen.includes(one));
      const isGrade = (row: (typeof model)[number]) => !range || (row.grade >= range[0] && row.grade <= range[1]);
      const found = model.filter((row) => isOthers(row) && isTaste(row) && isGrade(row));
      const sorted = await listed(filter, `${query}&sort=price-asc&limit=200`);
      expect(sorted).toEqual(found.toSorted((a, b) => a.price - b.price || a.id - b.id).map(({ id }) => id));
      const { body } = await visitor.get(`/product-facets?attributes=${filter}${query}`).expect(200);
      expect(body.total).toEqual({ count: found.length, hasMore: false });
      const facet = (body.attributes as AttributeFacet[]).find(({ id }) => id === taste.id);
      for (const { id, name } of taste.choices) {
        const count = model.filter((row) => isOthers(row) && isGrade(row) && row.tastes.includes(name)).length;
        expect(facet?.values.find((value) => value.id === id)?.count ?? 0).toBe(count);
      }
      const grades = model.filter((row) => isOthers(row) && isTaste(row)).map((row) => row.grade);
      const numbers = (body.attributes as AttributeFacet[]).find(({ id }) => id === grade.id);
      if (grades.length > 0)
        expect(numbers).toMatchObject({ min: `${Math.min(...grades)}`, max: `${Math.max(...grades)}` });
    }
  });

  it('are in the language, with English where there is no translation', async () => {
    const finish = await create({
      name: 'Finish',
      kind: 'choice',
      translations: { ar: 'اللمسة' },
      choices: [{ name: 'Matte', translations: { ar: 'مطفي' } }, { name: 'Gloss' }],
    });
    await add({ Finish: 'Matte' });
    await add({ Finish: 'Gloss' });
    expect(await facetOf(finish, 'language=ar')).toMatchObject({
      name: 'اللمسة',
      values: [{ name: 'مطفي' }, { name: 'Gloss' }],
    });
  });

  it.each(['x', '1', '1-', '3*5*2', '1-2_1-3'])('refuse %s and name the field', async (filter) => {
    for (const path of ['/products', '/product-facets']) {
      expect(fieldsOf(await visitor.get(`${path}?attributes=${filter}`).expect(400))).toEqual(['attributes']);
    }
  });

  it('find nothing by an attribute that does not exist', async () => {
    expect(await listed('999999-999999')).toEqual([]);
    expect(await listed('999999*1*')).toEqual([]);
  });
});
