import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { describe, expect, it } from 'vitest';
import { testSecrets } from '../kubernetes/test-overlays';

const program = bundleProgram(
  `import { checkClusterSecrets } from '${path.join(import.meta.dirname, 'cluster-secrets.ts')}'; checkClusterSecrets();`,
);

function check(env: Record<string, string | undefined>) {
  const all = { NODE_ENV: 'production', ...testSecrets, ...env };
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: all as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return {
    status,
    lines: stderr
      .split('\n')
      .slice(1, -1)
      .map((line) => line.trim()),
  };
}

describe('checkClusterSecrets', () => {
  it('accepts the secrets of either overlay', () => {
    expect(check({})).toEqual({ status: 0, lines: [] });
    const managed = {
      POSTGRES_ADMIN: 'shop',
      BACKUP_KEY: undefined,
      POSTGRES_PASSWORD: undefined,
      REDIS_PASSWORD: undefined,
      REDIS_URL: 'rediss://:x@redis.example.com:6380',
    };
    expect(check(managed)).toEqual({ status: 0, lines: [] });
  });

  it.each([
    [{ POSTGRES_ADMIN: 'postgres', BACKUP_KEY: undefined }, 'BACKUP_KEY: Is not set in secrets.env'],
    [{ POSTGRES_ADMIN: 'postgres', REDIS_PASSWORD: undefined }, 'REDIS_PASSWORD: Is not set in secrets.env'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY: Must have at least 32 characters'],
    [{ STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY: Is not set in secrets.env'],
    [{ LINK_SECRET: '' }, 'LINK_SECRET: Is not set in secrets.env'],
    [{ ORDERS_DB_PASSWORD: 'p@ss/word#1' }, 'ORDERS_DB_PASSWORD: Must have 8 or more letters, digits, - . _ and ~'],
    [
      { REDIS_PASSWORD: 'of another Redis'.replaceAll(' ', '-') },
      'REDIS_URL: Must have the password in REDIS_PASSWORD',
    ],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY: Must be a live key like STRIPE_SECRET_KEY'],
    [{ BFF_SIGNING_KEY: 'A'.repeat(43) }, 'BFF_SIGNING_KEY: Has no public key in INTERNAL_PUBLIC_KEYS'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: Must be the address of a mail server, smtp://…'],
    [
      { LINK_SECRET: 'development-only-secret-of-links-in-emails' },
      'LINK_SECRET: holds a secret that everyone can read in the repository',
    ],
  ])('refuses %o in one line, without its value', (env, line) => {
    expect(check(env)).toEqual({ status: 1, lines: [line] });
  });
});
