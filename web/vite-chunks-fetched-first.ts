import { fileURLToPath } from 'node:url';
import type { BuildOptions, Plugin } from 'vite';

const viteHelper = '\0vite/preload-helper.js';
const ourHelper = fileURLToPath(new URL('src/lib/fetch-then-import.ts', import.meta.url));

/**
 * Every dynamic import of the client build goes through `fetchThenImport`, in place of Vite's own helper, which would
 * let the module map meet a file that cannot be fetched (docs/decisions/16-first-visit.md). The id of Vite's helper is no
 * public interface, so a build that does not ask for it is an error.
 */
export function chunksFetchedFirst(): Plugin {
  let isReplaced = false;
  return {
    name: 'chunks-fetched-first',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      if (id !== viteHelper) return null;
      isReplaced = true;
      return `export { fetchThenImport as __vitePreload } from ${JSON.stringify(ourHelper)};`;
    },
    generateBundle(_options, bundle) {
      if (!isReplaced)
        this.error(`no dynamic import asked for ${JSON.stringify(viteHelper)}: see docs/decisions/16-first-visit.md`);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || !chunk.viteMetadata?.importedCss.size) continue;
        this.error(`${chunk.fileName} brings a style sheet, which fetchThenImport cannot add to a page`);
      }
    },
  };
}

/**
 * Fetches before a dynamic import the chunk itself, even if it imports nothing, and all that it imports. A browser without
 * `modulepreload` needs no polyfill: the first file of the app, which would bring it, imports what the page preloads.
 */
export const modulePreload: NonNullable<BuildOptions['modulePreload']> = {
  polyfill: false,
  resolveDependencies: (file, imported, { hostType }) =>
    hostType === 'js' ? [...new Set([file, ...imported])] : imported,
};
