import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { describe, expect, it } from 'vitest';

const program = bundleProgram(`
  import { loadConfig, processEnv } from '${path.join(import.meta.dirname, 'config.ts')}';
  import * as z from 'zod';
  const config = loadConfig(z.object({ ...processEnv, DATABASE_URL: z.url() }));
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
  INTERNAL_TOKEN_SECRET: 'x'.repeat(32),
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
    const { status, complaint } = start({ ...good, PORT: 'seven', INTERNAL_TOKEN_SECRET: 'secret-4711' });
    expect(status).toBe(1);
    expect(complaint).toContain('PORT');
    expect(complaint).toContain('INTERNAL_TOKEN_SECRET');
    expect(complaint).not.toContain('4711');
  });

  it('refuses the repository’s secrets in production', () => {
    const published = { ...good, INTERNAL_TOKEN_SECRET: 'development-only-internal-token-secret' };
    expect(start(published).status).toBe(0);
    expect(start({ ...published, NODE_ENV: 'production' }).complaint).toContain('INTERNAL_TOKEN_SECRET');
  });
});
