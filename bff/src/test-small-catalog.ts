import type { AddressInfo } from 'node:net';
import { getCategory, listCategories } from '@shopwright/contracts/http/categories';
import { getCollection, listCollections } from '@shopwright/contracts/http/collections';
import { listSitemapParts, listSitemapProducts } from '@shopwright/contracts/http/internal';
import { getProduct, listProducts, type Product, type ProductDetail } from '@shopwright/contracts/http/products';
import { findRedirect } from '@shopwright/contracts/http/redirects';
import { getReviewSummary, listReviews } from '@shopwright/contracts/http/reviews';
import {
  defaultStoreName,
  demonstrationSettings,
  getStoreSettings,
  listExchangeRates,
  type StoreSettings,
} from '@shopwright/contracts/http/store-settings';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';

type SampleProduct = Product & Partial<ProductDetail>;

export const sampleProduct = (id: number, over: Partial<SampleProduct> = {}): SampleProduct => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  description: `What number ${id} is good for.`,
  price: '249.00',
  image: `/images/products/product-${id}.webp`,
  category: 'Streaming Bundles',
  categoryId: 1,
  inStock: true,
  featured: false,
  isNew: false,
  stockQuantity: 9,
  isLowStock: false,
  specs: [],
  rating: null,
  reviewCount: 0,
  ...over,
});

const streamingBundles = {
  parentId: null,
  ancestors: [],
  children: [],
  id: 1,
  name: 'Streaming Bundles',
  slug: 'streaming-bundles',
  description: null,
  image: null,
};
const summer = {
  id: 5,
  title: 'Summer',
  slug: 'summer',
  text: 'Warm.',
  image: null,
  seoTitle: null,
  seoDescription: null,
};
const lighting = { ...streamingBundles, id: 2, name: '照明', slug: '照明' };
/** Slugs that the categories had before. */
const earlierSlugs: Record<string, typeof lighting> = { bundles: streamingBundles, 灯: lighting };

/** A catalog with a handful of products, which a test may change while it runs. */
export async function startSmallCatalog(products: SampleProduct[]) {
  const calls: string[] = [];
  const state = {
    isAway: false,
    delayMs: 0,
    storeName: defaultStoreName,
    settings: {} as Partial<StoreSettings>,
    redirects: {} as Record<string, string>,
  };
  const app = createServiceApp({
    logger: createLogger('catalog', 'silent'),
    tokens: createTestTokens('catalog', 'catalog'),
    readiness: {},
    routes: ({ bind, app: express }) => {
      express.use((req, res, next) => {
        if (!req.url.startsWith('/internal/')) calls.push(req.url);
        if (state.isAway) res.destroy();
        else if (state.delayMs > 0) setTimeout(next, state.delayMs);
        else next();
      });
      bind(listProducts, async ({ query, actor }) => {
        if (actor.role !== 'anonymous') throw new AppError('forbidden', 'Pages are read as a visitor');
        const start = Number(query.cursor ?? 0);
        const end = start + (query.limit ?? products.length);
        return { rows: products.slice(start, end), nextCursor: end < products.length ? end : undefined };
      });
      bind(getProduct, async ({ params }) => {
        const product = products.find(({ id }) => id === params.id);
        if (!product) throw new AppError('not_found', 'No such product');
        const images = [{ url: product.image, alt: '' }];
        return {
          ...product,
          images,
          contains: [],
          categorySlug: streamingBundles.slug,
          categoryPath: [streamingBundles],
        };
      });
      bind(listCategories, async () => [streamingBundles, lighting]);
      bind(getCategory, async ({ params: { slug } }) => {
        const category = [streamingBundles, lighting].find((each) => each.slug === slug) ?? earlierSlugs[slug];
        if (!category) throw new AppError('not_found', 'No such category');
        return category;
      });
      bind(listCollections, async () => [summer]);
      bind(getCollection, async ({ params: { slug } }) => {
        if (slug !== summer.slug) throw new AppError('not_found', 'No such collection');
        return summer;
      });
      bind(listSitemapParts, async () => [{ part: 1, updatedAt: '2026-11-29T10:00:00.000Z' }]);
      bind(listSitemapProducts, async ({ query: { after = 0 } }) =>
        products
          .filter(({ id }) => id > after)
          .slice(0, 500)
          .map(({ id, name, image }) => ({
            id,
            updatedAt: '2026-11-29T10:00:00.000Z',
            images: [image],
            names: { en: name, de: `Produkt ${id}` },
          })),
      );
      bind(findRedirect, async ({ query: { address } }) => {
        const to = state.redirects[address];
        if (!to) throw new AppError('not_found', 'No redirect');
        return { to };
      });
      bind(getStoreSettings, async () => ({
        ...demonstrationSettings,
        ...state.settings,
        name: state.storeName,
      }));
      bind(listExchangeRates, async () => [{ currency: 'EUR' as const, rate: '0.9', asOf: '2026-11-01T00:00:00Z' }]);
      bind(listReviews, async () => ({ rows: [] }));
      bind(getReviewSummary, async () => ({
        summary: { rating: null, count: 0, stars: [0, 0, 0, 0, 0] },
        right: 'signed-out' as const,
        mine: null,
      }));
    },
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requested addresses. */
    calls,
    products,
    /** Breaks every connection while `isAway`; responses after at least `delayMs`. */
    state,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

export type SmallCatalog = Awaited<ReturnType<typeof startSmallCatalog>>;
