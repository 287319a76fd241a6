import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languages } from '@shopwright/contracts/fields';
import { parse } from 'cookie';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export const isKnownLanguage = (code: string | null | undefined): code is Language =>
  languages.some((known) => known === code);

const accepted = new LRUCache<string, Language[]>({
  max: 500,
  memoMethod(header) {
    const tags = new Negotiator({ headers: header ? { 'accept-language': header } : {} }).languages();
    return [...new Set(tags.map((tag) => tag.slice(0, 2).toLowerCase()).filter(isKnownLanguage))];
  },
});

/**
 * Returns the languages of the address, of the visitor's choice and of the browser, in this order, as far as they are
 * known; as web/public/boot.js.
 */
export function pageLanguages(url: string, { cookie, ...headers }: IncomingHttpHeaders): Language[] {
  const asked = url.includes('lang=') ? new URLSearchParams(url.split('?').slice(1).join('?')).get('lang') : undefined;
  const chosen = cookie?.includes('language') ? parse(cookie).language : undefined;
  const ofBrowser = accepted.memo(headers['accept-language'] ?? '');
  if (asked === undefined && chosen === undefined) return ofBrowser;
  return [...new Set([asked, chosen, ...ofBrowser].filter(isKnownLanguage))];
}
