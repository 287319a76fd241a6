import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPageRenderer } from './load-renderer';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shopwright-build-'));
  await mkdir(path.join(root, '.vite'));
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a build of the web app whose pages name this file. */
async function build(file: string): Promise<void> {
  await writeFile(path.join(root, '.vite/manifest.json'), '{}');
  await writeFile(
    path.join(root, 'entry-server.mjs'),
    `
    export const createPageRenderer = () => ({
      prepare: async ({ language }) => ({ status: 200, language, fingerprint: 'same', render: () => '${file}' }),
      shell: () => '${file}',
    });`,
  );
  await writeFile(path.join(root, 'index.html'), file);
}

it('forgets the pages of the build before, also where all requests are answered from the cache', async () => {
  await build('main-old.js');
  const clear = vi.fn();
  const pages = await loadPageRenderer({
    config: { webRoot: root, webRenderer: path.join(root, 'entry-server.mjs'), publicOrigin: 'http://store.example' },
    cache: { ready: { clear } },
    logger: createLogger('test', 'silent'),
  } as unknown as Parameters<typeof loadPageRenderer>[0]);
  expect(pages.shell('en')).toBe('main-old.js');
  await build('main-new.js');
  await vi.waitFor(() => expect(clear).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(pages.shell('en')).toBe('main-new.js');
}, 15_000);
