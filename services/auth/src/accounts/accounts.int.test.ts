import { user as userContract } from '@shopwright/contracts/http/auth';
import { eq, sql } from 'drizzle-orm';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginAttempts, users } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.delete(loginAttempts);
});

describe('POST /auth/register', () => {
  describe('201', () => {
    it('creates a shopper, signs in and does not expose the hash', async () => {
      const response = await auth.register('New.Shopper+tag@Example.com');
      expect(response.status).toBe(201);
      expect(userContract.strict().safeParse(response.body.user).error).toBeUndefined();
      expect(response.body.user).toMatchObject({
        email: 'New.Shopper+tag@Example.com',
        role: 'shopper',
        loyaltyPoints: 0,
      });
      expect(JSON.stringify(response.body)).not.toContain('argon2');
      const me = await auth.resolve(response.body.token);
      expect(me.body.user.id).toBe(response.body.user.id);
    });

    it('stores an argon2id hash of the configured cost', async () => {
      await auth.register('hashed@example.com');
      const [row] = await auth.database.db.select().from(users).where(eq(users.email, 'hashed@example.com'));
      expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('lets one of 20 concurrent registrations through', async () => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, n) => auth.register(n % 2 ? 'race@example.com' : 'RACE@example.com')),
      );
      const statuses = responses.map((response) => response.status).sort();
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
        const response = await (await auth.as('bff')).post('/auth/register').send(body);
        expect(response.status).toBe(400);
        expect(response.body.fields).toContainEqual({ path: field, message: 'Unknown field' });
        expect((await auth.login(email)).status).toBe(401);
      },
    );

    it('names every field that is wrong', async () => {
      const body = { firstName: ' A ', lastName: '', email: 'no-address', password: '12345' };
      const response = await (await auth.as('bff')).post('/auth/register').send(body);
      expect(response.status).toBe(400);
      expect(response.body.fields.map((field: { path: string }) => field.path)).toEqual([
        'firstName',
        'lastName',
        'email',
        'password',
      ]);
    });

    it('refuses an address that no email reaches, also as a new email', async () => {
      expect((await auth.register('erased-10@erased.invalid')).body.fields[0].path).toBe('email');
      const { body } = await auth.register('reachable@example.com');
      const form = { firstName: 'Ada', lastName: 'Byron', email: 'a@erased.invalid', marketingOptIn: true };
      const response = await auth.profile(body.user.id, { ...form, currentPassword: 'correct horse' });
      expect([response.status, response.body.fields[0].path]).toEqual([400, 'email']);
    });

    it('refuses a password of more than 128 characters', async () => {
      const body = { firstName: 'Ada', lastName: 'Byron', email: 'long@example.com', password: 'x'.repeat(200) };
      expect((await (await auth.as('bff')).post('/auth/register').send(body)).status).toBe(400);
    });
  });

  it('409: refuses a taken email in another letter-case', async () => {
    await auth.register('taken@example.com');
    const response = await auth.register('TAKEN@example.com');
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'conflict', message: 'An account with this email already exists' });
  });

  it('401: refuses a call that none of the store’s services signed', async () => {
    const response = await request(auth.url).post('/auth/register').set('x-role', 'system').send({});
    expect(response.status).toBe(401);
  });
});

describe('PUT /auth/profile', () => {
  const form = { firstName: 'Ada', lastName: 'Lovelace', marketingOptIn: false };

  describe('200', () => {
    it('writes fields that are sent, keeps the others and clears empty ones', async () => {
      const { body } = await auth.register('profile@example.com');
      const email = 'profile@example.com';
      await auth.profile(body.user.id, { ...form, email, phone: '+1 555 0100', city: 'London' });
      const response = await auth.profile(body.user.id, { ...form, email, city: '' });
      expect(response.status).toBe(200);
      expect(response.body).toMatchObject({
        lastName: 'Lovelace',
        phone: '+1 555 0100',
        city: null,
        marketingOptIn: false,
      });
    });

    it('leaves out what an earlier page of another device did not change', async () => {
      const { body } = await auth.register('devices@example.com');
      const agent = await auth.as('shopper', body.user.id);
      const put = (edit: object) => agent.put('/auth/profile').send(edit).expect(200);
      await Promise.all([put({ marketingOptIn: true }), put({ city: 'Turin' }), put({ firstName: 'Grace' })]);
      const response = await put({ phone: '+1 555 0100' });
      expect(response.body).toMatchObject({
        firstName: 'Grace',
        lastName: 'Byron',
        city: 'Turin',
        phone: '+1 555 0100',
        marketingOptIn: true,
        email: 'devices@example.com',
        pendingEmail: null,
      });
    });

    it('saves the other fields beside a new email, which waits for its link', async () => {
      const { body } = await auth.register('moving@example.com');
      const moving = { ...form, email: 'moved@example.com', currentPassword: 'correct horse' };
      const response = await auth.profile(body.user.id, { ...moving, city: 'Turin' });
      expect([response.status, response.body]).toMatchObject([
        200,
        { email: 'moving@example.com', pendingEmail: 'moved@example.com', city: 'Turin' },
      ]);
    });

    it('answers a new email alike whether or not another account has it', async () => {
      await auth.register('first@example.com');
      const { body } = await auth.register('second@example.com');
      const responses = [];
      for (const email of ['FIRST@example.com', 'free-address@example.com']) {
        const { status, body: user } = await auth.requestEmailChange(body.user.id, email);
        responses.push({ status, ...user, updatedAt: null, pendingEmail: user.pendingEmail === email.toLowerCase() });
      }
      expect(responses[0]).toMatchObject({ status: 200, email: 'second@example.com', pendingEmail: true });
      expect(responses[1]).toEqual(responses[0]);
    });
  });

  it('400: requires the current password for a new email', async () => {
    const { body } = await auth.register('careful@example.com');
    const response = await auth.profile(body.user.id, { ...form, email: 'thief@example.com' });
    expect(response.status).toBe(400);
    expect(response.body.fields[0].path).toBe('currentPassword');
  });

  it.each([{ role: 'operator' }, { id: 1 }, { marketingOptIn: 'yes' }, { loyaltyPoints: 5 }])(
    '400: refuses %j',
    async (extra) => {
      const { body } = await auth.register(`p${Object.keys(extra)[0]}@example.com`);
      const response = await auth.profile(body.user.id, { ...form, email: body.user.email, ...extra });
      expect(response.status).toBe(400);
    },
  );

  it('403: refuses a wrong current password and counts the attempt', async () => {
    const { body } = await auth.register('guarded@example.com');
    const wrong = { ...form, email: 'thief2@example.com', currentPassword: 'wrong password' };
    const responses = [];
    for (let n = 0; n < 11; n += 1) responses.push(await auth.profile(body.user.id, wrong));
    expect(responses[0]?.status).toBe(403);
    expect(responses[0]?.body.fields[0].path).toBe('currentPassword');
    expect(responses.at(-1)?.status).toBe(429);
  });

  it('401: refuses a visitor', async () => {
    const response = await (await auth.as('anonymous')).put('/auth/profile').send({});
    expect(response.status).toBe(401);
  });
});

describe('GET /auth/me', () => {
  it('200: returns the account of the signed token', async () => {
    const { body } = await auth.register('me@example.com');
    const response = await (await auth.as('shopper', body.user.id)).get('/auth/me');
    expect(response.body).toMatchObject({ id: body.user.id, email: 'me@example.com' });
  });

  it('401: refuses a visitor', async () => {
    const response = await (await auth.as('anonymous')).get('/auth/me');
    expect(response.status).toBe(401);
  });
});
