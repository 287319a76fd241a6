/** Writes and reads the `Link` header of a paged list. */

/** Returns a `Link` to the same call with another cursor. */
export function nextPageLink(path: string, query: Record<string, unknown>, cursor: string | number): string {
  const params = new URLSearchParams(query as Record<string, string>);
  params.set('cursor', String(cursor));
  return `<${path}?${params}>; rel="next"`;
}

/** Returns the cursor of the next page; undefined on the last one. */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://store').searchParams.get('cursor') ?? undefined;
}
