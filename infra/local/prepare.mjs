// Runs before anything is installed, and on Node versions that are too old: plain Node, old syntax, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** npm tries again where the registry is slow, which takes minutes. */
const installLimitMinutes = 30;
const oldestNode = [20, 19];

/** The packages of a store, or those of tests and development as well, as npm's options. */
const scopes = { store: '--omit=dev', all: '--include=dev' };

/**
 * Checks Node, installs the locked packages if need be, then bundles and runs `infra/local/<source>.ts`. A store needs half of
 * the packages, and is up that much sooner.
 */
export function run(source, scope = 'store') {
  prepare(scope);
  bundle(source)
    .then((file) => import(pathToFileURL(file).href))
    .catch((error) => fail(error.stack));
}

/** Runs a program of the packages, such as `tsx`, once they are installed. */
export function runTool(name, args) {
  prepare('all');
  const program = join(root, 'node_modules', '.bin', name);
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) fail(error.message);
  process.exitCode = status === null ? 1 : status;
}

function prepare(scope) {
  try {
    checkNode();
    install(scope);
    patchPackages();
    process.chdir(root);
  } catch (error) {
    fail(error.message);
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(`Shopwright needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * The stamp names the scope and the lock file that the installed packages came from. Where all were installed, all are again
 * when the lock file has changed: `npm start` takes no tools away. A stamp without a scope is of a version that installed all.
 */
function install(scope) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.shopwright-lock');
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : 'store';
  const wanted = stamped.startsWith('store') ? scope : 'all';
  if (stamped === `${wanted} ${lock}`) return;
  if (!isInstalled(wanted)) installScope(wanted);
  writeFileSync(stamp, `${isInstalled('all') ? 'all' : wanted} ${lock}`);
}

/** Applies `patches/` where npm was not allowed to run the install script that does so, or where a patch is newer. */
function patchPackages() {
  if (isPatched()) return;
  const program = join(root, 'node_modules', 'patch-package', 'index.js');
  const patch = spawnSync(process.execPath, [program], { cwd: root, encoding: 'utf8' });
  if (patch.status === 0 && isPatched()) return;
  throw new Error(`The files in patches/ cannot be applied:\n${patch.stdout}${patch.stderr}`);
}

/** Returns true when each patched file contains the lines that its patch adds. */
function isPatched() {
  return readdirSync(join(root, 'patches')).every((name) => {
    const files = readFileSync(join(root, 'patches', name), 'utf8')
      .split(/^diff --git .*$/m)
      .slice(1);
    return files.every((patch) => {
      const patched = readFileSync(join(root, /^\+\+\+ b\/(.*)$/m.exec(patch)[1]), 'utf8');
      const added = patch.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++'));
      return added.every((line) => patched.includes(line.slice(1)));
    });
  });
}

function installScope(scope) {
  process.stdout.write('Installing the packages (once; about a minute) ...\n');
  // `npm ci` removes all packages first, and a store may be running on them.
  const command = isInstalled('store') ? ['install', '--no-save'] : ['ci'];
  // With NODE_ENV=production npm would leave out what tests need.
  const args = [...command, scopes[scope], '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: installLimitMinutes * 60_000,
    // npm would take its time to end.
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (npm.status === 0) return;
  const isEnded = npm.error && npm.error.code === 'ETIMEDOUT';
  const output = isEnded
    ? `not done after ${installLimitMinutes} minutes`
    : npm.error
      ? npm.error.message
      : npm.stderr.trim().split('\n').slice(-15).join('\n');
  throw new Error(`The packages cannot be installed (npm ${command[0]} failed):\n${output}`);
}

/** Returns true when the packages of the lock file are installed. npm keeps a note of it, also when run by hand. */
function isInstalled(scope) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    const { link, version, optional, dev } = wanted[path];
    if (!path.includes('node_modules/')) return true;
    if (link) return existsSync(join(root, path));
    if (installed[path]) return installed[path].version === version;
    return optional === true || (dev === true && scope === 'store');
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
