import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { HeadOnServer } from '../components/use-head';
import { RenderedLanguage } from '../i18n/language-provider';
import { type Dictionary, type Language, languages } from '../i18n/languages';
import type { PageHead } from '../lib/head';
import { createQueryClient, type PageState, restoreQueries } from '../lib/query-client';
import { Pages } from '../site';

interface Rendered {
  html: string;
  head: PageHead;
  /** React's own links to what is wanted first, such as the large image. They belong in the document's head. */
  urgent: string[];
}

const leadingLinks = /^(?:<link[^>]*>)*/;

/** Renders the page from its state alone. */
export function renderApp(state: PageState): Rendered {
  const client = createQueryClient();
  restoreQueries(client, state.queries);
  const onServer: { head: PageHead } = { head: {} };
  const rendered = renderToString(
    <HeadOnServer value={onServer}>
      <QueryClientProvider client={client}>
        <StaticRouter location={state.address}>
          <RenderedLanguage language={state.language} dictionary={dictionaries[state.language]}>
            <Pages />
          </RenderedLanguage>
        </StaticRouter>
      </QueryClientProvider>
    </HeadOnServer>,
  );
  // Each query has a timer to forget it, which would keep all of this alive.
  client.clear();
  const links = leadingLinks.exec(rendered)?.[0] ?? '';
  // Only what is marked as urgent: what comes first of all must not wait for the logo.
  const urgent = links.match(/<link[^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { html: rendered.slice(links.length), head: onServer.head, urgent };
}

const files = import.meta.glob<Dictionary>('../i18n/locales/*/*.json', { eager: true, import: 'default' });

/** All messages of each language. Only the server has them all: the browser loads those of the areas that it shows. */
export const dictionaries = Object.fromEntries(
  languages.map((language) => [language, dictionaryFor(language)]),
) as Record<Language, Dictionary>;

function dictionaryFor(language: Language): Dictionary {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.assign({}, ...own.map(([, messages]) => messages));
}
