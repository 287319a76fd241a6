import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageCache } from './page-cache';

it('forgets what was not wanted for longest', () => {
  const cache = new PageCache(30);
  for (const key of ['a', 'b', 'c']) cache.set(key, Buffer.alloc(10));
  cache.get('a');
  cache.set('d', Buffer.alloc(10));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
});

it('never holds more than it may, and never another body than the last one given', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), size: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new PageCache(100);
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
