/** Stands in for the store's origin, which no redirect names. */
const store = 'http://store.invalid';

function parse(address: string): URL | undefined {
  try {
    return new URL(address, store);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path, query and fragment of an address of this store, undefined for one elsewhere. The URL parser decides, because it
 * drops tabs and turns backslashes, which make "/\t/evil.example" an address of another host.
 */
export function readStorePath(address: string): string | undefined {
  const url = address.startsWith('/') ? parse(address) : undefined;
  if (url?.origin !== store) return undefined;
  const path = url.pathname + url.search + url.hash;
  // The path of "/.//evil.example" alone names another host.
  return path.startsWith('//') ? undefined : path;
}

/** An index of Postgres takes no longer texts. */
const longest = 600;

interface RedirectKey {
  /** Percent-decoded, in lower case, without a slash at the end. */
  path: string;
  /** The same with the sorted query, if there is one; the language is no part of it. */
  whole: string;
}

/** Returns how redirects name an address. Its host does not matter: an old address may have had another one. */
export function toRedirectKey(address: string): RedirectKey | undefined {
  const url = /^(\/|https?:\/\/)/i.test(address) ? parse(address) : undefined;
  if (!url) return undefined;
  const path = decode(url.pathname)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => name !== 'lang').sort());
  const whole = query.size > 0 ? `${path}?${query}` : path;
  return whole.length > longest ? undefined : { path, whole };
}

/** Leaves encoded what would mean something else, and what a database cannot store. */
function decode(pathname: string): string {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    return decodeURIComponent(pathname).replace(/[\u0000-\u001f?#%]/g, encodeURIComponent);
  } catch {
    return pathname;
  }
}

/**
 * Returns where an address leads, by the target that `find` has for a key. A redirect with this query counts first; one of the path
 * alone keeps the query of the visitor.
 */
export function followRedirect(address: string, find: (key: string) => string | undefined): string | undefined {
  const key = toRedirectKey(address);
  if (!key) return undefined;
  const exact = key.whole === key.path ? undefined : find(key.whole);
  if (exact !== undefined) return exact;
  const target = find(key.path);
  return target === undefined ? undefined : withQuery(target, parse(address)?.search ?? '');
}

function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const [page = '', fragment] = target.split('#', 2);
  return (
    page + (page.includes('?') ? search.replace('?', '&') : search) + (fragment === undefined ? '' : `#${fragment}`)
  );
}
