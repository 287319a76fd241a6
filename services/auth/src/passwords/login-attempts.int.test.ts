import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, users } from '../db/schema';
import { toPasswordMark } from '../sessions/session-limits';
import { startAuth, type TestAuth } from '../test-auth';
import { countAttempt } from './login-attempts';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.delete(loginAttempts);
  auth.clock.at = new Date();
});

const from = (address: string) => ({ 'x-client-ip': address });
/** Says that the browser signed in to the account with the password that it has now. */
const onDevice = async (id: string, userId: number) => {
  const [account] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  return { 'x-known-device': `${id} ${userId}:${toPasswordMark(account?.password ?? 'no such account')}` };
};
const guess = async (email: string, headers: Record<string, string> = {}) =>
  (await auth.login(email, 'wrong password', headers)).status;
const guesses = async (times: number, email: string, headers: Record<string, string> = {}) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push(await guess(email, headers));
  return statuses;
};
const passMinutes = (minutes: number) => {
  auth.clock.at = new Date(auth.clock.at.getTime() + minutes * 60_000);
};
const idOf = async (email: string): Promise<number> => (await auth.register(email)).body.user.id;

describe('an account and an address together', () => {
  it('take five wrong passwords, and then one after a wait that doubles', async () => {
    await auth.register('waits@example.com');
    expect(await guesses(7, 'waits@example.com', from('10.0.0.1'))).toEqual([...Array(5).fill(401), 429, 429]);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const refused = await auth.login('waits@example.com', undefined, from('10.0.0.1'));
      expect([refused.status, refused.body.message]).toEqual([
        429,
        'Too many failed attempts. Please try again later.',
      ]);
      waits.push(Number(refused.headers['retry-after']));
      passMinutes(waits.at(-1)! / 60);
      expect(await guess('waits@example.com', from('10.0.0.1'))).toBe(401);
    }
    expect(waits).toEqual([60, 120, 240, 480]);
    passMinutes(60);
    expect((await auth.login('waits@example.com', undefined, from('10.0.0.1'))).status).toBe(200);
    expect(await guesses(5, 'waits@example.com', from('10.0.0.1'))).toEqual(Array(5).fill(401));
  });

  it('take five of twenty simultaneous ones', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => guess('at-once@example.com', from('10.0.0.1'))),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('count the same for an address that has no account', async () => {
    expect(await guesses(6, 'no-account@example.com', from('10.0.0.1'))).toEqual([...Array(5).fill(401), 429]);
  });

  it('never delay the owner elsewhere while one address tries for a day', async () => {
    await auth.register('open@example.com');
    for (let minute = 0; minute < 24 * 60; minute += 20) {
      await guesses(3, 'open@example.com', from('10.0.0.1'));
      passMinutes(20);
    }
    await guesses(100, 'open@example.com', from('10.0.0.1'));
    expect((await auth.login('open@example.com', undefined, from('10.0.0.2'))).status).toBe(200);
  });
});

describe('an account', () => {
  it('lets its owner in on a known device meanwhile, and anyone after the password was reset', async () => {
    const userId = await idOf('owner@example.com');
    for (let n = 0; n < 5; n += 1) await guesses(5, 'owner@example.com', from(`10.0.2.${n}`));
    expect((await auth.login('owner@example.com', undefined, from('10.0.2.99'))).status).toBe(429);
    expect((await auth.login('owner@example.com', undefined, await onDevice('laptop', userId))).status).toBe(200);
    // A device that is known to another account only counts like a stranger.
    expect((await auth.login('owner@example.com', undefined, await onDevice('laptop', userId + 1))).status).toBe(429);

    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email: 'owner@example.com' });
    const token = await auth.latestToken('reset-password', 'owner@example.com');
    const reset = await (await auth.as('anonymous'))
      .post('/auth/reset-password')
      .send({ token, password: 'another password' });
    expect([reset.status, reset.headers['x-proven-user']]).toEqual([
      204,
      expect.stringMatching(new RegExp(`^${userId}:[\\w-]{16}$`)),
    ]);
    expect((await auth.login('owner@example.com', 'another password', from('10.0.2.99'))).status).toBe(200);
  });
});

