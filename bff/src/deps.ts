import type { PageRenderer } from '@shopwright/contracts/page-renderer';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { JobQueues } from '@shopwright/service-kit/messaging/queues';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { Config } from './config';

export interface BffDeps {
  config: Config;
  logger: Logger;
  tokens: InternalTokens;
  auth: ServiceClient;
  redis: Redis;
  queues: JobQueues;
  pages: PageRenderer;
}
