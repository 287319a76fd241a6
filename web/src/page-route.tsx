import { publicPaths } from '@shopwright/contracts/pages';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { lazyPage } from './components/lazy-page';
import type { Namespace } from './i18n/messages';
import { PageFallback } from './layout/page-fallback';
import { ClientOnly } from './lib/hydration';
import type { ReadPage } from './page-reads';

/** The `handle` of a route: its messages, how to fetch its code ahead, and its reads on the server. */
export interface PageHandle {
  namespaces?: Namespace[];
  preload?: () => Promise<unknown>;
  /** Fetches the same for a page that may not be visited. Absent where the session decides what the page shows. */
  prefetch?: () => Promise<unknown>;
  reads?: ReadPage;
}

/**
 * Returns a row of the site map: an address, the messages that the page needs, its code by the name of the export, and
 * what it reads. The server renders the pages that search engines may list. The others depend on the session or are a
 * form, so the browser renders them.
 */
export function page<Name extends string>(
  path: string | undefined,
  namespaces: Namespace[],
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  reads?: ReadPage,
): NonIndexRouteObject {
  const { Page, preload, prefetch } = lazyPage(namespaces, async () => (await load())[name]);
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
    handle: { namespaces, preload, prefetch: isRendered ? prefetch : undefined, reads } satisfies PageHandle,
  };
}