describe('a known device', () => {
  it('is not delayed by what others try from its address, and waits for its own wrong passwords', async () => {
    const userId = await idOf('device@example.com');
    const device = { ...from('10.0.3.1'), ...(await onDevice('phone', userId)) };
    await guesses(20, 'device@example.com', from('10.0.3.1'));
    expect(await guesses(6, 'device@example.com', device)).toEqual([...Array(5).fill(401), 429]);
    const waits = await auth.login('device@example.com', undefined, device);
    expect(Number(waits.headers['retry-after'])).toBe(30);
    passMinutes(0.5);
    expect((await auth.login('device@example.com', undefined, device)).status).toBe(200);
  });

  it('is a stranger once the password was changed, by its owner or by a link', async () => {
    const { body } = await auth.register('renewed@example.com');
    const { id } = body.user;
    const before = { ...from('10.0.4.1'), ...(await onDevice('phone', id)) };
    const changed = await (await auth.as('shopper', id))
      .put('/auth/password')
      .set('x-session-token', body.token)
      .send({ currentPassword: 'correct horse', newPassword: 'another password' });
    expect([changed.status, changed.headers['x-proven-user']]).toEqual([204, expect.stringContaining(`${id}:`)]);
    await guesses(6, 'renewed@example.com', from('10.0.4.1'));
    expect((await auth.login('renewed@example.com', 'another password', before)).status).toBe(429);
    const now = { ...from('10.0.4.1'), 'x-known-device': `phone ${changed.headers['x-proven-user']}` };
    expect((await auth.login('renewed@example.com', 'another password', now)).status).toBe(200);
  });

  it('shares the attempts of the account with its other devices, however many cookies someone has', async () => {
    const userId = await idOf('many@example.com');
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1)
      statuses.push(await guess('many@example.com', await onDevice(`cookie-${n}`, userId)));
    expect(statuses).toEqual([...Array(15).fill(401), ...Array(5).fill(429)]);
    // A stranger at an address has attempts of their own.
    expect((await auth.login('many@example.com', undefined, from('10.0.5.1'))).status).toBe(200);
  });

  it('cannot make the others wait by itself', async () => {
    const userId = await idOf('stolen@example.com');
    await guesses(30, 'stolen@example.com', await onDevice('stolen', userId));
    expect((await auth.login('stolen@example.com', undefined, await onDevice('phone', userId))).status).toBe(200);
  });
});

describe('an address', () => {
  it('takes fifty wrong passwords for all accounts, while known devices behind it go on', async () => {
    const userId = await idOf('colleague@example.com');
    const office = from('10.0.4.1');
    const statuses = [];
    for (let n = 0; n < 52; n += 1) statuses.push(await guess(`a${n}@example.com`, office));
    expect(statuses).toEqual([...Array(50).fill(401), 429, 429]);
    expect((await auth.login('colleague@example.com', undefined, office)).status).toBe(429);
    const known = { ...office, ...(await onDevice('desk', userId)) };
    expect((await auth.login('colleague@example.com', undefined, known)).status).toBe(200);
    expect(await guess('b@example.com', from('10.0.4.2'))).toBe(401);
    passMinutes(15);
    expect((await auth.login('colleague@example.com', undefined, office)).status).toBe(200);
  });

  it('keeps its count when one of its passwords is correct', async () => {
    await auth.register('attacker@example.com');
    await guesses(3, 'victim@example.com', from('10.0.5.1'));
    expect((await auth.login('attacker@example.com', undefined, from('10.0.5.1'))).status).toBe(200);
    const [address] = await auth.database.db.select().from(loginAttempts).where(sql`key like 'address:%'`);
    expect(address?.attempts).toBe(3);
  });
});

it('a right password and a wrong one of the same account and address cannot deadlock', async () => {
  const { database } = auth;
  // Does not retry, so that a deadlock is an error.
  const once = { ...database, transaction: database.db.transaction.bind(database.db) } as typeof database;
  const attempt = await countAttempt(
    { database: once, now: () => auth.clock.at, isClientLimited: true },
    'deadlock@example.com',
    { clientAddress: '10.0.6.1' },
  );
  let discarded: Promise<void> | undefined;
  await database.db.transaction(async (tx) => {
    const lock = (rows: SQL) => tx.update(loginAttempts).set({ nextAt: null }).where(rows);
    await lock(sql`key like 'sign-in:%' and key not like '%:%:%'`);
    discarded = attempt.discard(true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await lock(sql`key like 'address:%'`);
  });
  await discarded;
  expect(await auth.database.db.select().from(loginAttempts).where(sql`attempts > 0`)).toEqual([]);
});

describe('a session', () => {
  it('counts wrong confirmations by itself, apart from sign-ins and from other sessions', async () => {
    const { body: first } = await auth.register('session@example.com');
    const { body: second } = await auth.login('session@example.com');
    const confirm = async (token: string, password: string) =>
      (
        await (
          await auth.as('shopper', first.user.id)
        )
          .post('/auth/confirm')
          .set({ 'x-session-token': token })
          .send({ password })
      ).status;
    for (let n = 0; n < 5; n += 1) expect(await confirm(first.token, 'wrong password')).toBe(400);
    expect(await confirm(first.token, 'correct horse')).toBe(429);
    expect(await confirm(second.token, 'correct horse')).toBe(204);
    expect((await auth.login('session@example.com')).status).toBe(200);
    await guesses(20, 'session@example.com');
    expect(await confirm(second.token, 'correct horse')).toBe(204);
  });
});
