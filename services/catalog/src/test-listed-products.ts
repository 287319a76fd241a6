import type { Product } from '@shopwright/contracts/http/products';
import type { Response } from 'supertest';
import { startTestCatalog } from './test-catalog';

const names = [
  'Halo 10% Off Lamp',
  'Halo_Mini Lamp',
  'Halo Mini Lamp',
  'Back\\slash Dock',
  'O\'Neil "Pro" Mic',
  'Éclair Möbel Light',
  'éclair',
  'Zebra',
  'alpha',
  'Beta',
];

/** Starts a catalog with thirty products, ten of them in the category Lighting. The category Empty has the id 2. */
export async function startListedProducts() {
  const catalog = await startTestCatalog();
  const lightingId = await catalog.addCategory('Lighting');
  await catalog.addCategory('Empty');
  for (let index = 0; index < 30; index += 1) {
    await catalog.addProduct({
      name: names[index % names.length] ?? '',
      price: `${10 + (index % 7)}.50`,
      featured: index % 5 === 0,
      category: index % 3 === 0 ? 'lighting' : 'Unlisted',
      description: index % 2 === 0 ? 'soft light for 50% less' : 'deep_bass and quiet fans',
    });
  }
  const anonymous = await catalog.as('anonymous');
  const all = async (): Promise<Product[]> => (await anonymous.get('/products?limit=200')).body;
  /** Reads a list to its end, page by page. */
  async function pages(query: string): Promise<{ products: Product[]; pages: number }> {
    const products: Product[] = [];
    let count = 0;
    let path: string | undefined = `/products?${query}`;
    while (path) {
      const { body, headers }: Response = await anonymous.get(path).expect(200);
      products.push(...body);
      count += 1;
      path = /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    }
    return { products, pages: count };
  }
  return { catalog, anonymous, lightingId, all, pages };
}

export type ListedProducts = Awaited<ReturnType<typeof startListedProducts>>;
