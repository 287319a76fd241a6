interface Source {
  /** Where the visitor comes from; the figures count by it. */
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
