import { type Language, languages } from '@shopwright/contracts/fields';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { nextCursor } from '@shopwright/contracts/next-page';
import { fillPath, pagePaths, pages, publicPaths } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';
import { storeSettingsReader } from '../store-settings';
import { catalogReader, type ReadCatalog } from './load-renderer';

const keptMs = 5 * 60_000;
/** Hundreds of pages of a large catalogue. */
const listingBudgetMs = 60_000;
const cacheControl = 'public, max-age=300';

/** Serves the files that search engines request first: robots.txt and the sitemaps. */
export function crawlerFiles(app: Express, deps: Pick<BffDeps, 'config' | 'cache'>): void {
  const { publicOrigin } = deps.config;
  const read = catalogReader(deps);
  const readSettings = storeSettingsReader(deps);
  const contents = keptFor(keptMs, () =>
    inOwnBudget(async () => {
      const settings = await readSettings();
      const addresses = [...fixedPages(settings), ...(await listAddresses(read))];
      return { offered: settings?.languages ?? languages, addresses };
    }, listingBudgetMs),
  );

  app.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robots(publicOrigin));
  });

  app.get(['/sitemap.xml', '/sitemap-:number.xml'], async (req, res) => {
    const { offered, addresses } = await contents();
    const filesCount = Math.ceil(addresses.length / sitemapSize);
    const { number = '1' } = req.params as { number?: string };
    const start = (Number(number) - 1) * sitemapSize;
    if (!/^[1-9]\d{0,4}$/.test(number) || start >= addresses.length) {
      throw new AppError('not_found', 'No such file');
    }
    const isIndex = req.path === '/sitemap.xml' && filesCount > 1;
    res
      .set('Cache-Control', cacheControl)
      .type('application/xml')
      .send(
        isIndex
          ? sitemapIndex(publicOrigin, filesCount)
          : sitemapFile(publicOrigin, addresses.slice(start, start + sitemapSize), offered),
      );
  });
}

/** The pages without a parameter. Two are about the demonstration's products, and in any other store lead home. */
const fixedPages = (settings: StoreSettings | undefined): string[] =>
  publicPaths.filter((path) => {
    if (path.includes(':')) return false;
    if (settings === undefined || settings.isDemonstration) return true;
    return path !== pages.streaming && (path !== pages.sizeGuide || settings.ownTexts.includes('sizes'));
  });

/** The response of the last few minutes. Simultaneous callers share one read. A failure is not stored. */
function keptFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const answer = ask();
    kept = { answer, until: performance.now() + ms };
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}

const pageSize = 200;

/** The pages of all categories, collections and products on sale. */
async function listAddresses(read: ReadCatalog): Promise<string[]> {
  const categories = await listSlugs(read, '/api/categories');
  const collections = await listSlugs(read, '/api/collections');
  const ids = await listProductIds(read);
  return [
    ...categories.map((slug) => fillPath(pages.category, slug)),
    ...collections.map((slug) => fillPath(pages.collection, slug)),
    ...ids.map((id) => fillPath(pages.product, id)),
  ];
}

async function listSlugs(read: ReadCatalog, path: string): Promise<string[]> {
  const response = await read(path);
  if (!response.ok) throw new AppError('unavailable', `The catalog answered ${response.status}`);
  return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);
}

/** The ids of all products on sale, page by page. */
async function listProductIds(read: ReadCatalog): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ limit: String(pageSize), ...(cursor && { cursor }) });
    const response = await read(`/api/products?${query}`);
    if (!response.ok) throw new AppError('unavailable', `The catalog answered ${response.status}`);
    for (const { id } of (await response.json()) as { id: number }[]) ids.push(id);
    cursor = nextCursor(response.headers.get('link'));
  } while (cursor);
  return ids;
}

/** Keeps crawlers out of private pages, and of pages that are useless without a visitor. */
function robots(origin: string): string {
  const closed = pagePaths.filter((path) => !publicPaths.includes(path) && !path.startsWith('/ops/'));
  return [
    'User-agent: *',
    ...['/api/', '/ops/', ...closed.map(withoutPagesBelow)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Ends the pattern where public pages lie below the closed one: "/categories" is staff's, "/categories/lamps" is not. */
const withoutPagesBelow = (path: string): string =>
  publicPaths.some((open) => open.startsWith(`${path}/`)) ? `${path}$` : path;

/** Addresses in one file. The protocol allows 50,000, and 50 MB, which that many with all their languages would pass. */
export const sitemapSize = 20_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The paths need no escaping: they are the store's own, of letters, digits, "-", "/" and percent-encoded letters. */
export function sitemapFile(origin: string, paths: string[], offered: readonly Language[] = languages): string {
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const entries = paths.map((path) => {
    const address = origin + path;
    const alternates = offered.map((language) => alternate(language, `${address}?lang=${language}`));
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
