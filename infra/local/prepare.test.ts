import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Notes what it is asked for and what it has installed, as npm does, and installs a tool. */
const npm = `#!/usr/bin/env node
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('log', 'npm ' + args.slice(0, args[0] === 'ci' ? 2 : 3).join(' ') + '\\n');
const { packages } = JSON.parse(fs.readFileSync('package-lock.json'));
const kept = Object.entries(packages).filter(([, { dev }]) => !dev || args.includes('--include=dev'));
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }));
fs.writeFileSync('node_modules/.bin/tool', '#!/bin/sh\\necho "tool $*" >> log\\n', { mode: 0o755 });
`;

let folder: string;

const writeLock = (version: string) =>
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({
      packages: { '': {}, 'node_modules/server': { version }, 'node_modules/tool': { version, dev: true } },
    }),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-prepare-'));
  for (const name of ['infra/local', 'bin', 'patches']) mkdirSync(path.join(folder, name), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, 'prepare.mjs'), path.join(folder, 'infra/local/prepare.mjs'));
  writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
  writeLock('1.0.0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a call of `prepare.mjs` in the folder, which has no esbuild to bundle with. Returns what was called. */
function prepare(call: string): string[] {
  const log = path.join(folder, 'log');
  rmSync(log, { force: true });
  const script = `import('./infra/local/prepare.mjs').then(({ run, runTool }) => ${call})`;
  const env = { PATH: `${path.join(folder, 'bin')}:${path.dirname(process.execPath)}:/usr/bin:/bin` };
  spawnSync(process.execPath, ['-e', script], { cwd: folder, env });
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

const start = "run('main')";
const tool = "runTool('tool', ['a', 'b'])";

it('installs what a store needs for a start, and adds the rest for a tool, once', () => {
  expect(prepare(start)).toEqual(['npm ci --omit=dev']);
  expect(prepare(start)).toEqual([]);
  expect(prepare(tool)).toEqual(['npm install --no-save --include=dev', 'tool a b']);
  expect(prepare(tool)).toEqual(['tool a b']);
  expect(prepare(start)).toEqual([]);
});

it('installs all in one pass for a tool in a new clone, and takes no tools away when the lock file changes', () => {
  expect(prepare(tool)).toEqual(['npm ci --include=dev', 'tool a b']);
  writeLock('1.0.1');
  expect(prepare(start)).toEqual(['npm ci --include=dev']);
});

it('sees what was installed by hand, or by a version that installed all', () => {
  spawnSync(path.join(folder, 'bin/npm'), ['ci', '--include=dev'], { cwd: folder });
  expect(prepare(start)).toEqual([]);
  expect(prepare(tool)).toEqual(['tool a b']);
  writeFileSync(path.join(folder, 'node_modules/.shopwright-lock'), 'a hash');
  writeLock('1.0.1');
  expect(prepare(start)).toEqual(['npm ci --include=dev']);
});

it('applies a patch that npm has not applied, and only that', () => {
  prepare(start);
  mkdirSync(path.join(folder, 'node_modules/patch-package'));
  writeFileSync(path.join(folder, 'node_modules/server.js'), 'old();\n');
  writeFileSync(
    path.join(folder, 'patches/server+1.0.0.patch'),
    'diff --git a/node_modules/server.js b/node_modules/server.js\n+++ b/node_modules/server.js\n-old();\n+mended();\n',
  );
  writeFileSync(
    path.join(folder, 'node_modules/patch-package/index.js'),
    "require('fs').writeFileSync('node_modules/server.js', 'mended();'); require('fs').appendFileSync('log', 'patch');",
  );
  expect(prepare(start)).toEqual(['patch']);
  expect(prepare(start)).toEqual([]);
});
