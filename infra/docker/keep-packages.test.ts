import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../local/paths';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const install = (at: string, manifest: object = {}) => write(`${at}/package.json`, JSON.stringify(manifest));
const prune = () =>
  spawnSync(
    process.execPath,
    [
      fromRoot('infra/local/tool.mjs'),
      'tsx',
      fromRoot('infra/docker/keep-packages.mjs'),
      ...['bundles', '.', 'app'].map((name) => path.join(folder, name)),
    ],
    { encoding: 'utf8' },
  );

it('keeps what the bundles load and what that needs, without what no program reads', () => {
  write('bundles/main.cjs', 'require("pino"); import("@node-rs/argon2"); require("stripe")');
  install('node_modules/pino', {
    dependencies: { 'pino-std-serializers': '1' },
    peerDependencies: { needed: '1', typescript: '5' },
    peerDependenciesMeta: { typescript: { optional: true } },
  });
  write('node_modules/pino/lib/pino.d.ts', '');
  write('node_modules/pino/lib/pino.js', '');
  install('node_modules/pino-std-serializers');
  install('app/node_modules/@node-rs/argon2', { optionalDependencies: { '@node-rs/argon2-linux-x64-gnu': '1' } });
  install('node_modules/@node-rs/argon2-linux-x64-gnu');
  for (const name of ['needed', 'typescript', 'stripe', 'sharp', '@img/sharp-linux-x64'])
    install(`node_modules/${name}`);
  expect(prune()).toMatchObject({ status: 0, stderr: '' });
  const has = (file: string) => existsSync(path.join(folder, file));
  const kept = [
    'node_modules/pino/lib/pino.js',
    'node_modules/pino-std-serializers',
    'node_modules/needed',
    'app/node_modules/@node-rs/argon2',
    'node_modules/@node-rs/argon2-linux-x64-gnu',
  ];
  expect(kept.filter((file) => !has(file))).toEqual([]);
  const gone = ['pino/lib/pino.d.ts', 'typescript', 'stripe', 'sharp', '@img/sharp-linux-x64'];
  expect(gone.filter((file) => has(`node_modules/${file}`))).toEqual([]);
});

it('fails where a package that a bundle loads is not installed', () => {
  write('bundles/main.cjs', 'require("ioredis")');
  mkdirSync(path.join(folder, 'node_modules'));
  const { status, stderr } = prune();
  expect(status).toBe(1);
  expect(stderr).toContain('the bundles load ioredis, which is not installed');
});
