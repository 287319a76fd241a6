import { spawnSync } from 'node:child_process';
import { programFile } from '@shopwright/testing/test-program';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { createSetupLink } from './setup-links';

let auth: TestAuth;
let token: string;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.execute('truncate users, setup_links cascade');
  auth.clock.at = new Date();
  token = (await link()) ?? '';
});

const link = () => createSetupLink(auth.database.db, auth.clock.at);
const form = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'a long password' };
const create = async (changes: object = {}) =>
  (await auth.as('bff')).post('/setup/owner').send({ ...form, token, ...changes });
const check = async (which = token) => (await auth.as('anonymous')).post('/setup/check').send({ token: which });
const operators = () => auth.database.db.select().from(users).where(eq(users.role, 'operator'));

describe('POST /setup/owner', () => {
  it('201: creates the first operator, signed in, and ends every link', async () => {
    const other = await link();
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: 'ada@example.com', role: 'operator' });
    expect((await auth.resolve(body.token)).body.user.role).toBe('operator');
    expect(await auth.countEmails('verify-email', 'ada@example.com')).toBe(1);
    expect((await create({ token: other, email: 'eve@example.com' })).body.code).toBe('conflict');
    expect(await operators()).toHaveLength(1);
  });

  it('201 once: of two tabs at the same time, with one link or two, one owner is created', async () => {
    for (const second of [token, (await link()) ?? '']) {
      await auth.database.db.execute('truncate users cascade');
      await auth.database.db.execute('update setup_links set used_at = null');
      const responses = await Promise.all([create(), create({ token: second, email: 'eve@example.com' })]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await operators()).toHaveLength(1);
    }
  });

  it('400: wants a password of 12 characters, and leaves the link valid', async () => {
    const { status, body } = await create({ password: '11 letters.' });
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'password', message: 'Password must be at least 12 characters' }],
    ]);
    expect((await check()).status).toBe(200);
  });

  it('400: takes no role from the form', async () => {
    expect((await create({ role: 'staff' })).status).toBe(400);
  });

  it('409: names the email of an existing account, and leaves the link valid', async () => {
    await auth.register('ada@example.com');
    const { status, body } = await create();
    expect([status, body.fields[0].path]).toEqual([409, 'email']);
    expect((await create({ email: 'owner@example.com' })).status).toBe(201);
  });

  it.each([
    ['404', 'a link of another store', () => create({ token: 'x'.repeat(43) }), 'not_found'],
    ['404', 'no token', () => create({ token: '' }), 'not_found'],
  ])('%s: refuses %s', async (status, _what, call, code) => {
    const response = await call();
    expect([String(response.status), response.body.code]).toEqual([status, code]);
    expect(await operators()).toEqual([]);
  });

  it('410: refuses an expired link, and one that was used by an owner who is disabled since', async () => {
    auth.clock.at = new Date(auth.clock.at.getTime() + 24 * 3_600_000);
    expect((await create()).body.code).toBe('link_expired');
    expect(await operators()).toEqual([]);
    auth.clock.at = new Date();
    expect((await create()).status).toBe(201);
    await auth.database.db.update(users).set({ disabledAt: new Date() });
    expect((await create({ email: 'eve@example.com' })).body.code).toBe('link_expired');
  });

  it('is a call of the BFF only', async () => {
    const response = await (await auth.as('anonymous')).post('/setup/owner').send({ ...form, token });
    expect(response.status).toBe(401);
    expect(await operators()).toEqual([]);
  });
});

describe('POST /setup/check', () => {
  it('200: says until when the link is valid; 404, 409 and 410 like the form', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(Date.parse(body.expiresAt)).toBe(auth.clock.at.getTime() + 24 * 3_600_000);
    expect((await check('foreign')).status).toBe(404);
    auth.clock.at = new Date(auth.clock.at.getTime() + 24 * 3_600_000);
    expect((await check()).status).toBe(410);
    auth.clock.at = new Date();
    await create();
    expect((await check()).status).toBe(409);
  });
});

describe('the setup-link command', () => {
  const print = (...args: string[]) => {
    const env = { PATH: '/usr/bin', DATABASE_URL: auth.databaseUrl, PUBLIC_URL: 'https://shop.example.com' };
    const { stdout } = spawnSync(process.execPath, [programFile('services/auth/src/setup-link'), ...args], {
      env,
      encoding: 'utf8',
    });
    return stdout;
  };
  const run = () => JSON.parse(print('--json')) as { link: string | null };

  it('prints one plain line for people', async () => {
    const line =
      /^Set up the store: https:\/\/shop\.example\.com\/setup\?token=([\w-]+) \(works once, for 24 hours\)\n$/;
    const token = line.exec(print())?.[1];
    expect((await create({ token })).status).toBe(201);
    expect(print()).toBe('The store already has an owner, so there is no setup link.\n');
  });

  it('prints a link while there is no operator, and stores only its hash', async () => {
    const made = new URL(run().link ?? '');
    expect(made.origin + made.pathname).toBe('https://shop.example.com/setup');
    const stored = JSON.stringify(await auth.database.db.execute('select * from setup_links'));
    expect(stored).not.toContain(made.searchParams.get('token'));
    expect((await create({ token: made.searchParams.get('token') })).status).toBe(201);
    expect(run().link).toBeNull();
  });
});
