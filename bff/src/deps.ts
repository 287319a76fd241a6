import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { ReadinessCheck } from '@shopwright/service-kit/http/health';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { JobQueues } from '@shopwright/service-kit/messaging/queues';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { ResponseCache } from './cache/response-cache';
import type { Config } from './config';
import type { Admission } from './middleware/admission';
import type { RateLimits } from './middleware/rate-limits';
import type { PageMaker } from './pages/page-maker';
import type { VitalCounts } from './web-vitals/count-vitals';

export interface BffDeps {
  config: Config;
  logger: Logger;
  tokens: InternalTokens;
  auth: ServiceClient;
  redis: Redis;
  queues: JobQueues;
  pages: PageMaker;
  limits: RateLimits;
  cache: ResponseCache;
  admission: Admission;
  vitals: VitalCounts;
}

type Checks = Record<string, ReadinessCheck>;

/**
 * Returns the dependencies of the BFF, all of which are optional. Without a service only its own routes are unavailable,
 * without Redis rate limits count per process, and without all of them visitors get pages that say so instead of a
 * balancer's error.
 */
export function dependencyChecks({ config, tokens, redis }: BffDeps): Checks {
  const ping = (url: string): ReadinessCheck => createServiceClient(url, tokens).ping;
  const { catalog, order, auth, traces, mail } = config.upstreams;
  return {
    catalog: ping(catalog),
    order: ping(order),
    auth: ping(auth),
    redis: () => redis.ping(),
    traces: ping(traces),
    ...(mail && { mail: ping(mail) }),
  };
}
