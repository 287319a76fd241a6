import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { bundles } from './build/build-servers';
import { fromRoot, repositoryRoot } from './paths';

const commands = ['main', 'doctor', 'database', 'backup', 'signing-keys'].map((name) => `infra/local/${name}.ts`);
const servers = Object.keys(bundles).map((source) => `${source}.ts`);

/** Returns the packages that code below these files imports, its types left out. */
function packagesOf(entryPoints: string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: repositoryRoot,
    entryPoints,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Our own packages are followed, as `prepare.mjs` and Vite do.
    alias: Object.fromEntries(
      ['contracts', 'mailbox', 'service-kit', 'stripe-sandbox'].map((name) => [
        `@shopwright/${name}`,
        fromRoot(`packages/${name}/src`),
      ]),
    ),
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  return imported.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}

it('a store is built from and runs on packages that `npm start` installs', () => {
  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: repositoryRoot, encoding: 'utf8' });
  const installed = manifests
    .trim()
    .split('\n')
    .flatMap((file) => {
      const { dependencies = {} } = JSON.parse(readFileSync(fromRoot(file), 'utf8')) as { dependencies?: object };
      return Object.keys(dependencies);
    });
  const web = execFileSync('git', ['ls-files', 'web/*.ts', 'web/src/*.tsx'], { cwd: repositoryRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /^web\/(vite[\w.-]*|src\/[\w-]+)\.tsx?$/.test(file) && !file.includes('.test.'));
  const names = new Set(packagesOf([...commands, ...servers, ...web]));
  expect([...names]).toEqual(expect.arrayContaining(['express', 'esbuild', 'vite', '@tailwindcss/vite', 'react-dom']));
  expect([...names].filter((name) => !installed.includes(name) && !isBuiltin(name))).toEqual([]);
});
