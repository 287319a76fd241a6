import { type Language, languages } from '@shopwright/contracts/fields';

/** A page of the sitemap. */
export interface SitemapEntry {
  /** The same in every language, or one for each. */
  pathIn: (language: Language) => string;
  /** When the page changed; absent where nobody knows. */
  updatedAt?: string;
  /** Paths of the store or whole addresses. */
  images?: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapStart = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapEnd = '</urlset>\n';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

export function sitemapEntry(
  origin: string,
  { pathIn, updatedAt, images = [] }: SitemapEntry,
  offered: readonly Language[] = languages,
): string {
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
  const main = origin + pathIn('en');
  const alternates = offered.map((language) => alternate(language, `${origin}${pathIn(language)}?lang=${language}`));
  const shown = images.map((image) => (image.startsWith('/') ? origin + image : image));
  return [
    `<url><loc>${escapeXml(main)}</loc>`,
    updatedAt && `<lastmod>${updatedAt}</lastmod>`,
    ...alternates,
    alternate('x-default', main),
    ...shown.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>\n',
  ]
    .filter(Boolean)
    .join('');
}

interface SitemapFile {
  name: string;
  updatedAt?: string;
}

export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ name, updatedAt }) =>
      `<sitemap><loc>${origin}/${name}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}
