import { user as userContract } from '@shopwright/contracts/http/auth';
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, users } from '../db/schema';
import { startAuth, type TestAuth } from '../testing';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.delete(loginAttempts);
});

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('POST /auth/register', () => {
  describe('201', () => {
    it('makes a shopper, signs in and hides the hash', async () => {
      const reply = await auth.register('New.Shopper+tag@Example.com');
      expect(reply.status).toBe(201);
      expect(userContract.strict().safeParse(reply.body.user).error).toBeUndefined();
      expect(reply.body.user).toMatchObject({
        email: 'New.Shopper+tag@Example.com',
        role: 'shopper',
        loyaltyPoints: 0,
      });
      expect(JSON.stringify(reply.body)).not.toContain('argon2');
      const me = await auth.resolve(reply.body.token);
      expect(me.body.user.id).toBe(reply.body.user.id);
    });

    it('keeps an argon2id hash of the agreed cost', async () => {
      await auth.register('hashed@example.com');
      const [row] = await auth.database.db.select().from(users).where(eq(users.email, 'hashed@example.com'));
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('lets one of 20 registrations at once through', async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, n) => auth.register(n % 2 ? 'race@example.com' : 'RACE@example.com')),
      );
      const statuses = replies.map((reply) => reply.status).sort();
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      const rows = await auth.database.db.select().from(users).where(sql`lower(email) = 'race@example.com'`);
      expect(rows).toHaveLength(1);
    });
  });

  describe('400', () => {
    it.each(['role', 'id', 'loyaltyPoints', 'totalSpent', 'disabledAt', 'createdAt', 'constructor'])(
      'refuses the unknown field %s',
      async (field) => {
        const email = `extra-${field}@example.com`.toLowerCase();
        const body = { firstName: 'Ada', lastName: 'Byron', email, password: 'correct horse', [field]: 'staff' };
        const reply = await auth.post('/auth/register', body);
        expect(reply.status).toBe(400);
        expect(reply.body.fields).toContainEqual({ path: field, message: 'Unknown field' });
        expect((await auth.login(email)).status).toBe(401);
      },
    );

    it('names every field that is wrong', async () => {
      const body = { firstName: ' A ', lastName: '', email: 'nobody', password: '12345' };
      const reply = await auth.post('/auth/register', body);
      expect(reply.status).toBe(400);
      expect(reply.body.fields.map((field: { path: string }) => field.path)).toEqual([
        'firstName',
        'lastName',
        'email',
        'password',
      ]);
    });

    it('refuses a password of more than 128 characters', async () => {
      const body = { firstName: 'Ada', lastName: 'Byron', email: 'long@example.com', password: 'x'.repeat(200) };
      expect((await auth.post('/auth/register', body)).status).toBe(400);
    });
  });

  it('409: refuses a taken email in another letter-case', async () => {
    await auth.register('taken@example.com');
    const reply = await auth.register('TAKEN@example.com');
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'conflict', message: 'An account with this email already exists' });
  });

  it('401: refuses a call that no process of ours signed', async () => {
    const reply = await request(auth.server).post('/auth/register').set('x-role', 'system').send({});
    expect(reply.status).toBe(401);
  });
});

