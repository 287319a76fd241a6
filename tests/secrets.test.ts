import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The forms of secrets that work: of Stripe, AWS, GitHub, npm and Slack, private keys, and signed tokens. */
const forms = [
  '(sk|rk)_live_[A-Za-z0-9]{20,}',
  'AKIA[0-9A-Z]{16}',
  'BEGIN ([A-Z]+ )?PRIVATE KEY',
  'gh[pousr]_[A-Za-z0-9]{36}',
  'npm_[A-Za-z0-9]{36}',
  'xox[abprs]-[A-Za-z0-9-]{10,}',
  'eyJhbGciOi[A-Za-z0-9_-]{20,}[.]eyJ',
];

it('has no secret in any file that is committed, or would be', () => {
  // 1: nothing was found.
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '--untracked', '-lIE', forms.join('|'), '--', ':!tests/secrets.test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([1, '']);
});

it.each([
  `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`,
  `-----${'BEGIN RSA'} PRIVATE KEY-----`,
  `AKIA${'IOSFODNN7EXAMPLE'}`,
  `ghp_${'0123456789abcdefghij0123456789abcdef'}`,
])('would find %s', (secret) => {
  expect(secret).toMatch(new RegExp(forms.join('|')));
});

it('keeps from images what git ignores because it holds secrets or data', () => {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.env', '.shop', '.shop-*', '**/secrets.env', '**/backup-store.env']),
  );
  const secrets = [
    '.env',
    'infra/kubernetes/overlays/small/secrets.env',
    'infra/kubernetes/overlays/scaled/backup-store.env',
  ];
  expect(
    execFileSync('git', ['check-ignore', ...secrets], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n'),
  ).toEqual(secrets);
});
