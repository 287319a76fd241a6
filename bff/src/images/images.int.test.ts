import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { uploadedImagePath } from '@shopwright/contracts/http/internal';
import { AppError } from '@shopwright/service-kit/errors';
import { createServiceApp, listen } from '@shopwright/service-kit/http/server';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { createTestTokens } from '@shopwright/testing/test-keys';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from '../test-store';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
const uploadName = `${'a'.repeat(64)}.webp`;
const noAvif = 'image/webp,*/*';
let store: TestStore;
let withoutCatalog: TestStore;
let catalog: Awaited<ReturnType<typeof startImages>>;

/** A catalog with one image, which records the callers. */
async function startImages() {
  const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  const asked: string[] = [];
  const app = createServiceApp({
    logger: createLogger('catalog', 'silent'),
    tokens: createTestTokens('catalog', 'catalog'),
    readiness: {},
    routes: ({ app: routes, authenticate }) => {
      routes.get(uploadedImagePath, async (req, res) => {
        await authenticate(req, { access: 'system' });
        asked.push(req.params.name);
        if (req.params.name !== uploadName) throw new AppError('not_found', 'No such image');
        res.type('image/webp').send(image);
      });
    },
  });
  const server = await listen(app, 0, '127.0.0.1');
  const { port } = server.address() as { port: number };
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, asked, image, stop };
}

beforeAll(async () => {
  catalog = await startImages();
  [store, withoutCatalog] = await Promise.all([
    startStore({ auth: nowhere, catalog: catalog.url }),
    startStore({ auth: nowhere, catalog: nowhere }),
  ]);
  for (const { config } of [store, withoutCatalog]) {
    const folder = path.join(config.webRoot, 'images', 'products');
    await mkdir(folder, { recursive: true });
    const source = sharp({ create: { width: 1000, height: 500, channels: 3, background: 'tomato' } });
    await writeFile(path.join(folder, 'lamp.webp'), await source.clone().webp().toBuffer());
    await writeFile(path.join(folder, 'lamp.png'), await source.clone().png().toBuffer());
    await writeFile(path.join(folder, 'sign.svg'), svg);
    await writeFile(path.join(folder, 'broken.webp'), 'this is no image');
    await writeFile(path.join(config.webRoot, 'secret.webp'), 'secret');
  }
});

afterAll(async () => {
  await Promise.all([store.stop(), withoutCatalog.stop(), catalog.stop()]);
});

const load = (address: string, accept = noAvif) => request(store.server).get(address).set('accept', accept).buffer();
const sizeOf = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata();
  return { format, width, height };
};

