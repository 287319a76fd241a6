import type { FieldError } from '@shopwright/contracts/errors';
import type { NewRedirect } from '@shopwright/contracts/http/redirects';
import { followRedirect, readStorePath, toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { validationMessages } from '@shopwright/contracts/validation-messages';

/** Targets by source. */
type Redirects = Map<string, string>;

interface MergedRedirects {
  merged: Redirects;
  /** The sources of the added ones, in their order. */
  sources: string[];
  /** With paths such as `redirects.3.to`. */
  faults: FieldError[];
}

/**
 * Adds redirects to others of which none leads to another, and keeps it so: a target that is led on is replaced by its own target,
 * in the new ones and in those that lead to them.
 */
export function mergeRedirects(existing: ReadonlyMap<string, string>, added: readonly NewRedirect[]): MergedRedirects {
  const merged: Redirects = new Map(existing);
  const leading = createIndex(merged);
  const faults: FieldError[] = [];
  const seen = new Set<string>();
  const set = (source: string, target: string) => {
    leading.remove(source, merged.get(source));
    merged.set(source, target);
    leading.add(source, target);
  };
  const sources = added.map(({ from, to }, at) => {
    const source = toRedirectKey(from)?.whole ?? from;
    const refuse = (field: 'from' | 'to', code: 'redirect_twice' | 'redirect_loop') =>
      faults.push({ path: `redirects.${at}.${field}`, message: validationMessages[code] });
    if (seen.has(source)) {
      refuse('from', 'redirect_twice');
      return source;
    }
    seen.add(source);
    const before = merged.get(source);
    // What it led to before does not count.
    if (before !== undefined) leading.remove(source, before);
    merged.delete(source);
    const asked = readStorePath(to) ?? to;
    const target = followRedirect(asked, (key) => merged.get(key)) ?? asked;
    const isLoop = (of: string, leads: string) =>
      followRedirect(leads, (key) => (key === of ? leads : undefined)) !== undefined;
    if (isLoop(source, target)) {
      refuse('to', 'redirect_loop');
      return source;
    }
    set(source, target);
    for (const earlier of leading.to(source)) {
      const led = followRedirect(merged.get(earlier) ?? '', (key) => merged.get(key));
      if (led === undefined) continue;
      if (isLoop(earlier, led)) refuse('to', 'redirect_loop');
      else set(earlier, led);
    }
    return source;
  });
  return { merged, sources, faults };
}

/** Knows the sources by what they lead to, with and without its query. */
function createIndex(redirects: ReadonlyMap<string, string>) {
  const byTarget = new Map<string, Set<string>>();
  const keysOf = (target: string): Set<string> => {
    const key = toRedirectKey(target);
    return new Set(key ? [key.path, key.whole] : []);
  };
  const add = (source: string, target: string) => {
    for (const key of keysOf(target)) byTarget.set(key, (byTarget.get(key) ?? new Set()).add(source));
  };
  for (const [source, target] of redirects) add(source, target);
  return {
    add,
    remove(source: string, target: string | undefined) {
      for (const key of keysOf(target ?? '')) byTarget.get(key)?.delete(source);
    },
    to: (key: string): string[] => [...(byTarget.get(key) ?? [])],
  };
}
