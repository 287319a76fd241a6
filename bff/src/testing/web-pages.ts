import path from 'node:path';
import type { CreatePageRenderer, PageRenderer } from '@shopwright/contracts/page-renderer';
import type { ReadCatalog } from '../pages/read-catalog';

const template = [
  '<!doctype html>',
  '<html lang="en"><head>',
  '<!--head-->',
  '<title>Store</title>',
  '<!--/head-->',
  '</head><body><div id="root"></div></body></html>',
].join('\n');

/** A renderer without the web app, for tests that are about other things. */
export const blankPages: PageRenderer = {
  prepare: async () => ({ status: 200, fingerprint: '', render: () => template }),
  shell: () => template,
};

/** The real one, from its sources. Loaded by its path: the BFF knows of the web app by its contract alone. */
export async function webPages(origin: string, read: ReadCatalog): Promise<PageRenderer> {
  const entry = path.resolve(import.meta.dirname, '../../../web/src/entry-server.tsx');
  const { createPageRenderer } = (await import(entry)) as { createPageRenderer: CreatePageRenderer };
  return createPageRenderer({ template, manifest: {}, origin, read });
}
