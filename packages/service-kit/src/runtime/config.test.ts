import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { describe, expect, it } from 'vitest';

const program = bundleProgram(`
  import { callerEnv, loadConfig } from '${path.join(import.meta.dirname, 'config.ts')}';
  import * as z from 'zod';
  const config = loadConfig(z.object({ ...callerEnv, DATABASE_URL: z.url() }));
  process.stdout.write(String(config.PORT));
`);

function start(env: Record<string, string>) {
  const node = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { status: node.status, out: node.stdout, complaint: node.stderr };
}

const good = {
  PORT: '3001',
  ...testKeysOf('catalog'),
  DATABASE_URL: 'postgres://catalog:secret-4711@127.0.0.1/shop',
};

describe('loadConfig', () => {
  it('reads valid variables', () => {
    expect(start(good)).toMatchObject({ status: 0, out: '3001' });
  });

  it('treats an empty variable as not set', () => {
    expect(start({ ...good, LOG_LEVEL: '' })).toMatchObject({ status: 0 });
    expect(start({ ...good, PORT: '' }).complaint).toContain('PORT');
  });

  it('names all bad variables together, and no value', () => {
    const { status, complaint } = start({ ...good, PORT: 'seven', INTERNAL_SIGNING_KEY: 'secret-4711' });
    expect(status).toBe(1);
    expect(complaint).toContain('PORT');
    expect(complaint).toContain('INTERNAL_SIGNING_KEY');
    expect(complaint).not.toContain('4711');
  });

  it('refuses a process without keys', () => {
    const { status, complaint } = start({ ...good, INTERNAL_SIGNING_KEY: '', INTERNAL_PUBLIC_KEYS: '' });
    expect(status).toBe(1);
    expect(complaint).toMatch(/INTERNAL_PUBLIC_KEYS: .*npm run signing-keys/);
    expect(complaint).toMatch(/INTERNAL_SIGNING_KEY: .*npm run signing-keys/);
  });

  it('refuses the repository’s secrets in production', () => {
    const published = { ...good, INTERNAL_SIGNING_KEY: 'development-only-catalog-signing-key_______' };
    expect(start(published).status).toBe(0);
    expect(start({ ...published, NODE_ENV: 'production' }).complaint).toContain('INTERNAL_SIGNING_KEY');
  });
});
