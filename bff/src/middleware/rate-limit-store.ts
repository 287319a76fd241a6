import type { CircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import { type ClientRateLimitInfo, MemoryStore, type Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

/** Counts as the script of rate-limit-redis does, by more than one. */
const addCalls = `
  local expiresIn = redis.call('PTTL', KEYS[1])
  if expiresIn > 0 then return { redis.call('INCRBY', KEYS[1], ARGV[1]), expiresIn } end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return { tonumber(ARGV[1]), tonumber(ARGV[2]) }`;

/**
 * Counts in Redis, so that all copies of the BFF count together. While Redis is unavailable or silent each process counts
 * for itself: the limits multiply by the number of copies, and no request fails because of Redis.
 */
export class RateLimitStore {
  private readonly shared: RedisStore;
  private readonly own = new MemoryStore();
  private isLoaded = false;

  constructor(
    private readonly redis: Redis,
    private readonly breaker: CircuitBreaker,
    private readonly settings: { name: string; windowMs: number },
  ) {
    const { name, windowMs } = settings;
    this.shared = new RedisStore({
      prefix: `limit:${name}:`,
      sendCommand: (command: string, ...args: string[]) => redis.call(command, ...args) as Promise<number>,
    });
    const options = { windowMs } as Options;
    this.own.init(options);
    // The store loads its scripts once and remembers a failure, so it is created again for each new connection.
    const load = () =>
      this.shared.init(options).then(
        () => {
          this.isLoaded = true;
        },
        () => {
          this.isLoaded = false;
        },
      );
    redis.on('ready', load);
    redis.on('close', () => {
      this.isLoaded = false;
    });
    if (redis.status === 'ready') void load();
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    if (!this.isLoaded) return this.own.increment(key);
    return this.breaker.run(() => this.shared.increment(key)).catch(() => this.own.increment(key));
  }

  /** Counts several calls in one round trip. */
  async incrementBy(key: string, calls: number): Promise<ClientRateLimitInfo> {
    if (this.isLoaded) {
      const counted = await this.breaker.run(() => this.addShared(key, calls)).catch(() => undefined);
      if (counted) return counted;
    }
    for (let call = 1; call < calls; call += 1) await this.own.increment(key);
    return this.own.increment(key);
  }

  private async addShared(key: string, calls: number): Promise<ClientRateLimitInfo> {
    const { name, windowMs } = this.settings;
    const reply = await this.redis.eval(addCalls, 1, `limit:${name}:${key}`, calls, windowMs);
    const [totalHits, expiresInMs] = reply as [number, number];
    return { totalHits, resetTime: new Date(Date.now() + expiresInMs) };
  }

  async decrement(key: string): Promise<void> {
    if (!this.isLoaded) return this.own.decrement(key);
    await this.breaker.run(() => this.shared.decrement(key)).catch(() => this.own.decrement(key));
  }
}
