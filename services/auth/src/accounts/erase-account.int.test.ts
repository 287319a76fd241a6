import { randomUUID } from 'node:crypto';
import type { Role } from '@shopwright/contracts/roles';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountEmails,
  contactMessages,
  loyaltyEntries,
  newsletterSubscriptions,
  outbox,
  teamInvitations,
  users,
} from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { signedInAgent } from '../test-signed-in';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

/** Contains 122 random bits, which no one can know in advance. */
const erasedEmail = /^erased-[0-9a-f-]{36}@erased\.invalid$/;

const erase = async (userId: number, password = 'correct horse') =>
  (await auth.as('shopper', userId)).post('/auth/erase').send({ password });
const write = async (email: string, userId?: number) =>
  (await auth.as('shopper', userId))
    .post('/contact')
    .send({ name: 'Ada Byron', email, subject: 'My canary', message: 'My canary sings', requestId: randomUUID() });

/** Creates an account that has rows in every table. */
async function createRegular(email: string) {
  const { body } = await auth.register(email);
  await auth.verify(email);
  const profile = { firstName: 'Ada', lastName: 'Byron', email, phone: '+1 555 0100', city: 'London' };
  await auth.profile(body.user.id, { ...profile, address: '12 Square', marketingOptIn: true });
  const entry = { eventId: randomUUID(), userId: body.user.id, orderId: body.user.id, kind: 'earned' };
  await (await auth.as('workers')).post('/internal/loyalty-entries').send({ ...entry, amount: '42.00' });
  await write(email, body.user.id);
  await write(email.toUpperCase());
  return body;
}

describe('GET /auth/export', () => {
  it('200: contains everything that is stored about the user', async () => {
    const { user, token } = await createRegular('export@example.com');
    await auth.database.db.update(users).set({ loyaltyPoints: 1042 }).where(eq(users.id, user.id));
    const redemption = { kind: 'ten-dollars', requestId: randomUUID() };
    await (await auth.as('shopper', user.id)).post('/rewards').send(redemption);
    const headers = { 'x-session-token': token };
    const { status, body } = await (await auth.as('shopper', user.id)).get('/auth/export').set(headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: user.id, email: 'export@example.com', city: 'London' },
      sessions: [{ isCurrent: true }],
      loyaltyEntries: [
        { kind: 'redeemed', points: -1000 },
        { kind: 'earned', points: 42, amount: '42.00', orderId: user.id },
      ],
      rewards: [{ kind: 'ten-dollars', state: 'available' }],
      newsletter: { state: 'confirmed' },
      contactMessages: [{ subject: 'My canary' }, { message: 'My canary sings' }],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('200: leaves out what belongs to an address that is not verified', async () => {
    await write('someone@example.com');
    await (await auth.as('anonymous')).post('/newsletter').send({ email: 'someone@example.com' });
    const { body } = await auth.register('someone@example.com');
    const { body: known } = await (await auth.as('shopper', body.user.id)).get('/auth/export');
    expect(known).toMatchObject({ newsletter: null, contactMessages: [] });
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).get('/auth/export')).status).toBe(401);
  });
});

describe('GET /internal/accounts/:id/export', () => {
  it.each([
    ['shopper', 200],
    ['staff', 409],
    ['operator', 409],
  ] as const)('the store exports no sessions of its own team: %s', async (role, status) => {
    const { body } = await auth.register(`file-of-${role}@example.com`);
    await auth.database.db.update(users).set({ role }).where(eq(users.id, body.user.id));
    const response = await (await auth.as('order')).get(`/internal/accounts/${body.user.id}/export`);
    expect([response.status, response.body.sessions !== undefined]).toEqual([status, status === 200]);
    await auth.database.db.update(users).set({ role: 'shopper' }).where(eq(users.id, body.user.id));
  });
});