describe('POST /auth/login', () => {
  describe('200', () => {
    it('signs in, in any letter-case, and remembers when', async () => {
      await auth.register('login@example.com');
      auth.clock.at = new Date(Date.now() + 5000);
      const reply = await auth.login('LOGIN@Example.com');
      expect(reply.status).toBe(200);
      expect(reply.body.user.lastLoginAt).toBe(auth.clock.at.toISOString());
      auth.clock.at = new Date();
    });

    it('gives a new token each time and ends the session this browser had', async () => {
      const first = await auth.register('rotate@example.com');
      const second = await auth.login('rotate@example.com', undefined, { 'x-session-token': first.body.token });
      expect(second.body.token).not.toBe(first.body.token);
      expect((await auth.resolve(first.body.token)).status).toBe(401);
      expect((await auth.resolve(second.body.token)).status).toBe(200);
    });
  });

  describe('401', () => {
    it('answers a wrong password, an unknown address and a shut account alike', async () => {
      await auth.register('known@example.com');
      await auth.register('shut@example.com');
      await auth.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'shut@example.com'));
      const replies = [
        await auth.login('known@example.com', 'wrong password'),
        await auth.login('unknown@example.com', 'wrong password'),
        await auth.login('shut@example.com'),
      ];
      for (const { status, body } of replies) {
        expect(status).toBe(401);
        expect({ ...body, requestId: '' }).toEqual({
          code: 'unauthenticated',
          message: 'Invalid email or password',
          requestId: '',
        });
      }
    });

    it('takes as long for an unknown address as for a known one', async () => {
      await auth.register('timed@example.com');
      const times: Record<string, number[]> = { 'timed@example.com': [], 'nobody@example.com': [] };
      for (let round = 0; round < 25; round += 1) {
        for (const [email, list] of Object.entries(times)) {
          await auth.database.db.delete(loginAttempts);
          const startedAt = performance.now();
          await auth.login(email, 'wrong password');
          list.push(performance.now() - startedAt);
        }
      }
      const [known, unknown] = Object.values(times).map(median);
      // The hash is nearly all of the time: without it the unknown address would take a tenth.
      expect((unknown ?? 0) / (known ?? 1)).toBeGreaterThan(0.5);
      expect((unknown ?? 0) / (known ?? 1)).toBeLessThan(2);
    });
  });

  describe('400', () => {
    it.each([
      [{ email: ['a@example.com'], password: 'x'.repeat(8) }],
      [{ email: { $ne: '' }, password: 'x'.repeat(8) }],
      [{ email: 'a@example.com' }],
      [{ email: 'a@example.com', password: 'correct horse', extra: 1 }],
      [{ email: 'a\u0000@example.com', password: 'correct horse' }],
    ])('refuses %j', async (body) => {
      expect((await auth.post('/auth/login', body)).status).toBe(400);
    });
  });

  describe('429', () => {
    it('lets ten wrong passwords reach an account in a window, from anywhere, also at once', async () => {
      await auth.register('guessed@example.com');
      await auth.database.db.delete(loginAttempts);
      const guesses = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          auth.login('guessed@example.com', `wrong ${n}`, { 'x-client-ip': `10.0.0.${n}` }),
        ),
      );
      expect(guesses.filter((reply) => reply.status === 401)).toHaveLength(10);
      expect(guesses.filter((reply) => reply.status === 429)).toHaveLength(10);

      const right = await auth.login('guessed@example.com');
      expect(right.status).toBe(429);
      expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
      auth.clock.at = new Date(Date.now() + 16 * 60_000);
      expect((await auth.login('guessed@example.com')).status).toBe(200);
      auth.clock.at = new Date();
    });

    it('counts the same for an address that has no account', async () => {
      const replies = [];
      for (let n = 0; n < 11; n += 1) replies.push((await auth.login('nobody@example.com', 'wrong password')).status);
      expect(replies).toEqual([...Array(10).fill(401), 429]);
    });

    it('lets fifty wrong passwords come from one client', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 52; n += 1) {
        const reply = await auth.login(`a${n}@example.com`, 'wrong password', { 'x-client-ip': '10.1.1.1' });
        statuses.push(reply.status);
      }
      expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
      expect(statuses.slice(50)).toEqual([429, 429]);
      const elsewhere = await auth.login('b@example.com', 'wrong password', { 'x-client-ip': '10.1.1.2' });
      expect(elsewhere.status).toBe(401);
    });

    it('forgets the failures of an account once its password was right, and no others', async () => {
      await auth.register('forgetful@example.com');
      const from = { 'x-client-ip': '10.2.2.2' };
      for (let n = 0; n < 9; n += 1) await auth.login('forgetful@example.com', 'wrong password', from);
      expect((await auth.login('forgetful@example.com', undefined, from)).status).toBe(200);
      expect((await auth.login('forgetful@example.com', 'wrong password', from)).status).toBe(401);
      const [client] = await auth.database.db.select().from(loginAttempts).where(sql`key like 'client:%'`);
      expect(client?.attempts).toBe(10);
    });
  });

  it('503: refuses what neither runs nor fits in line, and does not count it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => auth.login(`flood${n}@example.com`, 'wrong password')),
    );
    const refused = replies.filter((reply) => reply.status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    const rows = await auth.database.db.select().from(loginAttempts).where(sql`key like 'account:%' and attempts > 0`);
    expect(rows).toHaveLength(60 - refused.length);
  });
});

