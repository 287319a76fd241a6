import type { Language } from '@shopwright/contracts/fields';
import { isPublicPath } from '@shopwright/contracts/pages';

/** A page's title and description, for its tab, search engines and link previews. */
export interface PageHead {
  /** The page's own name; the home page has none. */
  title?: string;
  /** The whole title of the window, without the store's name after it. */
  windowTitle?: string;
  /** One or two sentences; the store's own where a page has nothing to say. */
  description?: string;
  /** An image for link previews: one of the store's or an https address. */
  image?: string;
  /** The address of the page that shows the same, if that is another one. */
  canonical?: string;
  /** Its path in each language, where they differ. Read on the server only. */
  pathIn?: ((language: Language) => string) | undefined;
  /** Keeps the page out of search results. */
  isHidden?: boolean;
  /** The page as schema.org objects, from a function that makes a store address absolute. Read on the server only. */
  structured?: (absolute: (address: string) => string) => object[];
}

/** The title of the window; a page without a name of its own has the store's. */
export const windowTitle = (title: string | undefined, store: { name: string; title: string }): string =>
  title ? `${title} · ${store.name}` : store.title;

const searching = ['search', 'min', 'max', 'stock', 'featured', 'rating', 'attributes'];
const splitAddress = (address: string): [pathname: string, params: URLSearchParams] => {
  const [pathname = '', query = ''] = address.split('?', 2);
  return [pathname, new URLSearchParams(query)];
};

/** Returns true where search engines may list this address. Filtered listings are left out. */
export function isListed(address: string): boolean {
  const [pathname, params] = splitAddress(address);
  return isPublicPath(pathname) && !searching.some((name) => params.has(name));
}

/** The one address of what this address shows: without marks of campaigns, without sorting, in the asked language. */
export function canonicalAddress(address: string, language?: Language): string {
  const [pathname, params] = splitAddress(address);
  const kept = new URLSearchParams();
  const category = params.get('category');
  if (category) kept.set('category', category);
  if (language) kept.set('lang', language);
  const path = pathname.replace(/\/+$/, '') || '/';
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Returns the language that an address names, if the store has it. */
export function addressLanguage<L extends string>(address: string, known: readonly L[]): L | undefined {
  const named = splitAddress(address)[1].get('lang');
  return known.find((code) => code === named);
}

/** The first sentence or two, cut between words. */
export function summary(text: string, longest = 155): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > longest / 2 ? cut.slice(0, atWord) : cut).replace(/[\s,;:.–—-]+$/u, '').replace(/\p{Cs}$/u, '')}…`;
}
