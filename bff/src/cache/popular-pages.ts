import type { Language } from '@shopwright/contracts/fields';
import { isPublicPath } from '@shopwright/contracts/pages';
import { withDeadline } from '@shopwright/service-kit/runtime/deadline';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';
import type { Redis } from 'ioredis';
import { isKnownLanguage } from '../middleware/page-languages';

const redisKey = 'popular-pages';
const keptSeconds = 7 * 24 * 3600;
export const savedMax = 50;
/** Different pages that are counted at the same time. */
export const countedMax = 2000;
export const longestKey = 200;
/** A process that starts may be faster than its connection. */
const connectMaxMs = 2000;

interface PopularPage {
  language: Language;
  address: string;
}

export interface PopularPages {
  /** Counts a page that a visitor was sent, if any visitor may see it and its address has no query. */
  add(language: string, address: string): void;
  /** Writes the pages that were sent most, then earlier ones while there is room, unless none was sent since the last save. */
  save(): Promise<void>;
  /** Returns the pages that were saved last, most popular first. Returns an empty list if Redis does not respond. */
  read(): Promise<PopularPage[]>;
}

/**
 * Remembers which pages visitors ask for most, for the processes that a deploy starts. Counts a page in the language
 * that it has, since visitors with different lists of languages get the same one. Leaves out private pages, and addresses
 * with a query: they may hold words of visitors. Logs an outage of Redis once.
 */
export function createPopularPages(
  redis: Redis,
  logger: Pick<Logger, 'warn'>,
  connectedWithinMs = connectMaxMs,
): PopularPages {
  let counts = new Map<string, number>();
  let countedTimes = 0;
  let savedTimes = 0;
  let isLost = false;

  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await work();
      isLost = false;
      return done;
    } catch (error) {
      if (!isLost) logger.warn({ err: safeError(error) }, 'popular pages are unavailable');
      isLost = true;
      return undefined;
    }
  };

  const readSaved = async (): Promise<string[]> => {
    const saved = (await redis.get(redisKey)) ?? '';
    return saved.split('\n').filter(toPage);
  };

  return {
    add(language, address) {
      const key = `${language} ${address}`;
      const count = counts.get(key);
      if (count === undefined) {
        if (key.length > longestKey || !toPage(key)) return;
        if (counts.size >= countedMax) counts = makeRoom(counts);
      }
      counts.set(key, (count ?? 0) + 1);
      countedTimes += 1;
    },
    async save() {
      if (countedTimes === savedTimes) return;
      const times = countedTimes;
      const own = rank(counts)
        .slice(0, savedMax)
        .map(([key]) => key);
      await attempt(async () => {
        const keys = [...new Set([...own, ...(await readSaved())])].slice(0, savedMax);
        await redis.set(redisKey, keys.join('\n'), 'EX', keptSeconds);
        savedTimes = times;
      });
    },
    async read() {
      const keys = await attempt(async () => {
        await whenReady(redis, connectedWithinMs);
        return readSaved();
      });
      return (keys ?? []).flatMap((key) => toPage(key) ?? []);
    },
  };
}

/** Returns the page that a key names, or undefined for one that is not for every visitor. */
function toPage(key: string): PopularPage | undefined {
  const at = key.indexOf(' ');
  const [language, address] = [key.slice(0, at), key.slice(at + 1)];
  const isPublic = isPublicPath(address) && !address.includes('?');
  return isPublic && isKnownLanguage(language) ? { language, address } : undefined;
}

const rank = (counts: Map<string, number>): [string, number][] => [...counts].sort(([, a], [, b]) => b - a);

/** Forgets the less popular half. What was counted until now counts half as much as what is counted from now on. */
const makeRoom = (counts: Map<string, number>): Map<string, number> =>
  new Map(
    rank(counts)
      .slice(0, countedMax / 2)
      .map(([key, count]) => [key, count / 2]),
  );

/** Waits for the connection. A failed attempt to connect is no reason to stop, because the next one follows soon. */
async function whenReady(redis: Redis, maxMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await withDeadline(new Promise<void>((resolve) => redis.once('ready', resolve)), maxMs, 'redis');
}
