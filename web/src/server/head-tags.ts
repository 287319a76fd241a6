import type { Language } from '@shopwright/contracts/fields';
import { languages as allLanguages } from '../i18n/languages';
import { addressLanguage, canonicalAddress, isListed, type PageHead, windowTitle } from '../lib/head';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text between tags, or within an attribute's quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON inside a script element. Without "<" nothing in it can close the element, or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] ?? '');

interface Place {
  origin: string;
  address: string;
  language: Language;
}

/** The texts of a page that has none of its own. */
interface StoreWords {
  name: string;
  title: string;
  description: string;
  /** For link previews. */
  image: string | null;
  /** The languages that it offers; absent for all. */
  languages?: Language[];
}

/** Names a country with each language, as Open Graph requires; the languages themselves mean none in particular. */
const locales: Record<Language, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  zh: 'zh_CN',
  ja: 'ja_JP',
  pt: 'pt_BR',
  ar: 'ar_SA',
};

/** The part of the document's head that is about this page. Keep in step with `useHead`. */
export function headTags(head: PageHead, { origin, address, language }: Place, store: StoreWords): string[] {
  const title = head.windowTitle ?? windowTitle(head.title, store);
  const description = head.description || store.description;
  const start = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (head.isHidden || !isListed(address)) return [...start, meta('name', 'robots', 'noindex')];

  const languages = store.languages ?? allLanguages;
  const absolute = (own: string) => (own.startsWith('/') ? origin + own : own);
  const place = head.canonical ?? address;
  const canonical = absolute(canonicalAddress(place, addressLanguage(address, languages)));
  const placeIn = (code: Language) => head.pathIn?.(code) ?? place;
  const image = head.image ?? store.image;
  return [
    ...start,
    link('canonical', canonical),
    ...languages.map((code) => link('alternate', absolute(canonicalAddress(placeIn(code), code)), code)),
    link('alternate', absolute(canonicalAddress(placeIn('en'))), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', store.name),
    meta('property', 'og:title', head.title ?? title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image ? [meta('property', 'og:image', absolute(image))] : []),
    meta('property', 'og:locale', locales[language]),
    ...languages
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', locales[code])),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.structured?.(absolute) ?? []).map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ];
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" />`;