describe('PUT /auth/profile', () => {
  const form = { firstName: 'Ada', lastName: 'Lovelace', marketingOptIn: false };

  describe('200', () => {
    it('writes what is sent, keeps what is not, clears what is empty', async () => {
      const { body } = await auth.register('profile@example.com');
      const email = 'profile@example.com';
      await auth.profile(body.user.id, { ...form, email, phone: '+1 555 0100', city: 'London' });
      const reply = await auth.profile(body.user.id, { ...form, email, city: '' });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({
        lastName: 'Lovelace',
        phone: '+1 555 0100',
        city: null,
        marketingOptIn: false,
      });
    });

    it('changes the email with the current password and ends the other sessions', async () => {
      const { body: here } = await auth.register('moving@example.com');
      const { body: elsewhere } = await auth.login('moving@example.com');
      const reply = await auth.profile(
        here.user.id,
        { ...form, email: 'moved@example.com', currentPassword: 'correct horse' },
        { 'x-session-token': here.token },
      );
      expect(reply.body.email).toBe('moved@example.com');
      expect((await auth.resolve(here.token)).status).toBe(200);
      expect((await auth.resolve(elsewhere.token)).status).toBe(401);
      expect((await auth.login('moving@example.com')).status).toBe(401);
    });
  });

  it('400: wants the current password for a new email', async () => {
    const { body } = await auth.register('careful@example.com');
    const reply = await auth.profile(body.user.id, { ...form, email: 'thief@example.com' });
    expect(reply.status).toBe(400);
    expect(reply.body.fields[0].path).toBe('currentPassword');
  });

  it.each([{ role: 'operator' }, { id: 1 }, { marketingOptIn: 'yes' }, { loyaltyPoints: 5 }])(
    '400: refuses %j',
    async (extra) => {
      const { body } = await auth.register(`p${Object.keys(extra)[0]}@example.com`);
      const reply = await auth.profile(body.user.id, { ...form, email: body.user.email, ...extra });
      expect(reply.status).toBe(400);
    },
  );

  it('403: refuses a wrong current password, and counts the guess', async () => {
    const { body } = await auth.register('guarded@example.com');
    const wrong = { ...form, email: 'thief2@example.com', currentPassword: 'wrong password' };
    const replies = [];
    for (let n = 0; n < 11; n += 1) replies.push(await auth.profile(body.user.id, wrong));
    expect(replies[0]?.status).toBe(403);
    expect(replies[0]?.body.fields[0].path).toBe('currentPassword');
    expect(replies.at(-1)?.status).toBe(429);
  });

  it('409: refuses an email that somebody has', async () => {
    await auth.register('first@example.com');
    const { body } = await auth.register('second@example.com');
    const reply = await auth.profile(body.user.id, {
      ...form,
      email: 'FIRST@example.com',
      currentPassword: 'correct horse',
    });
    expect(reply.status).toBe(409);
  });

  it('401: refuses a visitor', async () => {
    const reply = await request(auth.server)
      .put('/auth/profile')
      .set('authorization', await auth.bearer('anonymous'))
      .send({});
    expect(reply.status).toBe(401);
  });
});

describe('GET /auth/me', () => {
  it('200: answers with the account of the signed token', async () => {
    const { body } = await auth.register('me@example.com');
    const reply = await request(auth.server)
      .get('/auth/me')
      .set('authorization', await auth.bearer('shopper', body.user.id));
    expect(reply.body).toMatchObject({ id: body.user.id, email: 'me@example.com' });
  });

  it('401: refuses a visitor', async () => {
    const reply = await request(auth.server)
      .get('/auth/me')
      .set('authorization', await auth.bearer('anonymous'));
    expect(reply.status).toBe(401);
  });
});
