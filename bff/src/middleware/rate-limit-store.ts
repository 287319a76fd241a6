import { type IncrementResponse, MemoryStore, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

/** The time in which calls are counted. */
export const windowMs = 60_000;

/** Counts as the script of rate-limit-redis does, by more than one. */
const addCalls = `
  local expiresIn = redis.call('PTTL', KEYS[1])
  if expiresIn > 0 then return { redis.call('INCRBY', KEYS[1], ARGV[1]), expiresIn } end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return { tonumber(ARGV[1]), tonumber(ARGV[2]) }`;

/**
 * Counts in Redis, so that all copies of the BFF count together. While Redis is unavailable each process counts for
 * itself: the limits multiply by the number of copies, and no request fails because of Redis.
 */
export class RateLimitStore implements Store {
  readonly prefix: string;
  private readonly shared: RedisStore;
  private readonly own = new MemoryStore();
  private isLoaded = false;

  constructor(
    private readonly redis: Redis,
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
    return this.shared.increment(key).catch(() => this.own.increment(key));
  }

  /** Counts several calls at once, without a call of Redis for each. */
  async incrementBy(key: string, calls: number): Promise<IncrementResponse> {
    if (this.isLoaded) {
      const counted = await this.incrementShared(key, calls).catch(() => undefined);
      if (counted) return counted;
    }
    for (let call = 1; call < calls; call += 1) await this.own.increment(key);
    return this.own.increment(key);
  }

  private async incrementShared(key: string, calls: number): Promise<IncrementResponse> {
    const reply = await this.redis.eval(addCalls, 1, this.prefix + key, calls, windowMs);
    const [totalHits, expiresInMs] = reply as [number, number];
    return { totalHits, resetTime: new Date(Date.now() + expiresInMs) };
  }

  async decrement(key: string): Promise<void> {
    await (this.isLoaded ? this.shared : this.own).decrement(key);
  }

  async resetKey(key: string): Promise<void> {
    await (this.isLoaded ? this.shared : this.own).resetKey(key);
  }
}
