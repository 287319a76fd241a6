import { countSearches } from '@shopwright/contracts/http/internal';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';

const flushedEveryMs = 2000;
/** Different searches that are counted at the same time; more are lost. */
const searchesMax = 500;

/**
 * Reports searches that were answered from the cache to the catalog, in batches. Those that cannot be counted are logged
 * and lost.
 */
export function createSearchCounts(catalog: Pick<ServiceClient, 'call'>, logger: Pick<Logger, 'warn'>) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const searches = Array.from(counts, ([target, times]) => ({ query: target.slice(target.indexOf('?') + 1), times }));
    counts = new Map();
    try {
      await catalog.call(countSearches, { body: { searches } });
    } catch (error) {
      logger.warn({ err: safeError(error), searches: searches.length }, 'searches not counted');
    }
  };

  return {
    /** Counts a search by its address at the catalog. */
    add(target: string) {
      if (counts.size >= searchesMax && !counts.has(target)) return;
      counts.set(target, (counts.get(target) ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), flushedEveryMs).unref();
    },
    flush,
  };
}
