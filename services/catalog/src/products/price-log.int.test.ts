import { captureLog } from '@shopwright/testing/captured-log';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { plainProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

const log = captureLog();
const userId = 41;
let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let seen = 0;

beforeAll(async () => {
  catalog = await startTestCatalog({ logger: log.logger });
  staff = await catalog.as('staff', userId);
});
afterAll(() => catalog.stop());
beforeEach(() => {
  seen = log.lines().length;
});

const events = (kind: string) =>
  log
    .lines()
    .slice(seen)
    .filter(({ securityEvent }) => securityEvent === kind)
    .map(({ userId, role, productId, before, after, call }) => ({ userId, role, productId, before, after, call }));
const change = (productId: number, before: string, after: string) => ({
  userId,
  role: 'staff',
  productId,
  before,
  after,
  call: undefined,
});

it('has author, old and new price of each product whose price staff changed', async () => {
  const { stockQuantity: _stock, ...form } = plainProduct;
  const { id, version } = await catalog.addProduct({ price: '10.00' });
  const edit = (price: string, of: number) => staff.put(`/products/${id}`).send({ ...form, price, version: of });
  await edit('10.00', version).expect(200);
  expect(events('price-changed')).toEqual([]);
  await edit('12.50', version + 1).expect(200);
  await edit('99.00', version).expect(409);
  expect(events('price-changed')).toEqual([change(id, '10.00', '12.50')]);
});

it('has those of a change of many products, and of its undo', async () => {
  const [one, two] = [await catalog.addProduct({ price: '10.00' }), await catalog.addProduct({ price: '20.00' })];
  const rows = [one, two].map(({ id, version }) => ({ id, version }));
  const raise = { products: { rows }, change: { type: 'change-price', percent: 10 } };
  const { body } = await staff.post('/staff/products/bulk').send(raise).expect(200);
  expect(Object.keys(body)).toEqual(['results']);
  expect(events('price-changed')).toEqual([change(one.id, '10.00', '11.00'), change(two.id, '20.00', '22.00')]);
  seen = log.lines().length;
  const [{ id, version, before }] = body.results;
  await staff
    .post('/staff/products/bulk/undo')
    .send({ rows: [{ id, version, before }] })
    .expect(200);
  expect(events('price-changed')).toEqual([change(one.id, '11.00', '10.00')]);
});

it('has who was refused by role, and what they tried', async () => {
  const { id, version } = await catalog.addProduct();
  const shopper = await catalog.as('shopper', userId);
  await shopper
    .put(`/products/${id}`)
    .send({ ...plainProduct, version })
    .expect(403);
  expect(events('access-refused')).toEqual([
    {
      ...change(0, '', ''),
      productId: undefined,
      before: undefined,
      after: undefined,
      role: 'shopper',
      call: `PUT /products/${id}`,
    },
  ]);
  expect(log.text()).not.toContain(plainProduct.description);
});
