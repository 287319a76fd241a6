import { sorts } from '@shopwright/contracts/http/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropshipProduct, startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let id: number;

beforeAll(async () => {
  catalog = await startTestCatalog();
  id = (await catalog.addProduct(dropshipProduct)).id;
});
afterAll(() => catalog.stop());

describe('supplier data', () => {
  const secrets = ['supplier', 'Supplier', 'SUP-1', '15.99', 'dropship', 'Dropship', 'lowStock', 'reserved', 'version'];

  it.each(['anonymous', 'shopper'] as const)('is not in any response to %s', async (role) => {
    const agent = await catalog.as(role);
    const paths = [
      `/products/${id}`,
      ...sorts.map((sort) => `/products?sort=${sort}&limit=200`),
      '/products?search=earbuds',
      '/categories',
    ];
    for (const path of paths) {
      const text = JSON.stringify((await agent.get(path).expect(200)).body);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
    // "Supplier" alone would find the product by its name, which begins with "Supplied".
    expect((await agent.get('/products?search=Secret%20Ltd').expect(200)).body).toEqual([]);
  });

  it.each(['staff', 'operator'] as const)('is in the responses to %s', async (role) => {
    const agent = await catalog.as(role);
    const [first] = (await agent.get('/products?search=earbuds').expect(200)).body;
    expect(first).toMatchObject({ supplierName: 'Secret Supplier Ltd', supplierCost: '15.99', dropshipMargin: 30 });
  });
});
