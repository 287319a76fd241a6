import { pages, publicPaths } from '@shopwright/contracts/pages';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { preloadLateParts } from './components/late-part';
import { lazyPage } from './components/lazy-page';
import { currentLanguage } from './i18n/language';
import type { Area } from './i18n/messages';
import { RootLayout } from './layout/root-layout';
import { queryClient } from './lib/query-client';
import { categoryReads, collectionReads, homeReads, layoutReads, productReads, streamingReads } from './page-reads';
import { type PageHandle, partsPage, shopPage } from './page-route';
import { HomePage } from './pages/home-page';

/** Empty until `routes.tsx` is fetched. Its rows would be 3 kB of every first visit. */
let otherRoutes: RouteObject[] = [];

const others = lazyPage('customer', async () => {
  const module = await import('./routes');
  ({ otherRoutes } = module);
  return module.OtherPages;
});

const elsewhere = '*';

const productPage = shopPage(pages.product, () => import('./pages/product-page'), 'ProductPage', productReads);

/** The pages that most visits begin with. */
const firstPages: RouteObject[] = [
  { index: true, element: <HomePage />, handle: { reads: homeReads } satisfies PageHandle },
  productPage,
  { ...productPage, path: pages.namedProduct },
  shopPage(pages.category, () => import('./pages/category-page'), 'CategoryPage', categoryReads),
  shopPage(pages.collection, () => import('./pages/collection-page'), 'CollectionPage', collectionReads),
  partsPage(pages.streaming, () => import('./pages/streaming-page'), 'StreamingPage', streamingReads),
  { path: elsewhere, element: <others.Page /> },
];

const routes: RouteObject[] = [
  { element: <RootLayout />, handle: { reads: layoutReads } satisfies PageHandle, children: firstPages },
];

const nowhere = '/not-found';

/** The page at this address. One with a line break in it matches nothing at all, not even what is there for that. */
export function Pages() {
  const { pathname } = useLocation();
  return useRoutes(routes, matchRoutes(routes, pathname) ? undefined : nowhere);
}

const match = (table: RouteObject[], pathname: string) =>
  matchRoutes(table, pathname) ?? matchRoutes(table, nowhere) ?? [];

/** Returns true if the page at this address is in `routes.tsx`. */
export const isElsewhere = (pathname: string): boolean => match(routes, pathname).at(-1)?.route.path === elsewhere;

/** Returns the handles of the routes at this address. Those of pages elsewhere need their table to be loaded. */
const handlesAt = (pathname: string) =>
  [...match(routes, pathname), ...(isElsewhere(pathname) ? match(otherRoutes, pathname) : [])].map(
    ({ route, params }) => ({ ...(route.handle as PageHandle | undefined), params }),
  );

/** Begins to fetch the code and the words of the page at this address, before React asks for them. */
export async function preloadPage(pathname: string): Promise<void> {
  if (isElsewhere(pathname)) await others.preload();
  await Promise.all(handlesAt(pathname).map(({ preload }) => preload?.()));
}

/** Fetches ahead what the page at this address shows; what cannot be fetched is fetched when it is visited. */
export async function prefetchPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  if (isElsewhere(pathname)) await others.prefetch();
  for (const { prefetch, reads, params } of handlesAt(pathname)) {
    void prefetch?.();
    const request = { client: queryClient, params, search: new URLSearchParams(search), language: currentLanguage() };
    if (prefetch) void reads?.(request);
  }
}

/** Fetches the code of all pages that the server renders, which cannot wait for any of it later. */
export const preloadPublicPages = (): Promise<unknown> =>
  Promise.all([preloadLateParts(), ...[...publicPaths, nowhere].map(preloadPage)]);

/** Returns the area whose messages the page at this address shows; on the server. */
export const areaAt = (pathname: string): Area => handlesAt(pathname).findLast(({ area }) => area)?.area ?? 'shop';

/** Returns the reads of the routes at this address on the server. */
export const readsAt = (pathname: string) =>
  handlesAt(pathname).flatMap(({ reads, params }) => (reads ? [{ reads, params }] : []));
