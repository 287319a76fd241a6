import type { Redis } from 'ioredis';
import type { Sampler } from '../metrics/sampler';

export const sampleRedis = (redis: Pick<Redis, 'info'>): Sampler => ({
  name: 'redis',
  async read() {
    const [memory, persistence] = await Promise.all([redis.info('memory'), redis.info('persistence')]);
    const used = readNumber(memory, 'used_memory');
    // The limit is that of the machine without one of its own.
    const max = readNumber(memory, 'maxmemory') || readNumber(memory, 'total_system_memory');
    const isWritten = /^aof_last_write_status:ok\s*$/m.test(persistence) ? 1 : 0;
    return [
      { name: 'redis_memory_used_bytes', help: 'Memory that Redis uses', values: [{ value: used }] },
      { name: 'redis_memory_max_bytes', help: 'Memory that Redis may use', values: [{ value: max }] },
      { name: 'redis_aof_write_ok', help: '1 while Redis can write its file', values: [{ value: isWritten }] },
    ];
  },
});

const readNumber = (info: string, name: string): number =>
  Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
