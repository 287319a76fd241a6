import { connectRedis } from '@shopwright/service-kit/messaging/queues';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { startTcpProxy } from '@shopwright/testing/tcp-proxy';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLimits, redisForLimits } from '../test-store';
import { countedMax, createPopularPages, longestKey, type PopularPages, savedMax } from './popular-pages';

const silent = createLogger('popular pages test', 'silent');
const connections: Redis[] = [];
const connect = (url: string) => {
  const redis = connectRedis(url, 'producer', silent);
  connections.push(redis);
  return redis;
};

const redis = connect(redisForLimits());
beforeEach(forgetLimits);
beforeEach(() => vi.waitFor(() => redis.ping(), eventually));
afterEach(() => {
  for (const connection of connections.splice(1)) connection.disconnect();
});
afterAll(() => redis.disconnect());

/** The counts of a process that has just started. */
const start = () => createPopularPages(redis, silent);

function addTimes(popular: PopularPages, address: string, times: number): void {
  for (let time = 0; time < times; time += 1) popular.add('en', address);
}

const savedAddresses = async () => (await start().read()).map(({ address }) => address);

describe('the saved pages', () => {
  it('are the fifty that were sent most, most popular first', async () => {
    const popular = start();
    addTimes(popular, '/about', 1);
    for (let id = 1; id <= savedMax; id += 1) addTimes(popular, `/product/${id}`, 2);
    addTimes(popular, '/product/30', 1);
    await popular.save();
    const saved = await savedAddresses();
    expect(saved).toHaveLength(50);
    expect(saved[0]).toBe('/product/30');
    expect(saved).not.toContain('/about');
  });

  it('have a language each', async () => {
    const popular = start();
    for (const language of ['de', 'fr', 'de', 'xx', '']) popular.add(language, '/');
    await popular.save();
    expect(await popular.read()).toEqual([
      { language: 'de', address: '/' },
      { language: 'fr', address: '/' },
    ]);
  });

  it.each([
    '/orders/x',
    '/orders',
    '/account/orders/x',
    '/ops/traces/x',
    '/reset-password',
    '/invented/x',
    '/robots.txt',
    '/api/products',
    '/?search=x',
    '/product/7?x',
  ])('do not have %s', async (address) => {
    const popular = start();
    addTimes(popular, address, 3);
    await popular.save();
    expect(await redis.get('popular-pages')).toBeNull();
  });

  it('have no long address', async () => {
    const popular = start();
    const address = `/categories/${'x'.repeat(longestKey - 'en /categories/'.length)}`;
    addTimes(popular, `${address}x`, 2);
    addTimes(popular, address, 1);
    await popular.save();
    expect(await savedAddresses()).toEqual([address]);
  });

  it('are followed by those that other processes saved', async () => {
    const [before, after] = [start(), start()];
    addTimes(before, '/about', 3);
    addTimes(before, '/', 2);
    addTimes(before, '/terms', 1);
    await before.save();
    addTimes(after, '/', 1);
    await after.save();
    expect(await savedAddresses()).toEqual(['/', '/about', '/terms']);
    for (let id = 1; id < savedMax; id += 1) addTimes(after, `/product/${id}`, 1);
    await after.save();
    const saved = await savedAddresses();
    expect(saved).toHaveLength(50);
    expect(saved).not.toContain('/about');
  });

  it('have a page that was sent once long ago, while there is room', async () => {
    const popular = start();
    addTimes(popular, '/about', 1);
    for (let save = 0; save < 10; save += 1) {
      addTimes(popular, '/', 1);
      await popular.save();
    }
    await redis.flushdb();
    addTimes(popular, '/', 1);
    await popular.save();
    expect(await savedAddresses()).toEqual(['/', '/about']);
  });

  it.each([
    ['as much as later ones', countedMax - 2, ['/about', '/']],
    ['half as much once all places are taken', countedMax - 1, ['/', '/about']],
  ])('count earlier visits %s', async (_, others, expected) => {
    const popular = start();
    addTimes(popular, '/about', 5);
    for (let id = 1; id <= others; id += 1) addTimes(popular, `/product/${id}`, 1);
    addTimes(popular, '/', 3);
    await popular.save();
    expect((await savedAddresses()).slice(0, 2)).toEqual(expected);
  });

  it('leave room for new ones after a flood of addresses', async () => {
    const popular = start();
    addTimes(popular, '/about', 5);
    for (let id = 1; id <= 3 * countedMax; id += 1) addTimes(popular, `/product/${id}`, 1);
    addTimes(popular, '/', 2);
    await popular.save();
    expect((await savedAddresses())[0]).toBe('/');
  });

  it.each(['{"no": "list"}', 'no JSON', '["en /"]', 'de,en /', 'en /orders/x'])(
    'are none where %s was saved',
    async (saved) => {
      await redis.set('popular-pages', saved);
      expect(await savedAddresses()).toEqual([]);
    },
  );
});

describe('without Redis', () => {
  const { hostname, port: redisPort } = new URL(redisForLimits());
  const target = () => ({ host: hostname, port: Number(redisPort) });
  const urlOf = (port: number) => {
    const url = new URL(redisForLimits());
    url.host = `127.0.0.1:${port}`;
    return url.href;
  };

  it('warns once per outage, and saves what was counted after it', async () => {
    const proxy = await startTcpProxy(target);
    try {
      const link = connect(urlOf(proxy.port));
      const ready = () => vi.waitFor(() => link.ping(), eventually);
      await ready();
      const warn = vi.fn();
      const popular = createPopularPages(link, { warn });
      addTimes(popular, '/about', 1);
      for (const outage of [1, 2]) {
        proxy.fail('cut off');
        await vi.waitUntil(() => link.status !== 'ready', eventually);
        addTimes(popular, '/', 1);
        for (let save = 0; save < 3; save += 1) await popular.save();
        expect(await createPopularPages(link, silent, 50).read()).toEqual([]);
        expect(warn).toHaveBeenCalledTimes(outage);
        proxy.heal();
        await ready();
        await popular.save();
      }
      expect(await savedAddresses()).toEqual(['/', '/about']);
    } finally {
      proxy.close();
    }
  });

  it('reads once Redis is there, after attempts to connect that failed', async () => {
    const popular = start();
    addTimes(popular, '/about', 1);
    await popular.save();
    const { port, close } = await startTcpProxy(target);
    close();
    const link = connect(urlOf(port));
    const read = createPopularPages(link, silent, eventually.timeout).read();
    const failed = vi.fn();
    link.on('error', failed);
    await vi.waitUntil(() => failed.mock.calls.length > 1, eventually);
    const proxy = await startTcpProxy(target, port);
    try {
      expect(await read).toEqual([{ language: 'en', address: '/about' }]);
    } finally {
      proxy.close();
    }
  });
});
