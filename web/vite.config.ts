import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksFetchedFirst, modulePreload } from './vite-chunks-fetched-first';
import { designTokens } from './vite-design-tokens';
import { endpointsWithoutSchemas } from './vite-endpoints';

const bffUrl = process.env.BFF_URL ?? 'http://127.0.0.1:3000';
const forwarded = ['/api', '/webhooks', '/ops/queues', '/uploads', '/images'];

const sourceRoot = fileURLToPath(new URL('.', import.meta.url));

/** By their names alone, wherever they are put. */
const asModules = { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' };

/** Loads the code of a rendered page after its images and fonts; early clicks are kept (public/boot.js). */
const codeAfterImages: Plugin = {
  name: 'code-after-images',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
  },
};

const zodWithoutEval = { find: /^zod$/, replacement: fileURLToPath(new URL('src/lib/zod.ts', import.meta.url)) };

/** Built twice: `dist/client` is what browsers get, `dist/server` (`vite build --ssr src/entry-server.tsx`) renders it and needs no package. */
export default defineConfig(({ isSsrBuild }) => ({
  root: sourceRoot,
  plugins: [endpointsWithoutSchemas(), chunksFetchedFirst(), react(), designTokens(), tailwindcss(), codeAfterImages],
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, bffUrl])) },
  resolve: { alias: [zodWithoutEval] },
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: { output: asModules },
      }
    : {
        target: 'es2022',
        outDir: 'dist/client',
        manifest: true,
        sourcemap: true,
        assetsInlineLimit: 0,
        modulePreload,
        // What every visit starts with is one file, not one for each set of pages that share a bit of it.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
      },
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    // However the shop is run: React's own development build is no product.
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
