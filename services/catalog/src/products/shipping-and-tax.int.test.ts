import type { BulkChange, BulkResult } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  staff = await catalog.as('staff');
});
afterAll(() => catalog.stop());

const { stockQuantity: _stock, ...editable } = plainProduct;
const terms = { taxClass: 'reduced', weightGrams: 1_000_000, needsShipping: false };
const read = async (id: number): Promise<StaffProduct> => (await staff.get(`/products/${id}`).expect(200)).body;

const invalid: [field: string, value: unknown, message: string][] = [
  ['taxClass', '', 'Must be the id of a tax class, such as standard'],
  ['taxClass', 'Books & maps', 'Must be the id of a tax class, such as standard'],
  ['taxClass', 'x'.repeat(41), 'Must be the id of a tax class, such as standard'],
  ['weightGrams', -1, 'Must be 0 or more'],
  ['weightGrams', 0.5, 'Must be a whole number'],
  ['weightGrams', 1_000_001, 'Enter a weight from 0 to 1,000 kg'],
];

describe('POST and PUT /products', () => {
  it('are shipped, of unknown weight and of the standard class unless staff say otherwise', async () => {
    const untold = { taxClass: 'standard', weightGrams: 0, needsShipping: true };
    expect(await catalog.addProduct()).toMatchObject(untold);
    expect(await catalog.addProduct(dropshipProduct)).toMatchObject(untold);
    const made = await catalog.addProduct({ ...terms, taxClass: ' Reduced ' });
    expect(made).toMatchObject(terms);
    const edit = { ...editable, version: made.version };
    const kept = await staff.put(`/products/${made.id}`).send(edit).expect(200);
    expect(kept.body).toMatchObject(terms);
    await staff
      .put(`/products/${made.id}`)
      .send({ ...edit, version: kept.body.version, ...untold })
      .expect(200);
    expect(await read(made.id)).toMatchObject(untold);
  });

  it.each(invalid)('400 for %s %j, which names the field', async (path, value, message) => {
    const made = await catalog.addProduct();
    const refused = await Promise.all([
      staff.post('/products').send({ ...plainProduct, [path]: value }),
      staff.put(`/products/${made.id}`).send({ ...editable, version: made.version, [path]: value }),
    ]);
    for (const { status, body } of refused) {
      expect(status).toBe(400);
      expect(body.fields).toEqual([{ path, message }]);
    }
    expect(await read(made.id)).toMatchObject({ version: made.version });
  });

  it('400 for a word in place of yes or no', async () => {
    const { body } = await staff.post('/products').send({ ...plainProduct, needsShipping: 'no' });
    expect(body).toMatchObject({ code: 'invalid_request', fields: [{ path: 'needsShipping' }] });
  });
});

it('adds nothing to what visitors read', async () => {
  const { id } = await catalog.addProduct(terms);
  const visitor = await catalog.as('anonymous');
  const [detail, list] = [await visitor.get(`/products/${id}`), await visitor.get('/products')];
  const texts = [detail.text, list.text].join();
  expect(texts).toContain(plainProduct.name);
  for (const field of Object.keys(terms)) expect(texts).not.toContain(field);
});

describe('POST /staff/products/bulk', () => {
  const edit = async (products: StaffProduct[], change: BulkChange): Promise<BulkResult[]> => {
    const rows = products.map(({ id, version }) => ({ id, version }));
    const { body } = await staff.post('/staff/products/bulk').send({ products: { rows }, change }).expect(200);
    return body.results;
  };
  const outcomes = (results: BulkResult[]) => results.map(({ outcome }) => outcome);

  it.each<[BulkChange, Partial<Pick<StaffProduct, 'taxClass' | 'weightGrams' | 'needsShipping'>>]>([
    [{ type: 'set-tax-class', taxClass: 'reduced' }, { taxClass: 'reduced' }],
    [{ type: 'set-weight', weightGrams: 250 }, { weightGrams: 250 }],
    [{ type: 'set-needs-shipping', needsShipping: false }, { needsShipping: false }],
  ])('200 for %j: changes that alone, which can be undone', async (change, after) => {
    const own = { taxClass: 'zero', weightGrams: 40, needsShipping: true };
    const [one, same] = [await catalog.addProduct(own), await catalog.addProduct({ ...own, ...after })];
    const results = await edit([one, same], change);
    expect(outcomes(results)).toEqual(['changed', 'unchanged']);
    expect(await read(one.id)).toMatchObject({ ...own, ...after, price: one.price, stockQuantity: one.stockQuantity });
    const rows = results.flatMap((row) =>
      row.outcome === 'changed' ? [{ id: row.id, version: row.version, before: row.before }] : [],
    );
    await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(await read(one.id)).toMatchObject(own);
  });

  it('200: an undo of a page that does not know them leaves them', async () => {
    const made = await catalog.addProduct({ ...terms, featured: false });
    const [changed] = await edit([made], { type: 'set-featured', featured: true });
    if (changed?.outcome !== 'changed') throw new Error('nothing was changed');
    const { taxClass, weightGrams, needsShipping, ...before } = changed.before;
    expect({ taxClass, weightGrams, needsShipping }).toEqual(terms);
    const rows = [{ id: made.id, version: changed.version, before }];
    await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(await read(made.id)).toMatchObject({ ...terms, featured: false });
  });

  it('400 names the field of the change', async () => {
    const { id, version } = await catalog.addProduct();
    const change = { type: 'set-weight', weightGrams: -1 };
    const { body } = await staff.post('/staff/products/bulk').send({ products: { rows: [{ id, version }] }, change });
    expect(body.fields).toEqual([{ path: 'change.weightGrams', message: 'Must be 0 or more' }]);
  });
});
