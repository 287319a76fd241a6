interface Source {
  /** The source of the visit, by which the metrics are counted. */
  source: string;
  medium: string;
}

/** An address of the store that says who sent the visitor: `?utm_source=…`. */
export function trackedUrl(address: string, { source, medium }: Source): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', medium);
  return url.href;
}
