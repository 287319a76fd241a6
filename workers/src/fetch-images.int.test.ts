import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileImport, listFileImports } from '@shopwright/contracts/http/file-imports';
import { claimImages, failImage, listFailedImages, retryImages } from '@shopwright/contracts/http/import-images';
import { eventually } from '@shopwright/testing/deadlines';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { storeImage } from '../../services/catalog/src/images/store-image';
import { fileImportsOf } from '../../services/catalog/src/imports/test-imports';
import { describeConsumer } from './test-consumer';
import { startImageServer } from './test-image-server';
import { startTestStore, type TestStore } from './test-store';

let shop: Awaited<ReturnType<typeof startImageServer>>;
let store: TestStore;
const files = fileImportsOf(() => store.catalog);
const shopImage = (path: string) => `https://shop.test${path}`;

const lamp = (sku: string, image: string, others: Record<string, string> = {}) => ({
  name: `Lamp ${sku}`,
  description: 'A lamp.',
  category: 'Lighting',
  price: '20.00',
  sku,
  image,
  ...others,
});

const readImport = async (from: TestStore, jobId: string): Promise<FileImport> => {
  const all = await from.catalog.client.call(listFileImports, { query: { limit: '50' } });
  return all.find((one) => one.jobId === jobId) as FileImport;
};

interface Shown {
  image: string;
  imageAlt: string;
  images: string[] | null;
  alts: string[] | null;
  version: number;
}

const readProduct = async (sku: string): Promise<Shown> => {
  const [row] = await store.catalog.database.db.execute<Shown & Record<string, unknown>>(`
    select p.image, p.image_alt as "imageAlt", p.version,
      (select json_agg(i.url order by i.position) from product_images i where i.product_id = p.id) as images,
      (select json_agg(i.alt order by i.position) from product_images i where i.product_id = p.id) as alts
    from products p where p.sku = '${sku}'`);
  if (!row) throw new Error(`no product ${sku}`);
  return row;
};

const run = async (jobId: string) => {
  const id = await store.publish('image-fetches', 'import-images-requested', { jobId });
  return store.waitForJob('image-fetches', id);
};

const ours = expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/);

describeConsumer('image-fetches', {
  queue: 'image-fetches',
  type: 'import-images-requested',
  service: 'catalog',
  payload: async (other) => {
    const [name] = [crypto.randomUUID()];
    // No network is needed to refuse it.
    const rows = [lamp(name, `https://10.0.0.1/${name}.png`)];
    const { jobId } = await fileImportsOf(() => other.catalog).importRows(rows);
    return { jobId };
  },
  countEffects: async (other, payload) => (await readImport(other, (payload as { jobId: string }).jobId)).imagesFailed,
});

beforeAll(async () => {
  shop = await startImageServer();
  store = await startTestStore(inject('redisUrl'), { fetchFile: shop.fetchFile });
});
afterAll(async () => {
  await store.stop();
  shop.stop();
});

