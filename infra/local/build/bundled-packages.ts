import { readFile } from 'node:fs/promises';
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

const unguarded = 'const x = socket.write(chunk, fn)';
const guarded = 'if (socket === null) { nextWriteTimer = null; return false }\n    const x = socket.write(chunk, fn)';

/**
 * postgres.js 3.4.9 writes to a socket that is gone when Postgres dies during a transaction, and the error ends the
 * process (its issues 1066, 1154 and 1208). With the check the transaction fails as it should and the pool reconnects.
 * A version without the faulty line stops the build, so that this file is removed once it is not needed.
 */
export const patchPostgresDriver: Plugin = {
  name: 'patch-postgres-driver',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]postgres[\\/](cjs[\\/])?src[\\/]connection\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes(unguarded))
        return { errors: [{ text: 'postgres.js has changed: check whether patch-postgres-driver is still needed.' }] };
      return { contents: source.replace(unguarded, guarded), loader: 'js' };
    });
  },
};
