import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minify, type Plugin } from 'vite';
import { chunksFetchedFirst, modulePreload } from './vite-chunks-fetched-first';
import { designTokens } from './vite-design-tokens';
import { endpointsWithoutSchemas } from './vite-endpoints';

const bffUrl = process.env.BFF_URL ?? 'http://127.0.0.1:3000';
const forwarded = ['/api', '/webhooks/', '/ops/queues', '/uploads', '/images'];

const sourceRoot = fileURLToPath(new URL('.', import.meta.url));

/** The code that every visit starts with is one file, not one for each set of pages that share a bit of it. */
const app = { name: 'app', tags: ['$initial' as const] };

/**
 * By their names alone, wherever they are put. The entry holds nothing that other files import: the BFF loads it by an
 * address that names its version, and they would import it without that. There would be two of each module in it, and
 * the head of a page would be written to the wrong one.
 */
const asModules = {
  entryFileNames: '[name].mjs',
  chunkFileNames: 'assets/[name]-[hash].mjs',
  codeSplitting: { groups: [{ ...app, test: /^(?!.*entry-server)/ }] },
};

/** Loads the code of a rendered page after its images and fonts; early clicks are kept (public/boot.js). */
const codeAfterImages: Plugin = {
  name: 'code-after-images',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('<script type="module"', '$& fetchpriority="low"')
        .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'),
  },
};

/** The page waits for this file, which is copied as it is written. */
const smallBoot: Plugin = {
  name: 'small-boot',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const file = path.join(dir, 'boot.js');
    const { code } = await minify(file, await readFile(file, 'utf8'));
    await writeFile(file, code);
  },
};

/** Compresses the code once, which the BFF would do for each visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /^assets\/.+\.(mjs|js|css)$/.test(each))) {
      const bytes = await readFile(path.join(dir, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(path.join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
    }
  },
};

/** Without the warnings for developers: React Router's package names its development build only. */
const productionRouter = {
  alias: [
    { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
    { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
  ].map(({ find, replacement }) => ({
    find,
    replacement: fileURLToPath(new URL(`../node_modules/${replacement}`, import.meta.url)),
  })),
};

/** With the setting that a browser needs, so that no schema is made before it. */
const zod = { name: 'zod', test: /\/node_modules\/zod\/|\/src\/lib\/zod-without-eval/ };

/** Built twice: `dist/client` is what browsers get, `dist/server` (`vite build --ssr src/entry-server.tsx`) renders it and needs no package. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: sourceRoot,
  ...(command === 'build' && { resolve: productionRouter }),
  plugins: [
    endpointsWithoutSchemas(),
    chunksFetchedFirst(),
    react(),
    designTokens(),
    tailwindcss(),
    codeAfterImages,
    smallBoot,
    compressed,
  ],
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, bffUrl])) },
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        copyPublicDir: false,
        sourcemap: true,
        // The BFF keeps the source in memory.
        minify: true,
        rolldownOptions: { output: asModules },
      }
    : {
        target: 'es2022',
        outDir: 'dist/client',
        manifest: true,
        // Kept on disk for operators; nothing points a browser to them.
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        modulePreload,
        rolldownOptions: { output: { codeSplitting: { groups: [app, zod] } } },
      },
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    // However the shop is run: React's own development build is no product.
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
