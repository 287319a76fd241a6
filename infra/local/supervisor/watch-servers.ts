import { writeFile } from 'node:fs/promises';
import { context, formatMessages, type Plugin } from 'esbuild';
import { bundles, bundling } from '../build/build-servers';

interface Watcher {
  /** The bundle's file holds something else now. */
  onChange: (bundle: string) => void;
  /** The sources cannot be built as they are; the old bundles stay. */
  onFailure: (text: string) => void;
}

/** Bundles again whenever a source is saved, for as long as the process lives. */
export async function watchServers(watcher: Watcher): Promise<void> {
  const build = bundling(Object.entries(bundles));
  const watching = await context({ ...build, write: false, plugins: [...build.plugins, writeChanged(watcher)] });
  await watching.watch();
}

/** Every save rebuilds all, in some 100 ms; only what came out differently is written, and only that is started again. */
function writeChanged({ onChange, onFailure }: Watcher): Plugin {
  const hashes = new Map<string, string>();
  return {
    name: 'write-changed',
    setup({ onEnd }) {
      onEnd(async ({ errors, outputFiles = [] }) => {
        if (errors.length > 0) onFailure((await formatMessages(errors, { kind: 'error' })).join('').trim());
        // The first build is what the shop was started with.
        const changed = outputFiles.filter(({ path, hash }) => hashes.has(path) && hashes.get(path) !== hash);
        for (const { path, hash } of outputFiles) hashes.set(path, hash);
        for (const { path, contents } of changed) await writeFile(path, contents);
        for (const { path } of changed) if (path.endsWith('.cjs')) onChange(path);
      });
    },
  };
}
