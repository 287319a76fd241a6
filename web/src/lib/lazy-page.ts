import type { ComponentType } from 'react';
import { loadMessages } from '../i18n/language';
import type { Namespace } from '../i18n/messages';
import { readStored, writeStored } from './local-storage';

const key = 'chunk-reload';
const session = () => sessionStorage;

/**
 * A page and its words, fetched together when its route is first opened. After a release the old chunks are
 * gone: the page is then reloaded once, and only a second failure is shown.
 */
export function lazyPage(namespaces: Namespace[], load: () => Promise<ComponentType>) {
  return async () => {
    try {
      const [Component] = await Promise.all([load(), loadMessages(namespaces)]);
      writeStored(key, null, session);
      return { Component };
    } catch (error) {
      if (!navigator.onLine || readStored(key, session) === location.href) throw error;
      writeStored(key, location.href, session);
      location.reload();
      return new Promise<never>(() => {});
    }
  };
}
