import { writeFile } from 'node:fs/promises';
import { context, formatMessages, type Plugin } from 'esbuild';
import { bundles, bundling } from '../build/build-servers';

interface Watcher {
  /** Called when a bundle has changed. */
  onChange: (bundle: string) => void;
  /** Called when the sources do not build; the old bundles stay. */
  onFailure: (text: string) => void;
}

/** Rebuilds the bundles whenever a source is saved, until the process ends. */
export async function watchServers(watcher: Watcher): Promise<void> {
  const build = bundling(Object.entries(bundles));
  const watching = await context({ ...build, write: false, plugins: [writeChanged(watcher)] });
  await watching.watch();
}

/** Writes only the bundles whose content changed, so that only their programs restart. */
function writeChanged({ onChange, onFailure }: Watcher): Plugin {
  const hashes = new Map<string, string>();
  return {
    name: 'write-changed',
    setup({ onEnd }) {
      onEnd(async ({ errors, outputFiles = [] }) => {
        if (errors.length > 0) onFailure((await formatMessages(errors, { kind: 'error' })).join('').trim());
        // The store was started with the first build.
        const changed = outputFiles.filter(({ path, hash }) => hashes.has(path) && hashes.get(path) !== hash);
        for (const { path, hash } of outputFiles) hashes.set(path, hash);
        for (const { path, contents } of changed) await writeFile(path, contents);
        for (const { path } of changed) if (path.endsWith('.cjs')) onChange(path);
      });
    },
  };
}
