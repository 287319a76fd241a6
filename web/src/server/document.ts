import type { Language } from '@shopwright/contracts/languages';
import { getDirection } from '../i18n/languages';
import { stateElementId } from '../lib/page-state';
import { scriptJson } from './head-tags';

interface PageParts {
  language: Language;
  /** The tags for the head, in order. */
  head: string[];
  html: string;
  /** What the browser goes on from; without it the browser renders the page itself. */
  state?: object;
}

const template = /^(.*?<html) lang="en"(.*?)<!--head-->.*?<!--\/head-->(.*?<div id="root">)(<\/div>)(.*)$/s;

/** Cuts the built index.html where a page's own parts go, and puts it together around them. */
export function documentAround(indexHtml: string): (parts: PageParts) => string {
  const cut = template.exec(indexHtml);
  if (!cut) throw new Error('index.html is not the one that pages are made from');
  const [, start, beforeHead, beforePage, afterPage, end] = cut;
  return ({ language, head, html, state }) =>
    [
      `${start} lang="${language}" dir="${getDirection(language)}"`,
      `${beforeHead}${head.join('\n    ')}`,
      `${beforePage}${html}${afterPage}`,
      state ? `\n    <script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>` : '',
      end,
    ].join('');
}
