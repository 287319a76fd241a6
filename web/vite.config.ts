import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsWithoutSchemas } from './vite-endpoints';

const bffUrl = process.env.BFF_URL ?? 'http://127.0.0.1:3000';
const forwarded = ['/api', '/webhooks', '/ops/queues', '/uploads', '/images'];

const sourceRoot = fileURLToPath(new URL('.', import.meta.url));

/** By their names alone, wherever they are put. */
const asModules = { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' };

/** Built twice: `dist/client` is what browsers get, `dist/server` (`vite build --ssr src/entry-server.tsx`) renders it and needs no package. */
export default defineConfig(({ isSsrBuild }) => ({
  root: sourceRoot,
  plugins: [endpointsWithoutSchemas(), react(), tailwindcss()],
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, bffUrl])) },
  build: isSsrBuild
    ? {
        target: 'node20',
        outDir: 'dist/server',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: { output: asModules },
      }
    : { target: 'es2022', outDir: 'dist/client', manifest: true, sourcemap: true, assetsInlineLimit: 0 },
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    // However the shop is run: React's own development build is no product.
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