describe('POST /auth/erase', () => {
  it('204: removes all personal data and notifies the other services', async () => {
    const { user, token } = await createRegular('goodbye@example.com');
    expect((await erase(user.id)).status).toBe(204);

    expect((await auth.resolve(token)).status).toBe(401);
    expect((await auth.login('goodbye@example.com')).status).toBe(401);
    expect((await (await auth.as('shopper', user.id)).get('/auth/me')).status).toBe(401);
    const [row] = await auth.database.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({
      email: expect.stringMatching(erasedEmail),
      firstName: 'Former',
      lastName: 'Customer',
      marketingOptIn: false,
      address: null,
      phone: null,
      city: null,
      lastLoginAt: null,
      emailVerifiedAt: null,
      disabledAt: expect.any(Date),
      loyaltyPoints: 0,
      totalSpent: '42.00',
    });
    for (const table of [users, contactMessages, newsletterSubscriptions, accountEmails]) {
      const rows = JSON.stringify(await auth.database.db.select().from(table)).toLowerCase();
      expect(rows).not.toContain('goodbye@');
    }
    const messages = await auth.database.db.select().from(contactMessages).where(eq(contactMessages.email, row!.email));
    expect(messages.map(({ name, message, userId }) => [name, message, userId])).toEqual(
      Array(2).fill(['Former Customer', '—', null]),
    );
    const [event] = await auth.database.db.select().from(outbox).where(eq(outbox.queue, 'order-erasures'));
    expect(event?.payload).toEqual({ userId: user.id });
  });

  it('204: expires the points by an entry, so that the ledger’s sum stays equal to the account’s', async () => {
    const { user } = await createRegular('points@example.com');
    await erase(user.id);
    const entries = await auth.database.db
      .select()
      .from(loyaltyEntries)
      .where(eq(loyaltyEntries.userId, user.id))
      .orderBy(asc(loyaltyEntries.id));
    expect(entries.map(({ kind, points, orderId }) => [kind, points, orderId])).toEqual([
      ['earned', 42, user.id],
      ['lapsed', -42, null],
    ]);
  });

  it('204: the address may register again', async () => {
    const { user } = await createRegular('again@example.com');
    await erase(user.id);
    const response = await auth.register('again@example.com');
    expect(response.status).toBe(201);
    expect(response.body.user).toMatchObject({ loyaltyPoints: 0, emailVerified: false });
  });

  it('happens once when two requests arrive at the same time', async () => {
    const { user } = await createRegular('double@example.com');
    await Promise.all([erase(user.id), erase(user.id)]);
    const events = await auth.database.db
      .select()
      .from(outbox)
      .where(sql`type = 'account-erased' and queue = 'order-erasures' and payload->>'userId' = ${String(user.id)}`);
    expect(events).toHaveLength(1);
  });

  it('204: keeps messages under an unverified address that were not sent while signed in', async () => {
    await write('victim@example.com');
    const { body } = await auth.register('victim@example.com');
    await erase(body.user.id);
    const rows = await auth.database.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, 'victim@example.com'));
    expect(rows).toHaveLength(1);
  });

  it('204: leaves the newsletter and the invitation of an address that the account never verified', async () => {
    const email = 'subscriber@example.com';
    await (await auth.as('anonymous')).post('/newsletter').send({ email });
    const token = await auth.latestToken('confirm-newsletter', email);
    await (await auth.as('anonymous')).post('/newsletter/confirm').send({ token });
    const operator = await signedInAgent(auth, 'inviting@example.com', 'operator');
    expect((await operator.post('/team/invitations', { email, role: 'staff' })).status).toBe(201);
    const { body } = await auth.register(email);
    await (await auth.as('shopper', body.user.id)).put('/auth/settings').send({ marketingOptIn: false });
    const stateOf = async () =>
      (await auth.database.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0]
        ?.state;
    expect(await stateOf()).toBe('confirmed');
    await auth.database.db.update(users).set({ role: 'shopper' }).where(eq(users.id, operator.id));
    expect((await erase(body.user.id)).status).toBe(204);
    expect(await stateOf()).toBe('confirmed');
    expect(await auth.database.db.select().from(teamInvitations).where(eq(teamInvitations.email, email))).toHaveLength(
      1,
    );
  });

  it('204: an account with the address that an erasure once had is in no one’s way', async () => {
    const { body } = await auth.register('target@example.com');
    const squatter = { firstName: 'Ada', lastName: 'Byron', email: `erased-${body.user.id}@erased.invalid` };
    await auth.database.db.insert(users).values({ ...squatter, password: 'none' });
    expect((await erase(body.user.id)).status).toBe(204);
  });

  it('400: names a wrong password and erases nothing', async () => {
    const { body } = await auth.register('careful@example.com');
    const response = await erase(body.user.id, 'wrong password');
    expect([response.status, response.body.fields[0].path]).toEqual([400, 'password']);
    expect((await auth.login('careful@example.com')).status).toBe(200);
  });

  it('401: refuses a visitor', async () => {
    expect((await (await auth.as('anonymous')).post('/auth/erase').send({ password: 'x' })).status).toBe(401);
  });

  it('409: keeps the last operator, also when the last two are erased at the same time', async () => {
    const { db } = auth.database;
    const ids: number[] = [];
    for (const email of ['op1@example.com', 'op2@example.com']) {
      const { body } = await auth.register(email);
      ids.push(body.user.id);
      await db
        .update(users)
        .set({ role: 'operator' satisfies Role })
        .where(eq(users.id, body.user.id));
    }
    const responses = await Promise.all(ids.map((id) => erase(id)));
    expect(responses.map((response) => response.status).sort()).toEqual([204, 409]);
    const [last] = await db.select().from(users).where(sql`role = 'operator' and disabled_at is null`);
    expect((await erase(last!.id)).body.code).toBe('conflict');
  });
});

describe('POST /internal/accounts/:id/erase', () => {
  const eraseFor = async (userId: number) => (await auth.as('order')).post(`/internal/accounts/${userId}/erase`);

  it('200 once: erases a disabled account and notifies the other services', async () => {
    const { user } = await createRegular('disabled@example.com');
    await auth.database.db.update(users).set({ disabledAt: auth.clock.at }).where(eq(users.id, user.id));
    const responses = [...(await Promise.all([eraseFor(user.id), eraseFor(user.id)])), await eraseFor(user.id)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [row] = await auth.database.db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ email: expect.stringMatching(erasedEmail), firstName: 'Former', address: null });
    const events = await auth.database.db
      .select()
      .from(outbox)
      .where(sql`type = 'account-erased' and queue = 'order-erasures' and payload->>'userId' = ${String(user.id)}`);
    expect(events).toHaveLength(1);
  });
});
