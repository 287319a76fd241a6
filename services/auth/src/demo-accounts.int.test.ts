import { spawnSync } from 'node:child_process';
import { testKeysOf } from '@shopwright/testing/test-keys';
import { programFile } from '@shopwright/testing/test-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMarks, users } from './db/schema';
import { demoPassword, seedDemoAccounts } from './demo-accounts';
import { createPasswords } from './passwords/passwords';
import { startAuth, type TestAuth } from './test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const run = (file: 'seed' | 'main', env: Record<string, string>) =>
  spawnSync(process.execPath, [programFile(`services/auth/src/${file}`)], {
    env: {
      PATH: '/usr/bin',
      PORT: '0',
      ...testKeysOf('auth'),
      LINK_SECRET: 'a secret for tests of 32 characters',
      DATABASE_URL: auth.databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:9',
      PUBLIC_URL: 'http://localhost:3000',
      ...env,
    },
    encoding: 'utf8',
  });
const forgetSeed = () => auth.database.db.execute('truncate users, seed_marks cascade');
const count = async () => (await auth.database.db.select({ id: users.id }).from(users)).length;

describe('the demo accounts', () => {
  it('exist once after any number of seeds, and can sign in', async () => {
    const passwords = createPasswords();
    await Promise.all([seedDemoAccounts(auth.database, passwords), seedDemoAccounts(auth.database, passwords)]);
    expect(await seedDemoAccounts(auth.database, passwords)).toBe(0);
    expect(await count()).toBe(3);
    for (const role of ['shopper', 'staff', 'operator']) {
      const response = await auth.login(`${role}@example.com`, demoPassword);
      expect(response.body.user).toMatchObject({ role, emailVerified: true });
    }
  });

  it('never return after they were deleted', async () => {
    await auth.database.db.execute('truncate users cascade');
    expect(run('seed', { SEED: 'demo' }).status).toBe(0);
    expect(await count()).toBe(0);
  });

  it('are not added to a store that has accounts, then or later', async () => {
    await forgetSeed();
    await auth.register('ada@example.com');
    expect(await seedDemoAccounts(auth.database, createPasswords())).toBe(0);
    await auth.database.db.execute('truncate users cascade');
    expect(await seedDemoAccounts(auth.database, createPasswords())).toBe(0);
    expect(await auth.database.db.select().from(seedMarks)).toHaveLength(1);
    await forgetSeed();
  });

  it('are seeded only on request, and never in production', async () => {
    await forgetSeed();
    expect(run('seed', {}).status).toBe(0);
    expect(await count()).toBe(0);
    const refused = run('seed', { SEED: 'demo', NODE_ENV: 'production' });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('never in production')]);
    expect(await count()).toBe(0);
  });

  it('prevent a start in production', async () => {
    expect(run('seed', { SEED: 'demo' }).status).toBe(0);
    const refused = run('main', { NODE_ENV: 'production' });
    expect(refused.status).toBe(1);
    expect(refused.stdout).toContain('demo accounts with a known password exist');
    expect(refused.stdout).toContain('operator@example.com');
  });
});
