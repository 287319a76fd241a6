import { once } from 'node:events';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const redisKey = 'popular-pages';
const savedMax = 50;
const keptSeconds = 7 * 24 * 3600;
/** Different pages that are counted at once. Others wait for the next save, which makes room. */
const countedMax = 2000;
const longestKey = 200;
/** A process that starts may be faster than its connection. */
const connectedMaxMs = 2000;

export interface PopularPages {
  /** Counts a page that a visitor was sent, by its key in the cache. */
  add(pageKey: string): void;
  /** Writes the keys of the pages that were sent most, unless none was sent since the last save. Logs a failure. */
  save(): Promise<void>;
  /** Returns the keys that a copy of the BFF saved last, most popular first; none where Redis does not respond. */
  read(): Promise<string[]>;
}

/**
 * Remembers which pages visitors ask for most, for the processes that a deploy starts. Each copy of the BFF overwrites
 * what the others saved, since any of them is a fair sample. Leaves out addresses with a query: they may hold words of
 * visitors, and few of them are asked for twice.
 */
export function createPopularPages(redis: Redis, logger: Pick<Logger, 'warn'>): PopularPages {
  let counts = new Map<string, number>();
  let hasNew = false;
  const warn = (error: unknown) => logger.warn({ err: safeError(error) }, 'popular pages are unavailable');
  return {
    add(pageKey) {
      if (pageKey.includes('?') || pageKey.length > longestKey) return;
      const count = counts.get(pageKey) ?? 0;
      hasNew = true;
      if (count > 0 || counts.size < countedMax) counts.set(pageKey, count + 1);
    },
    async save() {
      if (!hasNew) return;
      hasNew = false;
      const sorted = [...counts].sort(([, a], [, b]) => b - a);
      // Lets the visits of earlier minutes count half as much as those of the last.
      counts = new Map(
        sorted.map(([key, count]) => [key, Math.floor(count / 2)] as const).filter(([, count]) => count),
      );
      const keys = sorted.slice(0, savedMax).map(([key]) => key);
      await redis.set(redisKey, JSON.stringify(keys), 'EX', keptSeconds).catch(warn);
    },
    async read() {
      try {
        if (redis.status !== 'ready') await withDeadline(once(redis, 'ready'), connectedMaxMs, 'redis');
        const saved = await redis.get(redisKey);
        return saved === null ? [] : z.array(z.string()).parse(JSON.parse(saved));
      } catch (error) {
        warn(error);
        return [];
      }
    },
  };
}
