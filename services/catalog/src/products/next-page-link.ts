/** Builds the `Link` header of the next page: the same call with another cursor. */
export function nextPageLink(path: string, query: Record<string, unknown>, cursor: string): string {
  const params = new URLSearchParams(query as Record<string, string>);
  params.set('cursor', cursor);
  return `<${path}?${params}>; rel="next"`;
}
