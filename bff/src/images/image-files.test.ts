import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImageFiles } from './image-files';
import { createImageResizer } from './image-resizer';
import type { ImageSource } from './image-sources';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopwright-images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const logger = createLogger('bff test', 'silent');
const bytes = Buffer.from('a resized image');
const files = async () => (await readdir(folder)).map((name) => path.join(folder, name));

describe('resized images on disk', () => {
  it('are read by the next process', async () => {
    await createImageFiles(folder, logger).write('/images/lamp.webp 400', bytes);
    const next = createImageFiles(folder, logger);
    expect(await next.read('/images/lamp.webp 400')).toEqual(bytes);
    expect(await next.read('/images/lamp.webp 800')).toBeUndefined();
  });

  it('are made again where a file is damaged', async () => {
    const stored = createImageFiles(folder, logger);
    await stored.write('lamp', bytes);
    const [file = ''] = await files();
    await truncate(file, 40);
    expect(await stored.read('lamp')).toBeUndefined();
    await stored.write('lamp', bytes);
    expect(await stored.read('lamp')).toEqual(bytes);
  });

  it('fit their size: the ones that were not used for longest are deleted', async () => {
    const big = Buffer.alloc(400, 1);
    const first = createImageFiles(folder, logger);
    for (const key of ['used', 'unused']) await first.write(key, big);
    for (const file of await files()) await utimes(file, 1, 1);
    await first.read('used');
    const next = createImageFiles(folder, logger, 900);
    await next.write('new', big);
    expect(await Promise.all(['used', 'unused', 'new'].map(next.read))).toEqual([big, undefined, big]);
  });

  it('are no condition: a folder that cannot be written is one line of the log', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const warn = vi.fn();
    const stored = createImageFiles(path.join(file, 'images'), { warn });
    for (const key of ['lamp', 'desk']) await stored.write(key, bytes);
    expect(await stored.read('lamp')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are not encoded again after a restart', async () => {
    const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    const read = vi.fn(async () => original);
    const source: ImageSource = { version: 'lamp-1', type: 'image/webp', cacheControl: '', isRemote: false, read };
    const resized = () =>
      createImageResizer(logger, createImageFiles(folder, logger)).resized(
        source,
        { width: 400, height: undefined },
        'image/avif',
      );
    const before = await resized();
    await vi.waitFor(async () => expect((await files()).filter((name) => !name.endsWith('.new'))).toHaveLength(1));
    const after = await resized();
    expect([before?.type, after?.type, read.mock.calls.length]).toEqual(['image/avif', 'image/avif', 1]);
    expect(after?.bytes).toEqual(before?.bytes);
  });
});
