import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsWithoutSchemas } from './vite-endpoints';

const bffUrl = process.env.BFF_URL ?? 'http://127.0.0.1:3000';
const forwarded = ['/api', '/webhooks', '/ops/queues', '/uploads', '/images'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [endpointsWithoutSchemas(), react(), tailwindcss()],
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, bffUrl])) },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
});
