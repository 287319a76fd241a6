import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../local/paths';

const dockerfile = readFileSync(fromRoot('infra/docker/Dockerfile'), 'utf8');
const manifest = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };

function listedBy(command: string): string[] {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  const { components } = JSON.parse(stdout) as { components: { group?: string; name: string }[] };
  return components.map(({ group, name }) => (group ? `${group}/${name}` : name));
}

it.each([
  ['the image of bff', /npm sbom [^>]*--workspace=\$\{APP\}/, ['sharp', 'zod', 'bullmq', 'ioredis', 'postgres']],
  ['the web app', /npm sbom [^>]*--workspace=web/, ['react', 'react-dom', 'zod', 'zustand']],
])(
  'lists what %s is made of',
  (_, command, packages) => {
    const found = command.exec(dockerfile)?.[0] ?? '';
    expect(listedBy(found.replace(/\$\{APP\}/g, 'bff'))).toEqual(expect.arrayContaining(packages));
  },
  60_000,
);

it('lists what the whole store is made of', () => {
  expect(listedBy(manifest.scripts.sbom ?? '')).toEqual(
    expect.arrayContaining(['sharp', 'zod', 'react', 'bullmq', 'postgres', '@node-rs/argon2']),
  );
}, 60_000);
