import type { Language } from '@shopwright/contracts/fields';
import { defaultStoreName, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { CreatePageRenderer } from '@shopwright/contracts/page-renderer';
import { translateIn } from './i18n/languages';
import { setTransport } from './lib/api-client';
import { meQuery } from './lib/queries/session';
import { storeSettingsQuery } from './lib/queries/store-settings';
import { type PageState, pageAddress } from './lib/query-client';
import { preloadPublicPages } from './routes';
import { headTags } from './server/head-tags';
import { documentAround, preloadTags } from './server/preloads';
import { readPage } from './server/read-page';
import { dictionaries, renderApp } from './server/render-app';

/**
 * The web app's server half, which the BFF loads. Many pages are rendered at once, in all languages: nothing here or
 * below may keep anything of a page outside its own call.
 */
export const createPageRenderer: CreatePageRenderer = async ({ template, manifest, origin, read }) => {
  setTransport(read);
  await preloadPublicPages();
  const write = documentAround(template);
  return {
    async prepare({ address: asked, language, isSignedOut }) {
      const { pathname, search, searchParams } = new URL(origin + asked);
      const address = pageAddress(pathname, search);
      const { status, movedTo, queries } = await readPage({ pathname, search: searchParams, language });
      const session: PageState['queries'] = isSignedOut ? [[meQuery.queryKey, null]] : [];
      const state: PageState = { address, language, queries: [...session, ...queries] };
      return {
        status,
        redirectTo: movedTo && movedTo + search,
        fingerprint: JSON.stringify(state),
        render() {
          const { html, head, urgent } = renderApp(state);
          const about = headTags(head, { origin, address, language }, storeWords(language, nameIn(queries)));
          return write({
            language,
            head: [...about, ...urgent, ...preloadTags(manifest, pathname, language)],
            html,
            state,
          });
        },
      };
    },
    shell: (language) =>
      write({ language, head: headTags({}, { origin, address: '/', language }, storeWords(language)), html: '' }),
  };
};

/** The name that the layout has read; its default where it could not. */
const nameIn = (queries: PageState['queries']): string | undefined =>
  (queries.find(([[name]]) => name === storeSettingsQuery.queryKey[0])?.[1] as StoreSettings | undefined)?.name;

const storeWords = (language: Language, name = defaultStoreName) => ({
  name,
  title: translateIn(language, dictionaries[language], 'head.title', { store: name }),
  description: dictionaries[language]['head.description'] ?? '',
});
