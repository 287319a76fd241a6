import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache';

it('evicts the least recently used', () => {
  const cache = createByteCache(30);
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10));
  cache.get('a');
  cache.set('d', Buffer.alloc(10));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

it('stays within its limit and returns only the last value set', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), size: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = createByteCache(100);
      const last = new Map<string, Buffer>();
      for (const { key, size } of steps) {
        const body = Buffer.alloc(size);
        cache.set(key, body);
        last.set(key, body);
        const held = [...last.keys()].flatMap((each) => cache.get(each) ?? []);
        expect(held.reduce((sum, each) => sum + each.length, 0)).toBeLessThanOrEqual(100);
        for (const [each, expected] of last) expect([undefined, expected]).toContain(cache.get(each));
      }
    }),
  );
});

describe('createByteCache', () => {
  const makes = (bytes: number) => {
    const calls = { count: 0 };
    const make = async () => {
      calls.count += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return Buffer.alloc(bytes);
    };
    return { calls, make };
  };

  it('creates a value once for concurrent and later callers', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(10);
    await Promise.all([1, 2, 3].map(() => cache.fetch('a', { context: make })));
    await cache.fetch('a', { context: make });
    expect(calls.count).toBe(1);
  });

  it('evicts the least recently used by bytes', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(40);
    await cache.fetch('a', { context: make });
    await cache.fetch('b', { context: make });
    await cache.fetch('a', { context: make });
    await cache.fetch('c', { context: make });
    expect(calls.count).toBe(3);
    await cache.fetch('a', { context: make });
    expect(calls.count).toBe(3);
    await cache.fetch('b', { context: make });
    expect(calls.count).toBe(4);
  });

  it('does not store a value larger than the cache', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(101);
    await cache.fetch('a', { context: make });
    await cache.fetch('a', { context: make });
    expect(calls.count).toBe(2);
  });

  it('creates a value again after a failure or undefined', async () => {
    const cache = createByteCache(100);
    await expect(cache.fetch('a', { context: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
    expect(await cache.fetch('a', { context: async () => undefined })).toBeUndefined();
    expect(await cache.fetch('a', { context: async () => Buffer.alloc(1) })).toHaveLength(1);
  });
});