describe('GET /images/… with a size', () => {
  it.each([
    ['?w=400', 400, 200],
    ['?w=390', 400, 200],
    ['?h=100', 320, 160],
    ['?w=160&h=160', 160, 160],
    ['?w=2000', 1000, 500],
    ['?w=800&h=1600', 250, 500],
  ])('%s is %d by %d, rounded up and never enlarged', async (query, width, height) => {
    const { body } = await load(`/images/products/lamp.webp${query}`).expect(200);
    expect(await sizeOf(body)).toEqual({ format: 'webp', width, height });
  });

  it.each([
    ['lamp.png', 'image/avif,image/webp,*/*', 'image/avif'],
    ['lamp.png', 'image/webp,*/*', 'image/webp'],
    ['lamp.png', '*/*', 'image/png'],
    ['lamp.webp', '*/*', 'image/webp'],
  ])('%s for %s is %s', async (file, accept, type) => {
    const response = await load(`/images/products/${file}?w=80`, accept).expect(200);
    expect(response.get('Content-Type')).toBe(type);
    expect(response.get('Vary')).toMatch(/\bAccept\b/);
    expect(response.get('Cache-Control')).toBe('public, max-age=86400');
    expect((await sharp(response.body as Buffer).metadata()).width).toBe(80);
  });

  it('304 only if the browser has the image', async () => {
    const first = await load('/images/products/lamp.webp?w=240');
    const again = (tag: string) => load('/images/products/lamp.webp?w=240').set('if-none-match', tag);
    expect((await again(first.get('ETag') ?? '')).status).toBe(304);
    expect((await again('"another"')).status).toBe(200);
    const larger = await load('/images/products/lamp.webp?w=320').set('if-none-match', first.get('ETag') ?? '');
    expect(larger.status).toBe(200);
  });

  it('sends SVG and images that cannot be resized unchanged', async () => {
    const plain = await load('/images/products/sign.svg?w=80').expect(200);
    expect(plain.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(String(plain.body)).toBe(svg);
    const broken = await load('/images/products/broken.webp?w=80').expect(200);
    expect(String(broken.body)).toBe('this is no image');
    expect(broken.get('Cache-Control')).toBe('no-store');
  });

  it('replies to HEAD with the same headers and no image', async () => {
    const response = await request(store.server).head('/images/products/lamp.webp?w=80').expect(200);
    expect(response.get('Content-Type')).toBe('image/webp');
  });

  it('serves fifty concurrent first requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => load(`/images/products/lamp.png?w=${1 + (index % 12) * 90}`)),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
  });

  it.each(['w=0', 'w=2001', 'w=-1', 'w=1.5', 'w=abc', 'w=', 'w=1&w=2'])('400 for ?%s', async (query) => {
    for (const address of ['/images/products/lamp.webp', '/images/products/sign.svg', `/uploads/${uploadName}`]) {
      const { body } = await request(store.server).get(`${address}?${query}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_request', fields: [{ path: 'w' }] });
    }
  });

  it('404 for a missing file', async () => {
    const { body } = await request(store.server).get('/images/products/none.webp?w=80').expect(404);
    expect(body.code).toBe('not_found');
  });

  it.each([
    '/images/../secret.webp?w=80',
    '/images/%2e%2e/secret.webp?w=80',
    '/images/..%2fsecret.webp?w=80',
    '/images/products/..%2f..%2fsecret.webp?w=80',
    '/images/products/%2e%2e/%2e%2e/secret.webp?w=80',
    '/images/..%5csecret.webp?w=80',
    '/images//etc/passwd?w=80',
    '/images/products/lamp.webp%00.png?w=80',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/%2e%2e',
    '/uploads/..%2finternal?w=80',
  ])('%s leads nowhere', async (address) => {
    const before = catalog.asked.length;
    const response = await getLiterally(address);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toContain('secret');
    expect(catalog.asked).toHaveLength(before);
  });
});

describe('GET /uploads/:name', () => {
  it('200: unchanged without a size, and immutable', async () => {
    const response = await load(`/uploads/${uploadName}`).expect(200);
    expect(response.get('Content-Type')).toBe('image/webp');
    expect(response.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((response.body as Buffer).equals(catalog.image)).toBe(true);
    const again = await load(`/uploads/${uploadName}`).set('if-none-match', response.get('ETag') ?? '');
    expect(again.status).toBe(304);
  });

  it('200: in any size, reading from the catalog once', async () => {
    const before = catalog.asked.length;
    for (const query of ['?w=320', '?w=300&h=200', '?h=80', '']) {
      const response = await load(`/uploads/${uploadName}${query}`).expect(200);
      expect(response.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
    expect(catalog.asked.length - before).toBeLessThanOrEqual(1);
  });

  it('404 for an unknown image and for an invalid name', async () => {
    await load(`/uploads/${'b'.repeat(64)}.webp`).expect(404);
    await load(`/uploads/${'b'.repeat(64)}.webp?w=80`).expect(404);
    await load('/uploads/.env').expect(404);
  });

  it('405 for a write', async () => {
    await request(store.server).post(`/uploads/${uploadName}`).expect(405);
  });

  it('503 while the catalog is unavailable; images of the web app are still served', async () => {
    for (const query of ['', '?w=80']) {
      const response = await request(withoutCatalog.server).get(`/uploads/${uploadName}${query}`).expect(503);
      expect(response.body.code).toBe('unavailable');
    }
    await request(withoutCatalog.server).get('/images/products/lamp.webp?w=80').expect(200);
  });
});

/** Sends the path as written, which supertest would normalize. */
const getLiterally = (address: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const read = (res: IncomingMessage) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
    };
    get({ host: '127.0.0.1', port: store.port, path: address }, read).on('error', reject);
  });
