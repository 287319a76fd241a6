import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from '../i18n/language';
import type { Namespace } from '../i18n/messages';
import { readStored, writeStored } from '../lib/local-storage';

const key = 'chunk-reload';
const session = () => sessionStorage;

/**
 * A page and its words, fetched together when it is first shown, or before that by `preload`. After a release the
 * old chunks are gone: the page is then reloaded once, and only a second failure is shown.
 */
export function lazyPage(namespaces: Namespace[], load: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loading ??= import.meta.env.SSR ? load().then((Page) => ({ default: Page })) : fetchPage(namespaces, load);
    const page = await loading;
    loaded = page.default;
    return page;
  };
  const Later = lazy(preload);
  /** What is there already must not wait for a promise: the server could not, and taking over its page would flicker. */
  function Page() {
    const [Content] = useState(() => loaded ?? Later);
    return <Content />;
  }
  return { Page, preload };
}

async function fetchPage(namespaces: Namespace[], load: () => Promise<ComponentType>) {
  // The style sheet shows a line of progress for as long as this stands.
  document.documentElement.dataset.loading = '';
  try {
    const [Page] = await Promise.all([load(), loadMessages(namespaces)]);
    writeStored(key, null, session);
    return { default: Page };
  } catch (error) {
    if (!navigator.onLine || readStored(key, session) === location.href) throw error;
    writeStored(key, location.href, session);
    location.reload();
    return new Promise<never>(() => {});
  } finally {
    delete document.documentElement.dataset.loading;
  }
}
