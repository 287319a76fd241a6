import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { describe, expect, it } from 'vitest';

const program = bundleProgram(
  `import { checkSecrets } from '${path.join(import.meta.dirname, 'config.ts')}'; checkSecrets();`,
);

const own = {
  ...Object.fromEntries(
    ['POSTGRES', 'REDIS', 'CATALOG_DB', 'ORDERS_DB', 'AUTH_DB', 'TRACES_DB'].map((name) => [
      `${name}_PASSWORD`,
      'of-our-own',
    ]),
  ),
  BFF_SIGNING_KEY: 'a key of our own',
  LINK_SECRET: 'a secret of our own, 32 characters or more',
};
const published = {
  BFF_SIGNING_KEY: 'development-only-signing-key-of-bff________',
  LINK_SECRET: 'development-only-secret-of-links-in-emails',
};

function check(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [program], { env: { ...own, ...env }, encoding: 'utf8' });
  return { status, names: [...stderr.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]) };
}

describe('checkSecrets', () => {
  it('accepts secrets of our own, and published ones in a trial', () => {
    expect(check({ NODE_ENV: 'production' })).toEqual({ status: 0, names: [] });
    expect(check({ ...published, INTERNAL_TOKEN_SECRET: '' })).toEqual({ status: 0, names: [] });
  });

  it('refuses published ones in production', () => {
    const found = check({ ...published, NODE_ENV: 'production' });
    expect(found).toEqual({ status: 1, names: ['BFF_SIGNING_KEY', 'LINK_SECRET'] });
  });

  it('refuses a store in which only INTERNAL_TOKEN_SECRET signs links, which would end', () => {
    const before = { INTERNAL_TOKEN_SECRET: 'a secret that processes shared before' };
    expect(check({ ...published, ...before })).toEqual({ status: 1, names: ['LINK_SECRET'] });
    expect(check(before)).toEqual({ status: 0, names: [] });
  });
});
