import type { CircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import { type ClientRateLimitInfo, MemoryStore, type Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';

/** Counts calls, and starts the window with the first of them. */
const addCalls = `
  local expiresIn = redis.call('PTTL', KEYS[1])
  if expiresIn > 0 then return { redis.call('INCRBY', KEYS[1], ARGV[1]), expiresIn } end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return { tonumber(ARGV[1]), tonumber(ARGV[2]) }`;

/** Takes a call back within its window. A count without a window would never end. */
const takeBack = `if redis.call('PTTL', KEYS[1]) > 0 then redis.call('DECR', KEYS[1]) end`;

/**
 * Counts in Redis, so that all instances of the BFF count together. While Redis is unavailable or silent each process counts
 * for itself: the limits multiply by the number of instances, and no request fails because of Redis.
 */
export class RateLimitStore {
  private readonly own = new MemoryStore();

  constructor(
    private readonly redis: Redis,
    private readonly breaker: CircuitBreaker,
    private readonly settings: { name: string; windowMs: number },
  ) {
    this.own.init({ windowMs: settings.windowMs } as Options);
  }

  /** Counts calls, several of them in one round trip. */
  async increment(key: string, calls = 1): Promise<ClientRateLimitInfo> {
    if (this.redis.status === 'ready') {
      const counted = await this.breaker.run(() => this.addShared(key, calls)).catch(() => undefined);
      if (counted) return counted;
    }
    for (let call = 1; call < calls; call += 1) await this.own.increment(key);
    return this.own.increment(key);
  }

  async decrement(key: string): Promise<void> {
    if (this.redis.status !== 'ready') return this.own.decrement(key);
    await this.breaker
      .run(() => this.redis.eval(takeBack, 1, this.sharedKey(key)))
      .catch(() => this.own.decrement(key));
  }

  private async addShared(key: string, calls: number): Promise<ClientRateLimitInfo> {
    const response = await this.redis.eval(addCalls, 1, this.sharedKey(key), calls, this.settings.windowMs);
    const [totalHits, expiresInMs] = response as [number, number];
    return { totalHits, resetTime: new Date(Date.now() + expiresInMs) };
  }

  private sharedKey(key: string): string {
    return `limit:${this.settings.name}:${key}`;
  }
}
