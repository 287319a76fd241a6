import type { BulkChange } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let visitor: Awaited<ReturnType<TestCatalog['as']>>;

beforeAll(async () => {
  catalog = await startTestCatalog();
  visitor = await catalog.as('anonymous');
});
afterAll(() => catalog.stop());

const turn = async ({ id }: StaffProduct, inStock: boolean) => {
  const staff = await catalog.as('staff');
  const { version } = (await staff.get(`/products/${id}`).expect(200)).body;
  const change: BulkChange = { type: 'set-in-stock', inStock };
  await staff
    .post('/staff/products/bulk')
    .send({ products: { rows: [{ id, version }] }, change })
    .expect(200);
};

/** What a visitor is told of the product in every place that sells it. */
async function readPlaces({ id }: StaffProduct) {
  const get = async (path: string) => (await visitor.get(path).expect(200)).body;
  const listed = (rows: { id: number; inStock: boolean }[]) => rows.find((row) => row.id === id)?.inStock;
  const [listing, inStockOnly, search, searchInStock, facets, product, availability] = await Promise.all(
    [
      '/products',
      '/products?inStock=true',
      '/products?search=switchable',
      '/products?search=switchable&inStock=true',
      '/product-facets',
      `/products/${id}`,
      `/availability?ids=${id}`,
    ].map(get),
  );
  const order = await catalog.reserve([{ productId: id, quantity: 1 }]).then(
    () => 'reserved',
    (error: Error) => /"available":\d+/.exec(error.message)?.[0],
  );
  return {
    list: listed(listing),
    inStockOnly: listed(inStockOnly),
    search: listed(search),
    searchInStock: listed(searchInStock),
    facet: facets.inStock.count,
    page: product.inStock,
    cart: availability[0].available > 0,
    checkout: order,
  };
}

it('the switch ends the sale of a product with units on hand everywhere, and begins it again', async () => {
  const product = await catalog.addProduct({ name: 'Switchable lamp', stockQuantity: 40 });
  const onSale = { list: true, inStockOnly: true, search: true, searchInStock: true };
  const sells = { ...onSale, facet: 1, page: true, cart: true, checkout: 'reserved' };
  expect(await readPlaces(product)).toEqual(sells);
  await turn(product, false);
  expect(await readPlaces(product)).toEqual({
    list: false,
    inStockOnly: undefined,
    search: false,
    searchInStock: undefined,
    facet: 0,
    page: false,
    cart: false,
    checkout: '"available":0',
  });
  await turn(product, true);
  expect(await readPlaces(product)).toEqual(sells);
});

it('the switch sells nothing of which there is none', async () => {
  const product = await catalog.addProduct({ name: 'Switchable shelf', stockQuantity: 0 });
  await turn(product, true);
  const places = await readPlaces(product);
  expect(places).toMatchObject({ inStockOnly: undefined, searchInStock: undefined, cart: false });
  expect(places.checkout).toBe('"available":0');
});
