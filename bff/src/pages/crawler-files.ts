import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { languages } from '@shopwright/contracts/fields';
import { listSitemapParts, listSitemapProducts, type SitemapProduct } from '@shopwright/contracts/http/internal';
import type { StoreSettings } from '@shopwright/contracts/http/store-settings';
import { fillPath, pagePaths, pages, publicPaths } from '@shopwright/contracts/pages';
import { productPath } from '@shopwright/contracts/product-path';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';
import { storeSettingsReader } from '../store-settings';
import { catalogReader, type ReadCatalog } from './load-renderer';
import { type SitemapEntry, sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart } from './sitemap';

const keptMs = 5 * 60_000;
const cacheControl = 'public, max-age=300';
/** As many as one call of the catalog returns. */
const chunkSize = 500;

type CrawlerDeps = Pick<BffDeps, 'config' | 'cache' | 'tokens' | 'pages'>;

/**
 * Serves the files that search engines and language models request first: robots.txt, llms.txt, and the sitemap as an index, a file of pages, categories and
 * collections, and parts of products. A part is written as it is read, so that a large catalog costs no memory.
 */
export function crawlerFiles(app: Express, deps: CrawlerDeps): void {
  const { config, tokens } = deps;
  const { publicOrigin } = config;
  const catalog = createServiceClient(config.upstreams.catalog, tokens, { role: 'system' });
  const read = catalogReader(deps);
  const readSettings = storeSettingsReader(deps);
  const readParts = keptFor(keptMs, () => inOwnBudget(() => catalog.call(listSitemapParts)));
  const readPages = keptFor(keptMs, () =>
    inOwnBudget(async () => {
      const settings = await readSettings();
      const entries = [...fixedPages(settings).map(toEntry), ...(await listPages(read))];
      return entries.map((entry) => sitemapEntry(publicOrigin, entry, settings?.languages)).join('');
    }),
  );

  app.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robots(publicOrigin));
  });

  app.get('/llms.txt', async ({ query: { lang } }, res) => {
    const language = languages.find((code) => code === lang);
    const text = await deps.pages.overview(language).catch((cause: unknown) => {
      throw new AppError('unavailable', 'The catalog did not respond', { cause });
    });
    res.set('Cache-Control', cacheControl).type('text/plain').send(text);
  });

  app.get('/sitemap.xml', async (_req, res) => {
    const parts = await readParts();
    const files = parts.map(({ part, updatedAt }) => ({ name: `sitemap-products-${part}.xml`, updatedAt }));
    const index = sitemapIndex(publicOrigin, [{ name: 'sitemap-pages.xml' }, ...files]);
    res.set('Cache-Control', cacheControl).type('application/xml').send(index);
  });

  app.get('/sitemap-pages.xml', async (_req, res) => {
    const entries = await readPages();
    res.set('Cache-Control', cacheControl).type('application/xml').send(`${sitemapStart}${entries}${sitemapEnd}`);
  });

  app.get('/sitemap-products-:part.xml', async (req, res) => {
    const part = (await readParts()).find((each) => String(each.part) === req.params.part)?.part;
    if (part === undefined) throw new AppError('not_found', 'No such file');
    const { languages: offered = languages, productSlugs = false } = (await readSettings()) ?? {};
    const chunks = readProducts(catalog, part);
    // A catalog that does not respond is a 503, as long as nothing was sent.
    const first = await chunks.next();
    const write = (products: readonly SitemapProduct[]) =>
      products.map((product) => sitemapEntry(publicOrigin, productEntry(product, productSlugs), offered)).join('');
    async function* text() {
      yield sitemapStart + write(first.value ?? []);
      for await (const products of chunks) yield write(products);
      yield sitemapEnd;
    }
    res.set('Cache-Control', cacheControl).type('application/xml');
    await pipeline(Readable.from(text()), res);
  });
}

/** Reads the products of a part, some at a time. */
async function* readProducts(catalog: ServiceClient, part: number): AsyncGenerator<SitemapProduct[], undefined> {
  let after: string | undefined;
  do {
    const query = { after };
    const products = await inOwnBudget(() =>
      catalog.call(listSitemapProducts, { params: { id: String(part) }, query }),
    );
    yield products;
    after = products.length < chunkSize ? undefined : String(products.at(-1)?.id);
  } while (after !== undefined);
}

const toEntry = (path: string): SitemapEntry => ({ pathIn: () => path });

const productEntry = ({ id, names, updatedAt, images }: SitemapProduct, hasSlugs: boolean): SitemapEntry => ({
  pathIn: (language) => productPath({ id, name: names[language] ?? names.en ?? '' }, hasSlugs),
  updatedAt,
  images: images.filter(Boolean),
});

/** The pages without a parameter. Two are about the demonstration's products, and in any other store lead home. */
const fixedPages = (settings: StoreSettings | undefined): string[] =>
  publicPaths.filter((path) => {
    // A comparison is of the products in its address.
    if (path.includes(':') || path === pages.compare) return false;
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

/** The pages of all categories and collections. */
async function listPages(read: ReadCatalog): Promise<SitemapEntry[]> {
  const [categories, collections] = await Promise.all([
    readList(read, '/api/categories'),
    readList(read, '/api/collections'),
  ]);
  const toPages =
    (path: string) =>
    ({ slug, image }: Listed): SitemapEntry => ({ ...toEntry(fillPath(path, slug)), images: image ? [image] : [] });
  return [...categories.map(toPages(pages.category)), ...collections.map(toPages(pages.collection))];
}

interface Listed {
  slug: string;
  image: string | null;
}

async function readList(read: ReadCatalog, path: string): Promise<Listed[]> {
  const response = await read(path);
  if (!response.ok) throw new AppError('unavailable', `The catalog answered ${response.status}`);
  return (await response.json()) as Listed[];
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
