import type { Language } from '@shopwright/contracts/fields';
import type { CreatePageRenderer } from '@shopwright/contracts/page-renderer';
import { setTransport } from './lib/api-client';
import { meQuery } from './lib/queries/session';
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
      const { status, queries } = await readPage({ pathname, search: searchParams, language });
      const session: PageState['queries'] = isSignedOut ? [[meQuery.queryKey, null]] : [];
      const state: PageState = { address, language, queries: [...session, ...queries] };
      return {
        status,
        fingerprint: JSON.stringify(state),
        render() {
          const { html, head, urgent } = renderApp(state);
          const about = headTags(head, { origin, address, language }, storeWords(language));
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

const storeWords = (language: Language) => ({
  title: dictionaries[language]['head.title'] ?? '',
  description: dictionaries[language]['head.description'] ?? '',
});
