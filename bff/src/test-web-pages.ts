import path from 'node:path';
import type { CreatePageRenderer, PageRenderer } from '@shopwright/contracts/page-renderer';
import type { ReadCatalog } from './pages/load-renderer';

const template = [
  '<!doctype html>',
  '<html lang="en"><head>',
  '<!--head-->',
  '<title>Store</title>',
  '<!--/head-->',
  '</head><body><div id="root"></div></body></html>',
].join('\n');

/** A renderer without the web app, for tests of other parts. */
export const blankPages: PageRenderer = {
  prepare: async ({ language }) => ({ status: 200, language, fingerprint: '', render: () => template }),
  overview: async () => '# Store',
  shell: () => template,
};

/** Loads the real renderer from its sources. By path, because the BFF imports only its contract. */
export async function webPages(origin: string, read: ReadCatalog): Promise<PageRenderer> {
  const entry = path.resolve(import.meta.dirname, '../../web/src/entry-server.tsx');
  const { createPageRenderer } = (await import(entry)) as { createPageRenderer: CreatePageRenderer };
  return createPageRenderer({ template, manifest: {}, origin, read });
}
