import type { Translate } from '../../i18n/language-provider';
import type { PageHead } from '../../lib/head';
import { paths } from '../../lib/paths';

interface HomeView {
  /** The search text; empty is no search. */
  search: string;
  /** The category that is shown, if it is one. */
  category?: string;
}

export const homeHead = (t: Translate, { search, category }: HomeView): PageHead => ({
  title: search === '' ? category : t('products.results', { query: search }),
  image: '/images/hero-wide.webp',
  structured: import.meta.env.SSR ? (absolute) => structuredHome(t, absolute) : undefined,
});

const structuredHome = (t: Translate, absolute: (address: string) => string): object[] => [
  {
    '@type': 'WebSite',
    name: t('brand'),
    description: t('head.description'),
    url: absolute(paths.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolute('/?search={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  },
  { '@type': 'Organization', name: t('brand'), url: absolute(paths.home), logo: absolute('/icon-512.png') },
];
