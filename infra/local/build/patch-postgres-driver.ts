import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

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
