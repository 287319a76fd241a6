import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from '../i18n/language';
import type { Area } from '../i18n/messages';
import { needsReload } from '../lib/fetch-then-import';
import { reloadPageOnce } from '../lib/reload-page';

const failed = new Set<() => void>();

/** Lets pages that could not be fetched be asked for again: React, and we, keep a failure until then. */
export function renewFailedPages(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A page and its messages, fetched together when it is first shown, or before that by `preload`. After a release the
 * old chunks are gone: the page is then reloaded once, and only a second failure is shown.
 */
export function lazyPage(area: Area, load: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loading ??= import.meta.env.SSR ? load().then((Page) => ({ default: Page })) : fetchPage(area, load);
    try {
      const page = await loading;
      loaded = page.default;
      return page;
    } catch (error) {
      failed.add(renew);
      throw error;
    }
  };
  let later = lazy(preload);
  const renew = () => {
    loading = undefined;
    later = lazy(preload);
  };
  /** Renders loaded pages without a promise: the server cannot wait for one, and hydration would flicker. */
  function Page() {
    const [Content] = useState(() => loaded ?? later);
    return <Content />;
  }
  /** Fetches ahead what may never be shown: a failure changes nothing. */
  const prefetch = () => Promise.allSettled([load(), loadMessages(area)]);
  return { Page, preload, prefetch };
}

async function fetchPage(area: Area, load: () => Promise<ComponentType>) {
  // The style sheet shows a line of progress for as long as this stands.
  document.documentElement.dataset.loading = '';
  try {
    const [Page] = await Promise.all([load(), loadMessages(area)]);
    return { default: Page };
  } catch (error) {
    // If the store cannot be reached, a reload would lose the page that is open.
    if (!needsReload(error) || !reloadPageOnce()) throw error;
    return new Promise<never>(() => {});
  } finally {
    delete document.documentElement.dataset.loading;
  }
}
