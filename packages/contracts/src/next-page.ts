/** The `Link` header of a paged list. */

/** Changes only the cursor. */
export function nextPageLink(path: string, query: Record<string, unknown>, cursor: string | number): string {
  const params = new URLSearchParams(query as Record<string, string>);
  params.set('cursor', String(cursor));
  return `<${path}?${params}>; rel="next"`;
}

/** Returns undefined on the last page. */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://store').searchParams.get('cursor') ?? undefined;
}
