/**
 * `node keep-packages.mjs BUNDLES ROOT WORKSPACE`: deletes from the `node_modules` of both folders what these bundles contain
 * already or never load, and what no program reads. An image is half as large without.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { externalPackages } from '../local/build/bundled-packages.ts';

const [bundles = '', ...folders] = process.argv.slice(2).map((folder) => path.resolve(folder));
const [root = ''] = folders;
const kept = new Set();

for (const name of listLoaded()) {
  const found = folders.filter((folder) => find(name, folder)).map((folder) => keep(name, folder));
  if (found.length === 0) throw new Error(`the bundles load ${name}, which is not installed`);
}
for (const each of folders.flatMap(listPackages)) if (!kept.has(each)) rmSync(each, { recursive: true });
for (const each of kept) deleteUnread(each);

/** Those that are not bundled, and named in one of the bundles; the sandbox needs esbuild only where BROWSER_DIR is not set. */
function listLoaded() {
  const texts = readdirSync(bundles, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => readFileSync(path.join(bundles, name), 'utf8'));
  return externalPackages.filter(
    (name) => name !== 'esbuild' && texts.some((text) => new RegExp(`\\("${name}["/]`).test(text)),
  );
}

/** Keeps the package that code in this folder loads by this name, and all that it needs in turn. */
function keep(name, folder) {
  const found = find(name, folder);
  if (!found || kept.has(found)) return;
  kept.add(found);
  const text = readFileSync(path.join(found, 'package.json'), 'utf8');
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(text);
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) keep(each, found);
}

/** As Node looks for it: beside the code, then further up. */
function find(name, folder) {
  const candidate = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(candidate, 'package.json'))) return candidate;
  return folder === root || folder === path.dirname(folder) ? undefined : find(name, path.dirname(folder));
}

/** Those within another package belong to it. */
function listPackages(folder) {
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(modules, name)).map((each) => path.join(modules, name, each))
      : path.join(modules, name),
  );
}

function deleteUnread(folder) {
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (each.isFile() && /\.(map|md|[cm]?ts)$/i.test(each.name)) rmSync(path.join(each.parentPath, each.name));
  }
}
