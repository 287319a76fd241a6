import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createVisits, type Visits } from '@shopwright/service-kit/messaging/visits';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { Config } from '../config';
import { clientAddressFor } from '../middleware/client-address';
import { createHitLimits } from '../middleware/hit-limits';
import type { RateLimits } from '../middleware/rate-limits';
import { type CatalogReads, createCatalogReads } from './catalog-reads';
import { type ChangeFeed, createChangeFeed, type FeedOptions } from './change-feed';
import { createPopularPages, type PopularPages } from './popular-pages';
import { createReadyResponses, type ReadyResponses } from './ready-responses';
import { createResponseKeys } from './response-key';
import { createSearchCounts } from './search-counts';

export interface ResponseCache {
  feed: ChangeFeed;
  reads: CatalogReads;
  ready: ReadyResponses;
  popular: PopularPages;
  visits: Visits;
  /** Aborted once the process stops. */
  stopping: AbortSignal;
  stop: () => Promise<void>;
}

interface CacheDeps {
  config: Config;
  tokens: InternalTokens;
  logger: Logger;
  redis: Redis;
  limits: RateLimits;
  times?: FeedOptions['times'];
}

/** Creates the cache of one process: what it reads of the catalog, and the responses that it has made from it. */
export function createResponseCache({ config, tokens, logger, redis, limits, times }: CacheDeps): ResponseCache {
  const catalog = createServiceClient(config.upstreams.catalog, tokens);
  const { cacheMaxBytes: maxBytes } = config;
  const feed = maxBytes > 0 ? startFeed(config, tokens, logger, times) : offFeed;
  const searches = createSearchCounts(catalog, logger);
  const reads = createCatalogReads({ config, tokens, feed, maxBytes: maxBytes / 4, onSearch: searches.add });
  const popular = createPopularPages(redis, logger);
  const visits = createVisits(redis);
  const hitLimits = limits.counted && createHitLimits(limits.counted, clientAddressFor(config.trustedProxies));
  const ready = createReadyResponses({
    maxBytes: (maxBytes / 4) * 3,
    feed,
    keyOf: createResponseKeys(config),
    mayAnswer: hitLimits ? hitLimits.mayAnswer : () => true,
    onSearch: searches.add,
    onPage: popular.add,
    onVisit: visits.note,
  });
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    feed.stop();
    await Promise.all([searches.flush(), popular.save()]);
  };
  return { feed, reads, ready, popular, visits, stopping: stopping.signal, stop };
}

/** Has a connection of its own. Under load, the feed must not wait behind the very reads that it makes unnecessary. */
function startFeed(config: Config, tokens: InternalTokens, logger: Logger, times: FeedOptions['times']): ChangeFeed {
  const catalog = createServiceClient(config.upstreams.catalog, tokens, { role: 'system' }, { hasOwnConnection: true });
  return createChangeFeed({ catalog, logger, times });
}

/** The feed of a process without a cache, which has nothing to keep current. */
const offFeed: ChangeFeed = {
  position: 0,
  sharedMs: 0,
  isCurrent: () => false,
  whenCurrent: async () => false,
  check: async () => false,
  covers: () => false,
  mayOutlast: () => false,
  onChange: () => {},
  stop: () => {},
};
