import type { Redis } from 'ioredis';

const redisKey = 'visitors-read';
const notedEveryMs = 1000;
/** Longer than the time between two notes, so that visitors who come evenly are never gone between them. */
const keptMs = 2500;

export interface Visits {
  /** Notes that someone who is not of the team was answered. */
  note(): void;
}

/** Lets other processes know that visitors read now. Costs a command a second, and nothing where Redis is away. */
export function createVisits(redis: Pick<Redis, 'set'>, now = () => performance.now()): Visits {
  let notedAt = Number.NEGATIVE_INFINITY;
  return {
    note() {
      if (now() - notedAt < notedEveryMs) return;
      notedAt = now();
      redis.set(redisKey, '1', 'PX', keptMs).catch(() => undefined);
    },
  };
}

/** Returns true if any instance answered a visitor within the last seconds. */
export const areVisitorsHere = (redis: Pick<Redis, 'exists'>): Promise<boolean> =>
  redis.exists(redisKey).then(
    (found) => found === 1,
    () => false,
  );
