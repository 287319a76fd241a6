import { publicPaths } from '@shopwright/contracts/pages';
import { AppError } from '@shopwright/service-kit/errors';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import { inOwnBudget } from '../middleware/request-scope';
import { listProductIds } from './product-ids';
import { catalogReader } from './read-catalog';
import { robots } from './robots';
import { sitemapFile, sitemapIndex, sitemapSize } from './sitemap';

const keptMs = 5 * 60_000;
/** Hundreds of pages of a large catalogue. */
const listingBudgetMs = 60_000;
const cacheControl = 'public, max-age=300';

/** What search engines ask for first: where they may go, and which pages there are. */
export function crawlerFiles(app: Express, deps: Pick<BffDeps, 'config' | 'tokens'>): void {
  const { publicOrigin } = deps.config;
  const read = catalogReader(deps);
  const productIds = keptFor(keptMs, () => inOwnBudget(() => listProductIds(read), listingBudgetMs));

  app.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cacheControl).type('text/plain').send(robots(publicOrigin));
  });

  app.get(['/sitemap.xml', '/sitemap-:number.xml'], async (req, res) => {
    const addresses = [
      ...publicPaths.filter((path) => !path.includes(':')),
      ...(await productIds()).map((id) => `/product/${id}`),
    ];
    const filesCount = Math.ceil(addresses.length / sitemapSize);
    const { number = '1' } = req.params as { number?: string };
    const start = (Number(number) - 1) * sitemapSize;
    if (!/^[1-9]\d{0,4}$/.test(number) || start >= addresses.length) {
      throw new AppError('not_found', 'There is no such file');
    }
    const isIndex = req.path === '/sitemap.xml' && filesCount > 1;
    res
      .set('Cache-Control', cacheControl)
      .type('application/xml')
      .send(
        isIndex
          ? sitemapIndex(publicOrigin, filesCount)
          : sitemapFile(publicOrigin, addresses.slice(start, start + sitemapSize)),
      );
  });
}

/** The answer of the last few minutes; those who ask at once share one. A failure is not kept. */
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
