import { createServiceClient } from '@shopwright/service-kit/http/client';
import type { ReadinessCheck } from '@shopwright/service-kit/http/health';
import type { BffDeps } from './deps';

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
