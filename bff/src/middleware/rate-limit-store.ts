import type { CircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import { type ClientRateLimitInfo, MemoryStore, type Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

/**
 * Counts in Redis, so that all copies of the BFF count together. While Redis is unavailable or silent each process counts
 * for itself: the limits multiply by the number of copies, and no request fails because of Redis.
 */
export class RateLimitStore {
  private readonly shared: RedisStore;
  private readonly own = new MemoryStore();
  private isLoaded = false;

  constructor(
    redis: Redis,
    private readonly breaker: CircuitBreaker,
    { name, windowMs }: { name: string; windowMs: number },
  ) {
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

  async decrement(key: string): Promise<void> {
    if (!this.isLoaded) return this.own.decrement(key);
    await this.breaker.run(() => this.shared.decrement(key)).catch(() => this.own.decrement(key));
  }
}
