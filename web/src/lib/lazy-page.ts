import { type ComponentType, lazy } from 'react';
import { loadMessages } from '../i18n/language';
import type { Namespace } from '../i18n/messages';
import { readStored, writeStored } from './local-storage';

const key = 'chunk-reload';
const session = () => sessionStorage;

/**
 * A page and its words, fetched together when it is first shown, or before that by `preload`. After a release the
 * old chunks are gone: the page is then reloaded once, and only a second failure is shown.
 */
export function lazyPage(namespaces: Namespace[], load: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const preload = () => {
    loading ??= fetchPage(namespaces, load);
    return loading;
  };
  return { Page: lazy(preload), preload };
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
