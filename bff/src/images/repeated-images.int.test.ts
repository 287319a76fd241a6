import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from '../test-changing-catalog';
import { nowhere, startStore, type TestStore } from '../test-store';

let catalog: ChangingCatalog;
let store: TestStore;

const draw = (color: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: color } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  catalog = await startChangingCatalog();
  // A busy machine answers late, and none of these tests is about that.
  const cacheTimes = { promiseMs: 20_000, checkedEveryMs: 50 };
  store = await startStore({ auth: nowhere, catalog: catalog.url, cacheTimes });
  const folder = path.join(store.config.webRoot, 'images', 'products');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'lamp.webp'), await draw('teal'));
});
afterAll(async () => {
  await store.stop();
  await catalog.close();
});

const load = (address: string, headers: Record<string, string> = {}) =>
  request(store.server)
    .get(address)
    .set({ accept: 'image/webp,*/*', ...headers })
    .buffer();
const isHit = (response: request.Response) => response.headers['cache-status'] === 'shopwright; hit';

describe.each(['/images/products/lamp.webp?w=80', '/images/products/lamp.webp'])('%s, asked for again', (address) => {
  it('comes from the cache, with the same headers, bytes and strong tag', async () => {
    const [first, second] = [await load(address), await load(address)];
    expect([isHit(first), isHit(second)]).toEqual([false, true]);
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(second.headers['cache-control']).toBe('public, max-age=86400');
    expect((second.body as Buffer).equals(first.body as Buffer)).toBe(true);
  });

  it('is 304 for a browser that has it', async () => {
    const { etag = '' } = (await load(address)).headers;
    const again = await load(address, { 'if-none-match': etag });
    expect([again.status, again.headers.etag, isHit(again)]).toEqual([304, etag, true]);
    const other = await load(address, { 'if-none-match': '"other"' });
    expect([other.status, isHit(other)]).toEqual([200, true]);
  });
});

it('has a strong tag without the cache too, which changes with the bytes', async () => {
  const uncached = await startStore({ auth: nowhere, catalog: catalog.url, cacheMaxBytes: 0 });
  const own = path.join(uncached.config.webRoot, 'images', 'lamp.webp');
  await mkdir(path.dirname(own));
  await writeFile(own, await draw('teal'));
  const ask = (headers = {}) => request(uncached.server).get('/images/lamp.webp').set(headers).buffer();
  const { etag = '' } = (await ask()).headers;
  expect(etag).toBe((await load('/images/products/lamp.webp')).headers.etag);
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  await writeFile(own, await draw('tomato'));
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  await uncached.stop();
});

describe('a small cache, asked for many addresses', () => {
  let small: TestStore;
  const ask = (address: string) => request(small.server).get(address).set('accept', 'image/webp,*/*').buffer();
  beforeAll(async () => {
    const cacheTimes = { promiseMs: 20_000, checkedEveryMs: 50 };
    small = await startStore({ auth: nowhere, catalog: catalog.url, cacheTimes, cacheMaxBytes: 1024 * 1024 });
    const folder = path.join(small.config.webRoot, 'images');
    await mkdir(folder, { recursive: true });
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal', noise } });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await writeFile(path.join(folder, `${name}.webp`), await image.clone().webp({ quality: 90 }).toBuffer());
    }
    await ask('/api/products/1');
  });
  afterAll(() => small.stop());

  it('has an image once, with any other parameters', async () => {
    await ask('/images/a.webp?w=240');
    for (const query of ['w=240&x=1', 'utm_source=a&w=240', 'w=239', 'y&w=201']) {
      const response = await ask(`/images/a.webp?${query}`);
      expect([query, response.status, isHit(response)]).toEqual([query, 200, true]);
    }
    await ask('/images/a.webp');
    expect(isHit(await ask(`/images/a.webp?x=${Math.random()}`))).toBe(true);
  });

  it.each([
    ['images', (turn: number) => `/images/${'abcdef'[turn % 6]}.webp?w=${80 + 40 * turn}`],
    ['queries', (turn: number) => `/api/products?search=${'x'.repeat(20)}${turn}`],
  ])('keeps other responses while %s fill it', async (_, addressOf) => {
    await ask('/api/products/1');
    expect(isHit(await ask('/api/products/1'))).toBe(true);
    for (let turn = 0; turn < 40; turn += 1) await ask(addressOf(turn)).expect(200);
    expect(isHit(await ask('/api/products/1'))).toBe(true);
  });
});
