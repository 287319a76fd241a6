import { eventually, quickestMs } from '@shopwright/testing/deadlines';
import { startFreezingProxy } from '@shopwright/testing/freezing-proxy';
import request from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cookieOf, forgetLimits, nowhere, redisForLimits, startStore, type TestStore } from '../test-store';

beforeAll(forgetLimits);

describe('rate limits', () => {
  const tryOut = async (limited: TestStore, times: number, headers: Record<string, string> = {}) => {
    const responses = await Promise.all(
      Array.from({ length: times }, () =>
        request(limited.server).post('/api/create-payment-intent').set(headers).send({ amount: 1 }),
      ),
    );
    return responses.filter((response) => response.status === 429);
  };

  it('429: the 31st payment intent in a minute, with Retry-After; instances count together', async () => {
    const [one, two] = [
      await startStore({ auth: nowhere, hasRateLimits: true }),
      await startStore({ auth: nowhere, hasRateLimits: true }),
    ];
    await Promise.all([one, two].map(({ redis }) => vi.waitFor(() => redis.ping(), eventually)));
    const refused = [...(await tryOut(one, 20)), ...(await tryOut(two, 20))];
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body.code).toBe('rate_limited');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const others = await tryOut(one, 1, { cookie: 'visitor=another-visitor-0123456789' });
    expect(others).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('429: recording an order and measuring a page, each 20 in a minute for one visitor', async () => {
    const limited = await startStore({ auth: nowhere, hasRateLimits: true });
    await vi.waitFor(() => limited.redis.ping(), eventually);
    const send = (path: string, visitor: string) =>
      request(limited.server).post(`/api/${path}`).set('cookie', `visitor=${visitor}`).send({});
    const record = (visitor: string) => send('orders', visitor);
    for (const path of ['orders', 'web-vitals']) {
      const statuses: number[] = [];
      for (let call = 0; call < 22; call += 1) statuses.push((await send(path, 'a-visitor-who-records-again')).status);
      expect([path, statuses.filter((status) => status === 429).length]).toEqual([path, 2]);
    }
    expect((await record('another-visitor-0123456789')).status).not.toBe(429);
    await limited.stop();
  });

  it('apply without Redis, and ignore X-Forwarded-For', async () => {
    const alone = await startStore({ auth: nowhere, hasRateLimits: true, redisUrl: 'redis://127.0.0.1:9' });
    await tryOut(alone, 30);
    expect(await tryOut(alone, 2, { 'x-forwarded-for': '9.9.9.9' })).toHaveLength(2);
    await alone.stop();
  });

  it('are counted in one round trip, however many a request has', async () => {
    const limited = await startStore({ auth: nowhere, hasRateLimits: true });
    await vi.waitFor(() => limited.redis.ping(), eventually);
    await tryOut(limited, 1);
    const order: string[] = [];
    const count = limited.redis.eval.bind(limited.redis) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(limited.redis, 'eval').mockImplementation((...args: unknown[]) => {
      order.push('asked');
      return count(...args).finally(() => order.push('answered'));
    });
    await tryOut(limited, 1);
    expect(order).toEqual(['asked', 'asked', 'asked', 'answered', 'answered', 'answered']);
    await limited.stop();
  });

  it('cost nothing while Redis is silent, apply nevertheless, and count together again once it answers', async () => {
    const redis = await startFreezingProxy(redisForLimits());
    const limited = await startStore({ auth: nowhere, hasRateLimits: true, redisUrl: redis.url });
    await vi.waitFor(() => limited.redis.ping(), eventually);
    await tryOut(limited, 1);
    redis.freeze();
    await tryOut(limited, 1);
    const visitor = { cookie: 'visitor=a-visitor-of-a-silent-redis' };
    for (let count = 0; count < 30; count += 1) await tryOut(limited, 1, visitor);
    const refused = () => tryOut(limited, 1, visitor);
    expect(await quickestMs(refused, 150)).toBeLessThan(150);
    expect(await tryOut(limited, 1, visitor)).toHaveLength(1);

    redis.thaw();
    await vi.waitFor(async () => {
      await tryOut(limited, 1, { cookie: 'visitor=a-visitor-of-a-redis-again' });
      expect(await limited.redis.keys('limit:payment-visitor:a-visitor-of-a-redis-again')).toHaveLength(1);
    }, eventually);
    await limited.stop();
    redis.close();
  });

  it.each([
    ['pages', 600, ['/', '/product/7', '/nothing', '/sitemap.xml', '/robots.txt']],
    ['images', 3000, ['/images/products/none.webp?w=400', '/images/logo.png', '/uploads/0a.webp']],
  ])('429: %s, %d in a minute, apart from everything else', async (name, perMinute, paths) => {
    const limited = await startStore({ auth: nowhere, hasRateLimits: true });
    await vi.waitFor(() => limited.redis.ping(), eventually);
    const get = (path: string) => request(limited.server).get(path);
    await vi.waitFor(async () => {
      await get(paths[0] as string);
      expect(await limited.redis.keys(`limit:${name}:*`)).not.toEqual([]);
    }, eventually);
    const [key = ''] = await limited.redis.keys(`limit:${name}:*`);
    await limited.redis.set(key, perMinute, 'KEEPTTL');
    for (const path of paths) {
      const response = await get(path);
      expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('/assets/main-1a2b3c.js')).status).toBe(200);
    expect((await get('/api/config')).status).toBe(200);
    expect((await get(name === 'pages' ? '/images/none.webp' : '/')).status).not.toBe(429);
    await limited.redis.del(key);
    await limited.stop();
  });

  it('are lifted by the switch', async () => {
    const store = await startStore({ auth: nowhere });
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => request(store.server).post('/api/create-payment-intent').send({ amount: 1 })),
    );
    expect(responses.every((response) => response.status === 503)).toBe(true);
    expect(cookieOf(responses[0] as request.Response, 'visitor')).toMatch(/^visitor=/);
    await store.stop();
  });
});
