import type { Language } from '@shopwright/contracts/fields';
import { defaultStoreName, type StoreSettings } from '@shopwright/contracts/http/store-settings';
import type { CreatePageRenderer } from '@shopwright/contracts/page-renderer';
import { languages, translateIn } from './i18n/languages';
import type { MessageKey } from './i18n/messages';
import { setTransport } from './lib/api-client';
import { meQuery } from './lib/queries/session';
import { describeStore, storeSettingsQuery, titleOfStore } from './lib/queries/store-settings';
import { type PageState, pageAddress } from './lib/query-client';
import { headTags } from './server/head-tags';
import { documentAround, preloadTags } from './server/preloads';
import { readPage } from './server/read-page';
import { dictionaries, renderApp } from './server/render-app';
import { storeOverview } from './server/store-overview';
import { storeTags } from './server/store-tags';
import { preloadPublicPages } from './site';

/**
 * The web app's server half, which the BFF loads. Many pages are rendered concurrently, in all languages: nothing here or
 * below may keep anything of a page outside its own call.
 */
export const createPageRenderer: CreatePageRenderer = async ({ template, manifest, origin, read }) => {
  setTransport(read);
  await preloadPublicPages();
  const write = documentAround(template);
  return {
    async prepare({ address: asked, language: preferred, otherLanguages = [], isSignedOut }) {
      const { pathname, search } = new URL(origin + asked);
      const address = pageAddress(pathname, search);
      const readIn = (code: Language) => readPage({ pathname, search, language: code });
      const first = await readIn(preferred);
      const offered = settingsIn(first.queries)?.languages ?? languages;
      const language = [preferred, ...otherLanguages].find((code) => offered.includes(code)) ?? 'en';
      // Read again only for those whose language the store does not offer.
      const { status, movedTo, queries } = language === preferred ? first : await readIn(language);
      const settings = settingsIn(queries);
      const session: PageState['queries'] = isSignedOut ? [[meQuery.queryKey, null]] : [];
      const state: PageState = { address, language, queries: [...session, ...queries] };
      return {
        status,
        language,
        redirectTo: movedTo,
        fingerprint: JSON.stringify(state),
        render() {
          const { html, head, urgent } = renderApp(state);
          const about = headTags(head, { origin, address, language }, storeWords(language, settings));
          return write({
            language,
            offered: offered.length < languages.length ? offered : undefined,
            head: [...about, ...storeTags(settings), ...urgent, ...preloadTags(manifest, pathname, language)],
            html,
            state,
          });
        },
      };
    },
    overview: (language) => storeOverview(origin, language),
    shell: (language) =>
      write({
        language,
        head: [...headTags({}, { origin, address: '/', language }, storeWords(language)), ...storeTags(undefined)],
        html: '',
      }),
  };
};

/** The settings that the layout has read; undefined where it could not. */
const settingsIn = (queries: PageState['queries']) =>
  queries.find(([[name]]) => name === storeSettingsQuery.queryKey[0])?.[1] as StoreSettings | undefined;

/** The image of the demonstration's home page in the shape of link previews. */
const demonstrationImage = '/images/hero-wide.webp';

const storeWords = (language: Language, settings?: StoreSettings) => {
  const name = settings?.name ?? defaultStoreName;
  const t = (key: MessageKey) => translateIn(language, dictionaries[language], key, { store: name });
  return {
    name,
    title: titleOfStore(settings, t),
    description: describeStore(settings, language, 'head', t),
    image: settings?.heroImage ?? (settings?.isDemonstration ? demonstrationImage : (settings?.logo ?? null)),
    languages: settings?.languages,
  };
};
