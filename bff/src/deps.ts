import type { PageRenderer } from '@shopwright/contracts/page-renderer';
import { createServiceClient, type ServiceClient } from '@shopwright/service-kit/http/client';
import type { ReadinessCheck } from '@shopwright/service-kit/http/health';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { JobQueues } from '@shopwright/service-kit/messaging/queues';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { ReplyCache } from './cache/reply-cache';
import type { Config } from './config';
import type { RateLimits } from './middleware/rate-limits';

export interface BffDeps {
  config: Config;
  logger: Logger;
  tokens: InternalTokens;
  auth: ServiceClient;
  redis: Redis;
  queues: JobQueues;
  pages: PageRenderer;
  limits: RateLimits;
  cache: ReplyCache;
}

type Checks = Record<string, ReadinessCheck>;

/** Redis, collector and mailbox are optional: rate limits then count per process, and operators see less. */
export function dependencyChecks({ config, tokens, redis }: BffDeps): { required: Checks; optional: Checks } {
  const ping = (url: string): ReadinessCheck => createServiceClient(url, tokens).ping;
  const { catalog, order, auth, traces, mail } = config.upstreams;
  return {
    required: { catalog: ping(catalog), order: ping(order), auth: ping(auth) },
    optional: { redis: () => redis.ping(), traces: ping(traces), ...(mail && { mail: ping(mail) }) },
  };
}
