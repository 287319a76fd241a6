import type { BulkResult } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let visitor: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, visitor] = await Promise.all([catalog.as('staff'), catalog.as('anonymous')]);
});
afterAll(() => catalog.stop());

const isTaken = [{ path: 'sku', message: 'This SKU is already used' }];
const { stockQuantity: _stock, ...editable } = plainProduct;
const search = async (words: string, view = 'active') => {
  const { body } = await staff.get('/staff/products').query({ search: words, view }).expect(200);
  return body.rows.map(({ sku }: StaffProduct) => sku);
};

describe('POST and PUT /products', () => {
  it('stores the SKU and shows it on the product page, but not in the lists of visitors', async () => {
    const made = await catalog.addProduct({ sku: ' LMP-100 ' });
    expect(made.sku).toBe('LMP-100');
    expect((await visitor.get(`/products/${made.id}`).expect(200)).body.sku).toBe('LMP-100');
    const { body: listed } = await visitor.get('/products').expect(200);
    expect(listed.some((row: object) => 'sku' in row)).toBe(false);
    const { body: kept } = await staff.put(`/products/${made.id}`).send({ ...editable, version: made.version });
    expect(kept.sku).toBe('LMP-100');
    const { body: removed } = await staff
      .put(`/products/${made.id}`)
      .send({ ...editable, sku: null, version: kept.version })
      .expect(200);
    expect(removed.sku).toBeNull();
  });

  it('409 for the SKU of another product on sale, in upper or lower case', async () => {
    const made = await catalog.addProduct({ sku: 'Twice-1' });
    const taken = await staff
      .post('/products')
      .send({ ...plainProduct, sku: 'TWICE-1' })
      .expect(409);
    expect(taken.body.fields).toEqual(isTaken);
    const other = await catalog.addProduct({ sku: 'Other-1' });
    const edit = { ...editable, version: other.version, sku: 'twice-1' };
    expect((await staff.put(`/products/${other.id}`).send(edit).expect(409)).body.fields).toEqual(isTaken);
    const own = { ...editable, version: made.version, sku: 'TWICE-1' };
    await staff.put(`/products/${made.id}`).send(own).expect(200);
  });

  it('gives a SKU to one of two that ask for it at the same time', async () => {
    const create = (sku: string) => staff.post('/products').send({ ...plainProduct, sku });
    const responses = await Promise.all([create('RACE-1'), create('race-1'), create('Race-1')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const { status, body } of responses) if (status === 409) expect(body.fields).toEqual(isTaken);
  });

  it.each(['', '   ', 'A\nB', 'x'.repeat(65)])('400 for %j', async (sku) => {
    const { body } = await staff
      .post('/products')
      .send({ ...plainProduct, sku })
      .expect(400);
    expect(body.fields[0].path).toContain('sku');
  });
});

describe('an archived product', () => {
  it('leaves its SKU to another one, and is restored only when that is free again', async () => {
    const old = await catalog.addProduct({ sku: 'ARC-1' });
    const { body: archived } = await staff.delete(`/products/${old.id}`).expect(200);
    const next = await catalog.addProduct({ sku: 'arc-1' });
    const restored = await staff.post(`/products/${old.id}/restore`).expect(409);
    expect(restored.body.fields).toEqual(isTaken);
    const products = { rows: [{ id: old.id, version: archived.version }] };
    const change = { type: 'set-archived', isArchived: false };
    const { body } = await staff.post('/staff/products/bulk').send({ products, change }).expect(200);
    expect(body.results).toEqual([{ id: old.id, outcome: 'skipped', reason: 'sku-taken' }]);
    await staff.delete(`/products/${next.id}`).expect(200);
    expect((await staff.post(`/products/${old.id}/restore`).expect(200)).body.sku).toBe('ARC-1');
  });
});

describe('two archived products with one SKU', () => {
  const archivePair = async (sku: string) => {
    const archived: StaffProduct[] = [];
    for (const name of [sku, sku.toUpperCase()]) {
      const { id } = await catalog.addProduct({ sku: name });
      archived.push((await staff.delete(`/products/${id}`).expect(200)).body);
    }
    return archived;
  };
  const outcomes = (results: BulkResult[]) =>
    results.map((row) => [row.id, row.outcome === 'skipped' ? row.reason : row.outcome]);

  it('are restored together: the first one is, the other is skipped', async () => {
    const [first, second] = await archivePair('pair-1');
    const plain = await catalog.addProduct();
    const { body: third } = await staff.delete(`/products/${plain.id}`).expect(200);
    const products = { rows: [second, first, third].map(({ id, version }) => ({ id, version })) };
    const change = { type: 'set-archived', isArchived: false };
    const { body } = await staff.post('/staff/products/bulk').send({ products, change }).expect(200);
    expect(outcomes(body.results)).toEqual([
      [second?.id, 'changed'],
      [first?.id, 'sku-taken'],
      [third.id, 'changed'],
    ]);
    expect(await search('pair-1')).toEqual(['PAIR-1']);
  });

  it('are restored by an undo: the first one is, the other is skipped', async () => {
    const pair = await archivePair('pair-2');
    const rows = pair.map(({ id, version, price, category, categoryId, featured, inStock }) => ({
      id,
      version,
      before: { price, category, categoryId, featured, inStock, archivedAt: null },
    }));
    const { body } = await staff.post('/staff/products/bulk/undo').send({ rows }).expect(200);
    expect(outcomes(body.results)).toEqual([
      [pair[0]?.id, 'changed'],
      [pair[1]?.id, 'sku-taken'],
    ]);
    expect(await search('pair-2')).toEqual(['pair-2']);
  });
});

describe('GET /staff/products', () => {
  it('finds a SKU by its beginning, the same one first, and leaves visitors to the texts', async () => {
    await catalog.addProduct({ name: 'Plain Box', sku: 'ZX_9-200' });
    await catalog.addProduct({ name: 'Box for zx_9-2', sku: 'OTHER-9' });
    await catalog.addProduct({ name: 'Small Box', sku: 'ZX_9-2' });
    await catalog.addProduct({ name: 'Big Box', sku: 'ZXA9-2' });
    expect(await search('zx_9-2')).toEqual(['ZX_9-2', 'OTHER-9', 'ZX_9-200']);
    expect(await search('ZX_9-20')).toEqual(['ZX_9-200']);
    expect(await search('zx_')).toEqual(expect.arrayContaining(['ZX_9-200', 'OTHER-9', 'ZX_9-2']));
    expect(await search('zx_')).not.toContain('ZXA9-2');
    const { body } = await visitor.get('/products').query({ search: 'ZX_9-200' }).expect(200);
    expect(body.map(({ name }: StaffProduct) => name)).not.toContain('Plain Box');
    for (const language of ['en', 'de']) {
      const cards = await staff.get('/products').query({ search: 'zx_9-200', language }).expect(200);
      expect(cards.body.map(({ name }: StaffProduct) => name)).toEqual(['Plain Box']);
    }
    const inventory = await staff.get('/inventory').query({ search: 'zx_9-20' }).expect(200);
    expect(inventory.body.map(({ name }: StaffProduct) => name)).toEqual(['Plain Box']);
  });

  it('finds archived products by SKU where they are listed', async () => {
    const product = await catalog.addProduct({ sku: 'GONE-77' });
    await staff.delete(`/products/${product.id}`).expect(200);
    expect(await search('gone-77')).toEqual([]);
    expect(await search('gone-77', 'all')).toEqual(['GONE-77']);
    expect(await search('gone-77', 'archived')).toEqual(['GONE-77']);
  });
});
