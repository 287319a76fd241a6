import { AppError } from '@shopwright/service-kit/errors';
import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache';
import { pickType } from './picture-format';
import { pictureSize } from './picture-size';

describe('pictureSize', () => {
  it.each([
    [{}, undefined],
    [{ v: '2' }, undefined],
    [{ w: '1' }, { width: 80, height: undefined }],
    [{ w: '80' }, { width: 80, height: undefined }],
    [{ w: '81' }, { width: 160, height: undefined }],
    [{ h: '2000' }, { width: undefined, height: 2000 }],
    [
      { w: '1201', h: '390' },
      { width: 1600, height: 400 },
    ],
  ])('of %j is %j', (query, size) => {
    expect(pictureSize(query)).toEqual(size);
  });

  it.each(['0', '-1', '2001', '1.5', '1e2', '+5', ' 5', '', 'abc', '05', ['1', '2'], { a: '1' }])(
    'names the field that says %j',
    (value) => {
      expect(() => pictureSize({ w: '100', h: value })).toThrow(AppError);
      expect(() => pictureSize({ w: '100', h: value })).toThrow(/^h: Must be 1 to 2000$/);
    },
  );
});

describe('pickType', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['IMAGE/WEBP;q=0.5', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.000, */*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ] as const)('for %s is %s', (accept, type) => {
    expect(pickType(accept, 'image/jpeg')).toBe(type);
  });
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

  it('makes once what many ask for at once, and later', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(10);
    await Promise.all([1, 2, 3].map(() => cache.get('a', make)));
    await cache.get('a', make);
    expect(calls.count).toBe(1);
  });

  it('lets go of what was not used for longest, by bytes', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(40);
    await cache.get('a', make);
    await cache.get('b', make);
    await cache.get('a', make);
    await cache.get('c', make);
    expect(calls.count).toBe(3);
    await cache.get('a', make);
    expect(calls.count).toBe(3);
    await cache.get('b', make);
    expect(calls.count).toBe(4);
  });

  it('does not keep what is larger than all of it', async () => {
    const cache = createByteCache(100);
    const { calls, make } = makes(101);
    await cache.get('a', make);
    await cache.get('a', make);
    expect(calls.count).toBe(2);
  });

  it('makes anew what failed, or was not there', async () => {
    const cache = createByteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', async () => undefined)).toBeUndefined();
    expect(await cache.get('a', async () => Buffer.alloc(1))).toHaveLength(1);
  });
});
