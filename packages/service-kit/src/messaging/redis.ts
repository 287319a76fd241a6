import { Redis } from 'ioredis';
import { type Logger, safeError } from '../runtime/logger';

const reconnectMaxMs = 2000;

/** While Redis is unavailable, commands of a `producer` fail at once and those of a `worker` wait, as BullMQ requires. */
export function connectRedis(url: string, use: 'producer' | 'worker', logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    connectTimeout: 2000,
    ...(use === 'producer' && { commandTimeout: 2000 }),
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), reconnectMaxMs),
  });
  redis.on('error', (error) => logger.debug({ err: safeError(error) }, 'redis connection'));
  return redis;
}
