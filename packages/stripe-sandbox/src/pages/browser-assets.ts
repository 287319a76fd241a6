import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const scripts = ['stripe', 'element-frame', 'authenticate'];
const styles = ['element.css', 'brands.css', 'page.css'];

/** File name to content, for everything that a browser is given. */
export type BrowserAssets = Map<string, string>;

/**
 * Loads what browsers get: built files if the folder holds them (see `writeBrowserAssets`), else its
 * TypeScript is bundled in memory, which takes a tenth of a second.
 */
export async function loadBrowserAssets(directory = findSources()): Promise<BrowserAssets> {
  const built = existsSync(path.join(directory, 'stripe.js'));
  const code = built
    ? await readAll(
        directory,
        scripts.map((name) => `${name}.js`),
      )
    : await bundle(directory);
  return new Map([...code, ...(await readAll(directory, styles))]);
}

/** The build step for images, which carry neither esbuild nor the sources. */
export async function writeBrowserAssets(sources: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, content] of await loadBrowserAssets(sources)) await writeFile(path.join(target, name), content);
}

async function bundle(directory: string): Promise<Array<[string, string]>> {
  // biome-ignore lint/correctness/noUndeclaredDependencies: images carry what it builds, not esbuild itself
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: scripts.map((name) => path.join(directory, `${name}.ts`)),
    outdir: directory,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles.map((file) => [path.basename(file.path), file.text]);
}

const readAll = (directory: string, names: string[]) =>
  Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(directory, name), 'utf8')]),
  );

/** Searches upwards from the working folder, in this repository or a project that depends on the package. */
function findSources(): string {
  for (let folder = process.cwd(); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules/@shopwright/stripe-sandbox/src/browser');
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error('The sandbox finds no browser scripts: set BROWSER_DIR');
  }
}
