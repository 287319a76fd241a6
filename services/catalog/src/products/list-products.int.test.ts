import { type Product, sorts } from '@shopwright/contracts/http/products';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '../test-list-model';
import { type ListedProducts, startListedProducts } from '../test-listed-products';

let listed: ListedProducts;

beforeAll(async () => {
  listed = await startListedProducts();
});
afterAll(() => listed.catalog.stop());

describe('GET /products', () => {
  describe('200', () => {
    it.each(sorts)('pages through all products by %s without repeating or skipping one', async (sort) => {
      const paged = await listed.pages(`sort=${sort}&limit=7`);
      const expected = (await listed.all()).sort(order[sort]).map((product) => product.id);
      expect(paged.products.map((product) => product.id)).toEqual(expected);
      expect(paged.pages).toBe(5);
    });

    it('keeps search, category and limit in the next link', async () => {
      const { products, pages: count } = await listed.pages(
        `search=light&categoryId=${listed.lightingId}&sort=name&limit=2`,
      );
      const expected = (await listed.all())
        .filter((product) => product.categoryId === listed.lightingId)
        .sort(order.name);
      expect(products.map((product) => product.id)).toEqual(expected.map((product) => product.id));
      expect(count).toBe(5);
    });

    it('continues at the same product when others were added before it', async () => {
      const first = await listed.anonymous.get('/products?sort=price-asc&limit=5');
      const cheap = await listed.catalog.addProduct({ price: '0.01' });
      const path = /^<(.+)>/.exec(first.get('Link') ?? '')?.[1] ?? '';
      const second = await listed.anonymous.get(path);
      const ids = [...first.body, ...second.body].map((product: Product) => product.id);
      expect(new Set(ids).size).toBe(10);
      await listed.catalog.database.db.execute(sql`update products set archived_at = now() where id = ${cheap.id}`);
    });

    it('has no Link header on the last page', async () => {
      const response = await listed.anonymous.get('/products?limit=200');
      expect(response.get('Link')).toBeUndefined();
    });

    it('treats categoryId=all as no filter, and returns an empty list for an empty category', async () => {
      const [every, none] = [
        await listed.anonymous.get('/products?categoryId=all'),
        await listed.anonymous.get('/products?categoryId=2'),
      ];
      expect(every.body).toHaveLength((await listed.all()).length);
      expect(none.body).toEqual([]);
    });

    it('links a product to the category that it names, in upper or lower case', async () => {
      const linked = (await listed.all()).filter((product) => product.categoryId === listed.lightingId);
      expect(linked).toHaveLength(10);
      expect(new Set(linked.map((product) => product.category))).toEqual(new Set(['Lighting']));
    });

    it('does not return archived products', async () => {
      const gone = await listed.catalog.addProduct({ name: 'Gone' });
      await listed.catalog.database.db.execute(sql`update products set archived_at = now() where id = ${gone.id}`);
      expect((await listed.anonymous.get('/products?search=gone')).body).toEqual([]);
      await listed.anonymous.get(`/products/${gone.id}`).expect(404);
    });

    it('returns archived products to staff only', async () => {
      const staff = await listed.catalog.as('staff');
      const gone = await listed.catalog.addProduct({ name: 'Off Sale' });
      await staff.delete(`/products/${gone.id}`).expect(200);
      const { body } = await staff.get('/products?archived=true&limit=200').expect(200);
      expect(body.map((product: Product) => product.id)).toContain(gone.id);
      expect(body.every((product: { archivedAt: string | null }) => product.archivedAt !== null)).toBe(true);
      await listed.anonymous.get('/products?archived=true').expect(403);
      await (await listed.catalog.as('shopper')).get('/products?archived=true').expect(403);
    });
  });

  describe('400', () => {
    it.each([
      'minPrice=-1',
      'minPrice=1e3',
      'maxPrice=abc',
      'inStock=1',
      'featured=false',
      'minRating=6',
      'minRating=4.5',
      'archived=yes',
      'language=xx',
      'search=a&search=b',
      `search=${'x'.repeat(201)}`,
      'search=%00',
      'categoryId=0',
      'categoryId=-1',
      'categoryId=1.5',
      'categoryId=abc',
      'categoryId=2147483648',
      'categoryId=1%20OR%201=1',
      'sort=random()',
      'limit=0',
      'limit=201',
      'limit=1e2',
      'cursor=abc',
      'cursor=WyJuYW1lIiwieCIsMV0&sort=featured',
      'page=2',
    ])('refuses %s', async (query) => {
      await listed.anonymous.get(`/products?${query}`).expect(400);
    });
  });
});
