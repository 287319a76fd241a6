import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import type { RunningWorker } from '@shopwright/service-kit/messaging/worker';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import type { Services } from './services';

/** The running workers, and what their health depends on. */
export interface WorkersDeps {
  services: Services;
  workers: RunningWorker[];
  redis: Redis;
  tokens: InternalTokens;
  logger: Logger;
}
