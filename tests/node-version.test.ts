import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** The oldest and the recommended Node version are written in several files. */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const find = (file: string, pattern: RegExp) => pattern.exec(read(file))?.slice(1).join('.');

it('the oldest Node is the same in package.json, the check at the start and the README', () => {
  const oldest = find('package.json', /"node": ">=([\d.]+)"/);
  expect(oldest).toBeDefined();
  expect(find('infra/local/prepare.mjs', /oldestNode = \[(\d+), (\d+)\]/)).toBe(oldest);
  expect(find('README.md', /Node ([\d.]+) or later/)).toBe(oldest);
  expect(find('infra/local/prepare.mjs', /target: 'node(\d+)'/)).toBe(oldest?.split('.')[0]);
});

it('the recommended Node is the same in .nvmrc, the README and the images', () => {
  const recommended = read('.nvmrc').trim();
  expect(recommended).toMatch(/^\d+$/);
  expect(find('README.md', /Node (\d+) is recommended/)).toBe(recommended);
  expect(find('infra/docker/Dockerfile', /NODE_IMAGE=node:(\d+)-/)).toBe(recommended);
});
