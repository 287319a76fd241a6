import type { Plugin } from 'esbuild';

/** The packages that Node loads from `node_modules` beside the bundle, each for a reason. Everything else is bundled. */
const externalPackages = [
  // OpenTelemetry instruments modules as they are loaded.
  'ioredis',
  'pino',
  // Compiled for the machine.
  'sharp',
  '@node-rs/argon2',
  'esbuild',
  '@myriaddreamin/typst-ts-node-compiler',
  // They read files of their own folders.
  'fontkit',
  'swagger-ui-dist',
  '@bull-board/api',
  '@bull-board/express',
  // It loads the tables of character sets when a request needs one.
  'iconv-lite',
];

export const keepExternal: Plugin = {
  name: 'keep-external',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind !== 'entry-point' && externalPackages.some((name) => path === name || path.startsWith(`${name}/`))
        ? { path, external: true }
        : undefined,
    );
  },
};

/** Files of packages that nothing here uses and every process would keep in memory, and what stands in for each. */
const unused: [file: RegExp, contents: string][] = [
  // The words of fifty languages: the store has its own.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, "export { default as en } from './en.js';"],
  // Queues in Postgres: ours are in Redis.
  [/[\\/]bullmq[\\/]dist[\\/]\w+[\\/]postgres[\\/]index\.js$/, ''],
];

export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onLoad }) {
    for (const [filter, contents] of unused) onLoad({ filter }, () => ({ contents, loader: 'js' }));
  },
};