describe('the images of an import', () => {
  it('are fetched once each and become our own, with their descriptions', async () => {
    const rows: Record<string, string>[] = [
      lamp('A1', shopImage('/a1.png'), {
        imageAlt: 'On a desk',
        images: `${shopImage('/b.png')} ${shopImage('/c.png')}`,
      }),
      lamp('A2', shopImage('/b.png')),
      { ...lamp('', shopImage('/a1.png')), sku: '', slug: 'shade', option1Name: 'Color', price: '' },
      { parent: 'shade', option1Value: 'Red', price: '5', sku: 'S-RED', image: shopImage('/red.png') },
      { parent: 'shade', option1Value: 'Blue', price: '5', sku: 'S-BLUE' },
    ];
    const { jobId, reasons } = await files.importRows(rows);
    expect(reasons).toEqual({});
    expect(await readImport(store, jobId)).toMatchObject({ images: 4, imagesFetched: 0 });
    const before = await readProduct('A1');
    expect(before.image).toBe(shopImage('/a1.png'));
    await store.catalog.database.db.execute(
      `update product_images set alt = 'Its switch' where url = '${shopImage('/c.png')}'`,
    );

    expect(await run(jobId)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(await readImport(store, jobId)).toMatchObject({ images: 4, imagesFetched: 4, imagesFailed: 0 });
    expect(Object.fromEntries(shop.hits)).toEqual({ '/a1.png': 1, '/b.png': 1, '/c.png': 1, '/red.png': 1 });
    const one = await readProduct('A1');
    expect(one).toMatchObject({ image: ours, imageAlt: 'On a desk', images: [ours, ours], alts: ['', 'Its switch'] });
    expect(one.version).toBeGreaterThan(before.version);
    expect((await readProduct('A2')).image).toBe(one.images?.[0]);
    const [red, blue] = [await readProduct('S-RED'), await readProduct('S-BLUE')];
    expect(red.image).toEqual(ours);
    expect(blue.image).toBe(one.image);
    expect(red.image).not.toBe(blue.image);
    const bytes = await (await store.catalog.as('bff')).get(`/internal${one.image}`).expect(200);
    expect(bytes.headers['content-type']).toBe('image/webp');

    const [logged] = await store.catalog.database.db.execute(`
      select count(*)::int as products from audit_log l join products p on p.id::text = l.target_id
      where l.import_id = '${jobId}' and p.sku in ('A1', 'A2') and l.changes #>> '{products,after,image}' like '/uploads/%'`);
    expect(logged).toEqual({ products: 2 });

    const again = await files.importRows(rows);
    expect(again.progress).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await readImport(store, again.jobId)).toMatchObject({ images: 0 });
    expect(await readProduct('A1')).toEqual(one);
  });

  it('are taken back with their import, and stay where staff chose others', async () => {
    await files.importRows([lamp('U1', '/images/products/old.webp'), lamp('U2', '/images/products/old.webp')]);
    const rows = [
      lamp('U1', shopImage('/u1.png'), { images: shopImage('/u2.png') }),
      lamp('U2', shopImage('/u1.png')),
      lamp('U3', shopImage('/u3.png')),
    ];
    const { jobId } = await files.importRows(rows);
    await store.catalog.database.db.execute(`update products set image = '/images/mine.webp' where sku = 'U2'`);
    await run(jobId);
    expect((await readProduct('U1')).image).toEqual(ours);
    expect((await readProduct('U2')).image).toBe('/images/mine.webp');
    await files.undo(jobId);
    expect(await readProduct('U1')).toMatchObject({ image: '/images/products/old.webp', images: null });
    expect((await readProduct('U2')).image).toBe('/images/mine.webp');
    const [gone] = await store.catalog.database.db.execute(`select archived_at from products where sku = 'U3'`);
    expect(gone?.archived_at).not.toBeNull();
    await expect(store.catalog.client.call(retryImages, { params: { jobId } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('that cannot be fetched keep their address and have a reason; the others are fetched, and all can be tried again', async () => {
    const answer = (path: string, respond: Parameters<typeof shop.answers.set>[1]) => {
      shop.answers.set(path, respond);
      return shopImage(path);
    };
    const endless = answer('/endless.png', (_req, res) => {
      const timer = setInterval(() => res.write('x'), 50);
      res.on('close', () => clearInterval(timer));
    });
    const bad: Record<string, string> = {
      [answer('/page.png', (_req, res) => res.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Sign in'))]:
        'web_page',
      [answer('/text.png', (_req, res) => res.end('no image at all'))]: 'not_an_image',
      [answer('/empty.png', (_req, res) => res.end())]: 'not_an_image',
      [answer('/gone.png', (_req, res) => res.writeHead(404).end())]: 'not_found',
      [answer('/closed.png', (_req, res) => res.writeHead(403).end())]: 'refused',
      [answer('/huge.png', (_req, res) => res.writeHead(200, { 'content-length': 400_000_000 }).write('x'))]:
        'too_large',
      [answer('/inwards.png', (_req, res) => res.writeHead(302, { location: 'http://169.254.169.254/' }).end())]:
        'private_address',
      [answer('/round.png', (_req, res) => res.writeHead(302, { location: '/round.png' }).end())]: 'too_many_redirects',
      [answer('/down.png', (_req, res) => res.writeHead(500).end())]: 'server_error',
      [answer('/cut.png', (req) => req.socket.destroy())]: 'unreachable',
      [endless]: 'timeout',
      'https://192.168.1.1/router.png': 'private_address',
    };
    const urls = [...Object.keys(bad), shopImage('/good.png')];
    const { jobId } = await files.importRows(urls.map((url, at) => lamp(`B${at}`, url)));
    const done = run(jobId);
    await vi.waitFor(async () => {
      await makeDueIfIdle();
      expect(await readImport(store, jobId)).toMatchObject({ imagesFetched: 1, imagesFailed: urls.length - 1 });
    }, eventually);
    expect(await done).toMatchObject({ state: 'completed', attempts: 1 });
    const failed = await store.catalog.client.call(listFailedImages, { params: { jobId }, query: {} });
    expect(Object.fromEntries(failed.map(({ url, problem }) => [url, problem]))).toEqual(bad);
    expect(failed.find(({ url }) => url === endless)?.name).toMatch(/^Lamp B\d+$/);
    expect((await readProduct('B0')).image).toBe(urls[0]);
    expect((await readProduct(`B${urls.length - 1}`)).image).toEqual(ours);
    expect([shop.hits.get('/down.png'), shop.hits.get('/gone.png')]).toEqual([3, 1]);

    for (const path of shop.answers.keys()) shop.answers.delete(path);
    expect(await store.catalog.client.call(retryImages, { params: { jobId } })).toMatchObject({ imagesFailed: 0 });
    await run(jobId);
    expect(await readImport(store, jobId)).toMatchObject({ imagesFetched: urls.length - 1, imagesFailed: 1 });
    expect((await readProduct('B0')).image).toEqual(ours);
  });

  /** What a worker fetches right now is left alone. */
  const makeDueIfIdle = () =>
    store.catalog.database.db.execute(
      `update import_images set due_at = now() where due_at > now() and claimed_until is null`,
    );

  it('are fetched two at a time from one host by all jobs together, each once', async () => {
    const slow = Array.from({ length: 8 }, (_, at) => `/slow-${at}.png`);
    let [open, openMax] = [0, 0];
    for (const path of slow) {
      shop.answers.set(path, (_req, res) => {
        open += 1;
        openMax = Math.max(openMax, open);
        res.on('close', () => {
          open -= 1;
        });
        setTimeout(() => res.writeHead(410).end(), 100);
      });
    }
    const half = slow.map((path, at) => lamp(`P${at}`, shopImage(path)));
    const [one, other] = [await files.importRows(half.slice(0, 4)), await files.importRows(half.slice(4))];
    const jobs = await Promise.all([run(one.jobId), run(one.jobId), run(other.jobId)]);
    for (const job of jobs) expect(job).toMatchObject({ state: 'completed', attempts: 1 });
    expect(openMax).toBe(2);
    expect(slow.map((path) => shop.hits.get(path))).toEqual(slow.map(() => 1));
  });

  it('are fetched by another worker where one died with them', async () => {
    const { jobId } = await files.importRows([lamp('K1', shopImage('/k1.png')), lamp('K2', shopImage('/k2.png'))]);
    const call = { params: { jobId }, body: { max: 8, continueLater: false } };
    const { images } = await store.catalog.client.call(claimImages, call);
    expect(images).toHaveLength(2);
    expect(await store.catalog.client.call(claimImages, call)).toMatchObject({ images: [] });
    const done = run(jobId);
    await store.catalog.database.db.execute(
      `update import_images set due_at = now(), claimed_until = now() where claimed_until is not null`,
    );
    expect(await done).toMatchObject({ state: 'completed' });
    expect(await readImport(store, jobId)).toMatchObject({ imagesFetched: 2 });
    // What the dead one still says changes nothing.
    const params = { jobId, imageId: String(images[0]?.id) };
    await store.catalog.client.call(failImage, { params, body: { problem: 'timeout', isFinal: true } });
    expect(await readImport(store, jobId)).toMatchObject({ imagesFetched: 2, imagesFailed: 0 });
  });

  /** What the catalog keeps of uploaded images, and how many of them nothing shows. */
  const readUploads = async () => {
    const [row] = await store.catalog.database.db.execute<{ all: number; orphans: number }>(`
      select count(*)::int as all, (count(*) filter (where not exists (
        select from products p where p.image = '/uploads/' || u.name
          or exists (select from product_images i where i.product_id = p.id and i.url = '/uploads/' || u.name))))::int as orphans
      from uploaded_images u`);
    return row ?? { all: 0, orphans: 0 };
  };

  it('are each stored once where a worker is killed between the fetch and the write', async () => {
    const before = await readUploads();
    const paths = Array.from({ length: 5 }, (_, at) => `/killed-${at}.png`);
    const { jobId } = await files.importRows([
      ...paths.map((path, at) => lamp(`KILL-${at}`, shopImage(path))),
      lamp('KILL-SHARED', shopImage(paths[0] ?? '')),
    ]);
    const program = ['infra/local/tool.mjs', 'tsx', 'workers/src/test-image-fetcher.ts'];
    const keys = Object.values(testKeysOf('workers'));
    const child = spawn(process.execPath, [...program, store.catalog.url, shop.url, jobId, ...keys], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    // Two at a time: both are fetched, and neither is stored.
    let fetched = '';
    for await (const chunk of child.stdout) {
      fetched += chunk;
      if (fetched === 'fetched\nfetched\n') break;
    }
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(await readImport(store, jobId)).toMatchObject({ images: 5, imagesFetched: 0, imagesFailed: 0 });
    expect(await readUploads()).toEqual(before);

    await store.catalog.database.db.execute(
      `update import_images set due_at = now(), claimed_until = now() where claimed_until is not null`,
    );
    expect(await run(jobId)).toMatchObject({ state: 'completed', attempts: 1 });
    expect(await readImport(store, jobId)).toMatchObject({ imagesFetched: 5, imagesFailed: 0 });
    const hits = paths.map((path) => shop.hits.get(path) ?? 0);
    expect(hits.sort()).toEqual([1, 1, 1, 2, 2]);
    const shown = await Promise.all([0, 1, 2, 3, 4].map(async (at) => (await readProduct(`KILL-${at}`)).image));
    for (const image of shown) expect(image).toEqual(ours);
    expect((await readProduct('KILL-SHARED')).image).toBe(shown[0]);
    expect(await readUploads()).toEqual({ all: before.all + 5, orphans: before.orphans });
  });

  it('are each stored once where the catalog died with the bytes stored and the products not', async () => {
    const before = await readUploads();
    const { jobId } = await files.importRows([lamp('HALF', shopImage('/half.png'))]);
    const { body } = await shop.fetchFile(shopImage('/half.png'), { timeoutMs: 1000, maxBytes: 1_000_000 });
    await storeImage(store.catalog.database, body);
    expect(await readUploads()).toEqual({ all: before.all + 1, orphans: before.orphans + 1 });
    await run(jobId);
    expect((await readProduct('HALF')).image).toEqual(ours);
    expect(await readUploads()).toEqual({ all: before.all + 1, orphans: before.orphans });
  });

  it('are given up where they end each worker that fetches them', async () => {
    const { jobId } = await files.importRows([lamp('K3', shopImage('/deadly.png'))]);
    const claim = () =>
      store.catalog.client.call(claimImages, { params: { jobId }, body: { max: 8, continueLater: false } });
    for (let worker = 1; worker <= 3; worker += 1) {
      expect((await claim()).images).toHaveLength(1);
      await store.catalog.database.db.execute(`update import_images set due_at = now(), claimed_until = now()
        where state = 'pending'`);
    }
    expect((await claim()).images).toHaveLength(0);
    expect(await readImport(store, jobId)).toMatchObject({ imagesFailed: 1 });
  });
});
