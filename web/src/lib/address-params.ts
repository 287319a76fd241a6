import { lostLetter, withoutForbidden } from '@shopwright/contracts/characters';

const searchMax = 200;

/** Reads the search text of an address. Leaves out what the services refuse: the rest is still a search. */
export const readSearchParam = (params: URLSearchParams): string =>
  withoutForbidden((params.get('search') ?? '').slice(0, searchMax))
    .replaceAll(lostLetter, '')
    .trim();

/** Returns the parameters with another value of one, or without it where the value is empty. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * Returns the page that `?next=` names, as a path of this store, or undefined for one elsewhere. The browser's own parser
 * decides, because it drops tabs and turns backslashes, which make "/\t/evil.example" an address of another host.
 */
export function readNextPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next) return undefined;
  try {
    const url = new URL(next, origin);
    const path = url.pathname + url.search + url.hash;
    // The path of "/.//evil.example" alone names another host.
    return [url, new URL(path, origin)].every((each) => each.origin === origin) ? path : undefined;
  } catch {
    return undefined;
  }
}
