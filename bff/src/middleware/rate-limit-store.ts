import type { CircuitBreaker } from '@shopwright/service-kit/runtime/circuit-breaker';
import { type IncrementResponse, MemoryStore, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

/**
 * Counts in Redis, so that all copies of the BFF count together. While Redis is unavailable or silent each process
 * counts for itself: the limits multiply by the number of copies, and no request fails because of Redis.
 */
export class RateLimitStore implements Store {
  readonly prefix: string;
  private readonly shared: RedisStore;
  private readonly own = new MemoryStore();
  private isLoaded = false;

  constructor(
    private readonly redis: Redis,
    private readonly breaker: CircuitBreaker,
    name: string,
  ) {
    this.prefix = `limit:${name}:`;
    this.shared = new RedisStore({
      prefix: this.prefix,
      sendCommand: (command: string, ...args: string[]) => redis.call(command, ...args) as Promise<number>,
    });
  }

  init(options: Options): void {
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
    this.redis.on('ready', load);
    this.redis.on('close', () => {
      this.isLoaded = false;
    });
    if (this.redis.status === 'ready') void load();
  }

  async increment(key: string): Promise<IncrementResponse> {
    if (!this.isLoaded) return this.own.increment(key);
    return this.breaker.run(() => this.shared.increment(key)).catch(() => this.own.increment(key));
  }

  async decrement(key: string): Promise<void> {
    await (this.isLoaded ? this.shared : this.own).decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    await (this.isLoaded ? this.shared : this.own).resetKey(key);
  }
}
