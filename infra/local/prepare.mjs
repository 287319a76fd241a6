// Runs before anything is installed, and on Node versions that are too old: plain Node, old syntax, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const oldestNode = [20, 19];

/** Checks Node, installs the locked packages if need be, then bundles and runs `infra/local/<source>.ts`. */
export function run(source) {
  try {
    checkNode();
    install();
    process.chdir(root);
  } catch (error) {
    fail(error.message);
  }
  bundle(source)
    .then((file) => import(pathToFileURL(file).href))
    .catch((error) => fail(error.stack));
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(`Shopwright needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

/** The stamp names the lock file that the installed packages came from. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.shopwright-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (isInstalled()) {
    writeFileSync(stamp, lock);
    return;
  }
  process.stdout.write('Installing the packages (once; about a minute) ...\n');
  // Also with NODE_ENV=production: the tools that build the shop are development dependencies.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (npm.status !== 0) {
    const output = npm.error ? npm.error.message : npm.stderr.trim().split('\n').slice(-15).join('\n');
    throw new Error(`The packages cannot be installed (npm ci failed):\n${output}`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Returns true when all packages of the lock file are installed. npm keeps a note of it, also when run by hand. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    if (!path.includes('node_modules/')) return true;
    if (wanted[path].link) return existsSync(join(root, path));
    return installed[path] ? installed[path].version === wanted[path].version : wanted[path].optional === true;
  });
}

/**
 * One small file to load instead of a TypeScript runner: the supervisor runs as long as the shop, and the runner's
 * compiler would stay in memory beside it.
 */
function bundle(source) {
  const file = join(root, 'infra', 'dist', `${source.split('/').pop()}.mjs`);
  return import('esbuild').then((esbuild) => {
    esbuild.buildSync({
      absWorkingDir: root,
      entryPoints: [`infra/local/${source}.ts`],
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Our own packages are bundled; Node could not load their TypeScript.
      alias: {
        '@shopwright/service-kit': join(root, 'packages/service-kit/src'),
        '@shopwright/contracts': join(root, 'packages/contracts/src'),
      },
      packages: 'external',
      sourcemap: 'inline',
      logLevel: 'error',
    });
    return file;
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
