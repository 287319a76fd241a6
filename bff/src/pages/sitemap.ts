import { languages } from '@shopwright/contracts/languages';

/** Addresses in one file. The protocol allows 50,000, and 50 MB, which that many with all their languages would pass. */
export const sitemapSize = 20_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The paths need no escaping: they are ours, of letters, digits, "-" and "/". */
export function sitemapFile(origin: string, paths: string[]): string {
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const entries = paths.map((path) => {
    const address = origin + path;
    const alternates = languages.map((language) => alternate(language, `${address}?lang=${language}`));
    return `<url><loc>${address}</loc>${alternates.join('')}${alternate('x-default', address)}</url>`;
  });
  return [
    declaration,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function sitemapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return [declaration, `<sitemapindex xmlns="${namespace}">`, ...entries, '</sitemapindex>', ''].join('\n');
}
