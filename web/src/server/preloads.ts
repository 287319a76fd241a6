import type { Language } from '@shopwright/contracts/fields';
import type { PageRendererOptions } from '@shopwright/contracts/page-renderer';
import { pages } from '@shopwright/contracts/pages';
import { matchPath } from 'react-router-dom';
import { getDirection } from '../i18n/languages';
import { areasUpTo } from '../i18n/messages';
import { stateElementId } from '../lib/query-client';
import { areaAt, isElsewhere } from '../site';
import { escapeHtml, scriptJson } from './head-tags';

type Manifest = PageRendererOptions['manifest'];

/** The source files of the pages by which many people enter the store. The code of home comes with the app itself. */
export const pageSources: Record<string, string> = {
  [pages.product]: 'src/pages/product-page.tsx',
  [pages.namedProduct]: 'src/pages/product-page.tsx',
  [pages.streaming]: 'src/pages/streaming-page.tsx',
};

/** The table of the pages that few visits begin with. */
export const otherRoutesSource = 'src/routes.tsx';

/** The addresses of all messages but those of most first visits. */
export const laterMessagesSource = 'src/i18n/later-messages.ts';

/**
 * Returns the tags for files that the browser would otherwise find only after the app has started: font, messages, the
 * page's own code.
 */
export function preloadTags(manifest: Manifest, pathname: string, language: Language): string[] {
  const page = Object.keys(pageSources).find((pattern) => matchPath(pattern, pathname));
  const area = areaAt(pathname);
  const sources = [
    ...(page ? [pageSources[page] ?? ''] : isElsewhere(pathname) ? [otherRoutesSource] : []),
    ...(area === 'shop' ? [] : [laterMessagesSource]),
    ...areasUpTo(area).map((each) => `src/i18n/locales/${language}/${each}.json`),
  ];
  return [...fontLinks(manifest), ...moduleLinks(manifest, sources)];
}

/** The one font file that all of our languages have letters in. */
function fontLinks(manifest: Manifest): string[] {
  const font = Object.values(manifest).find(({ file }) => /inter-latin-wght-normal[\w.-]*\.woff2$/.test(file));
  return font
    ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${escapeHtml(font.file)}" />`]
    : [];
}

function moduleLinks(manifest: Manifest, sources: string[]): string[] {
  // The entry's own are in the document already.
  const known = filesOf(manifest, ['index.html']);
  const files = [...filesOf(manifest, sources)].filter((file) => !known.has(file));
  return files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${escapeHtml(file)}" />`,
  );
}

/** The files of these sources and of all that they import. */
function filesOf(manifest: Manifest, sources: string[], files = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

interface PageParts {
  language: Language;
  /** The languages that visitors may choose, where they are not all: public/boot.js chooses among them too. */
  offered?: readonly Language[];
  /** The tags for the head, in order. */
  head: string[];
  html: string;
  /** The state that the browser continues from. Without it the browser renders the page itself. */
  state?: object;
}

const template = /^(.*?<html) lang="en"(.*?)<!--head-->.*?<!--\/head-->(.*?<div id="root">)(<\/div>)(.*)$/s;

/** Cuts the built index.html where a page's own parts go, and puts it together around them. */
export function documentAround(indexHtml: string): (parts: PageParts) => string {
  const cut = template.exec(indexHtml);
  if (!cut) throw new Error('index.html is not the one that pages are made from');
  const [, start, beforeHead, beforePage, afterPage, end] = cut;
  return ({ language, offered, head, html, state }) =>
    [
      `${start} lang="${language}" dir="${getDirection(language)}"${offered ? ` data-languages="${offered.join(' ')}"` : ''}`,
      `${beforeHead}${head.join('\n    ')}`,
      `${beforePage}${html}${afterPage}`,
      state ? `\n    <script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>` : '',
      end,
    ].join('');
}
