import { isPagePath } from '@shopwright/contracts/pages';
import { readPageKey } from '../cache/reply-key';
import type { BffDeps } from '../deps';

/**
 * Makes the pages that visitors asked for most before this process started, one after the other, so that the first ones
 * after a deploy do not wait for the catalog and a cold renderer. Ends where a page cannot be made: the store has other
 * worries then, and each page is made when it is asked for.
 */
export async function preparePopularPages({
  cache,
  pages,
  logger,
}: Pick<BffDeps, 'cache' | 'pages' | 'logger'>): Promise<void> {
  const startedAt = performance.now();
  const keys = await cache.popular.read();
  for (const key of keys) {
    const { languages, address } = readPageKey(key);
    // The cache also has the files for crawlers.
    if (!isPagePath(address)) continue;
    const [language = 'en', ...otherLanguages] = languages;
    const page = await pages.make({ address, language, otherLanguages, isSignedOut: true });
    if ('redirectTo' in page) continue;
    if (!page.isRendered || page.status === 503) return;
    await pages.encode(page, 'br');
  }
  const ms = Math.round(performance.now() - startedAt);
  if (keys.length > 0) logger.info({ pages: keys.length, ms }, 'popular pages are ready');
}
