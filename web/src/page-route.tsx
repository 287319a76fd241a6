import { publicPaths } from '@shopwright/contracts/pages';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { lazyPage } from './components/lazy-page';
import type { Area } from './i18n/messages';
import { PageFallback } from './layout/page-fallback';
import { ClientOnly } from './lib/hydration';
import type { ReadPage } from './page-reads';

/** The `handle` of a route: the area of its messages, how to fetch its code ahead, and its reads on the server. */
export interface PageHandle {
  area?: Area;
  preload?: () => Promise<unknown>;
  /** Fetches the same for a page that may not be visited. Absent where the session decides what the page shows. */
  prefetch?: () => Promise<unknown>;
  reads?: ReadPage;
}

type LoadPage<Name extends string> = () => Promise<Record<Name, ComponentType>>;

export const shopPage = rowsOf('shop');
/** Shows the messages of later parts itself. */
export const partsPage = rowsOf('parts');
export const customerPage = rowsOf('customer');
export const officePage = rowsOf('office');

/** Returns what makes the rows of the site map whose pages show the messages of an area. */
function rowsOf(area: Area) {
  return <Name extends string>(path: string | undefined, load: LoadPage<Name>, name: Name, reads?: ReadPage) =>
    toRoute(area, path, load, name, reads);
}

/**
 * Returns a row of the site map: an address, the page's code by the name of the export, and what it reads. The server
 * renders the pages that search engines may list. The others depend on the session or are a form, so the browser
 * renders them.
 */
function toRoute<Name extends string>(
  area: Area,
  path: string | undefined,
  load: LoadPage<Name>,
  name: Name,
  reads?: ReadPage,
): NonIndexRouteObject {
  const { Page, preload, prefetch } = lazyPage(area, async () => (await load())[name]);
  const isRendered = path === '*' || publicPaths.includes(path ?? '');
  return {
    path,
    element: isRendered ? (
      <Page />
    ) : (
      <ClientOnly fallback={<PageFallback />}>
        <Page />
      </ClientOnly>
    ),
    handle: { area, preload, prefetch: isRendered ? prefetch : undefined, reads } satisfies PageHandle,
  };
}
