import { hash, verify } from '@node-rs/argon2';
import { eventually } from '@shopwright/testing/deadlines';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginAttempts, users } from '../db/schema';
import { createPasswords } from '../passwords/passwords';
import { startAuth, type TestAuth } from '../test-auth';

let auth: TestAuth;
/** The hashes that passwords were compared with. */
const compared: string[] = [];
/** The passwords that were hashed. */
const hashed: string[] = [];
/** While it is there, no comparison ends. */
let gate: Promise<void> | undefined;

beforeAll(async () => {
  const hasher = {
    hash: (password: string, cost: object) => {
      hashed.push(password);
      return hash(password, cost);
    },
    verify: async (stored: string, password: string) => {
      compared.push(stored);
      await gate;
      return verify(stored, password);
    },
  };
  auth = await startAuth({ passwords: createPasswords(hasher) });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.database.db.delete(loginAttempts);
});

describe('POST /auth/login', () => {
  describe('200', () => {
    it('signs in with the email in any letter-case and records the time', async () => {
      await auth.register('login@example.com');
      auth.clock.at = new Date(Date.now() + 5000);
      const response = await auth.login('LOGIN@Example.com');
      expect(response.status).toBe(200);
      expect(response.body.user.lastLoginAt).toBe(auth.clock.at.toISOString());
      auth.clock.at = new Date();
    });

    it('issues a new token each time and ends the browser’s previous session', async () => {
      const first = await auth.register('rotate@example.com');
      const second = await auth.login('rotate@example.com', undefined, { 'x-session-token': first.body.token });
      expect(second.body.token).not.toBe(first.body.token);
      expect((await auth.resolve(first.body.token)).status).toBe(401);
      expect((await auth.resolve(second.body.token)).status).toBe(200);
    });
  });

  describe('401', () => {
    it('answers a wrong password, an unknown address and a disabled account alike', async () => {
      await auth.register('known@example.com');
      await auth.register('disabled@example.com');
      await auth.database.db
        .update(users)
        .set({ disabledAt: new Date() })
        .where(eq(users.email, 'disabled@example.com'));
      const responses = [
        await auth.login('known@example.com', 'wrong password'),
        await auth.login('unknown@example.com', 'wrong password'),
        await auth.login('disabled@example.com'),
      ];
      for (const { status, body } of responses) {
        expect(status).toBe(401);
        expect({ ...body, requestId: '' }).toEqual({
          code: 'unauthenticated',
          message: 'Invalid email or password',
          requestId: '',
        });
      }
    });

    it('takes as long for an unknown address as for a known one: one comparison at the same cost', async () => {
      await auth.register('timed@example.com');
      const costs = [];
      for (const email of ['timed@example.com', 'unknown@example.org']) {
        compared.length = 0;
        await auth.login(email, 'wrong password');
        // Algorithm, version and cost; salt and hash follow.
        costs.push(compared.map((stored) => stored.split('$').slice(1, 4)));
      }
      expect(costs[0]).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
      expect(costs[1]).toEqual(costs[0]);
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
      expect((await (await auth.as('bff')).post('/auth/login').send(body)).status).toBe(400);
    });
  });

  it('503: refuses what neither runs nor fits in line, and does not count it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const refused: Awaited<ReturnType<TestAuth['login']>>[] = [];
    const answers = Array.from({ length: 60 }, async (_, n) => {
      const response = await auth.login(`flood${n}@example.com`, 'wrong password');
      if (response.status === 503) refused.push(response);
      return response.status;
    });
    // Two run and twenty wait in line: no other gets in before the gate opens.
    await vi.waitFor(() => expect(refused).toHaveLength(38), eventually);
    open();
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 401)).toHaveLength(22);
    expect(refused).toHaveLength(38);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    const rows = await auth.database.db
      .select()
      .from(loginAttempts)
      .where(sql`key like 'sign-in:%:%' and attempts > 0`);
    expect(rows).toHaveLength(22);
  });
});

describe('POST /auth/register', () => {
  it('takes as long for a taken address as for a new one: one hash, and the same time', async () => {
    for (const [email, status] of [
      ['registered@example.com', 201],
      ['REGISTERED@example.com', 409],
    ] as const) {
      hashed.length = 0;
      const startedAt = performance.now();
      expect((await auth.register(email)).status).toBe(status);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(200);
      expect(hashed).toEqual(['correct horse']);
    }
  });
});
