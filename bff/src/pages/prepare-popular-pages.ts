import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BffDeps } from '../deps';

type PreparingDeps = Pick<BffDeps, 'config' | 'cache' | 'pages' | 'logger'>;

/**
 * Makes the pages that visitors asked for most before this process started, one after the other. Requests do not wait for
 * it: a page that is asked for earlier is made for its visitor. Ends at the first page that cannot be made, since the
 * store is then in trouble. Does nothing without a cache.
 */
export async function preparePopularPages(deps: PreparingDeps): Promise<void> {
  const { config, logger } = deps;
  if (config.cacheMaxBytes === 0) return;
  const startedAt = performance.now();
  const { made, endedBy } = await makePages(deps);
  if (made === 0 && endedBy === undefined) return;
  const ms = Math.round(performance.now() - startedAt);
  logger.info({ pages: made, ms, endedBy }, 'popular pages were made');
}

interface Outcome {
  made: number;
  /** The reason why pages are left. */
  endedBy?: string;
}

async function makePages({ cache, pages }: PreparingDeps): Promise<Outcome> {
  let made = 0;
  for (const { language, address } of await cache.popular.read()) {
    // Requests that have arrived go first.
    await nextTurn();
    if (cache.stopping.aborted) return { made, endedBy: 'the process stops' };
    const page = await pages.make({ address, language, isSignedOut: true });
    if ('redirectTo' in page) continue;
    if (!page.isRendered) return { made, endedBy: 'a page was not rendered' };
    if (page.status === 503 || !page.source.isComplete) return { made, endedBy: 'a page was not read' };
    if (page.status !== 200) continue;
    await pages.encode(page, 'br');
    made += 1;
  }
  return { made };
}
