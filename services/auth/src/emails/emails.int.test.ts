import { randomUUID } from 'node:crypto';
import { captureLog } from '@shopwright/testing/captured-log';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmails, outbox } from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { purgeEmails } from './request-email';

let auth: TestAuth;
const log = captureLog();

beforeAll(async () => {
  auth = await startAuth({ logger: log.logger });
});
afterAll(() => auth.stop());

describe('GET /internal/account-mails/:mailId', () => {
  it('404: once its link was used or expired or the account was erased; 403: for any other role', async () => {
    const { body } = await auth.register('gone@example.com');
    const get = () => auth.latestEmail('verify-email', 'gone@example.com');
    expect((await get()).status).toBe(200);
    auth.clock.at = new Date(Date.now() + 8 * 24 * 3_600_000);
    expect((await get()).status).toBe(404);
    auth.clock.at = new Date();
    const first = await auth.latestToken('verify-email', 'gone@example.com');
    await auth.followVerification(first);
    expect((await get()).status).toBe(404);
    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email: 'gone@example.com' });
    expect((await auth.latestEmail('reset-password')).status).toBe(200);
    const [email] = await auth.database.db.select().from(accountEmails).where(sql`kind = 'reset-password'`);
    await (await auth.as('shopper', body.user.id)).post('/auth/erase').send({ password: 'correct horse' });
    const path = `/internal/account-mails/${email?.id}`;
    expect((await (await auth.as('workers')).get(path)).status).toBe(404);
    expect((await (await auth.as('operator')).get(path)).status).toBe(403);
    expect((await (await auth.as('workers')).get(`/internal/account-mails/${randomUUID()}`)).status).toBe(404);
  });
});

describe('POST /internal/events/handled', () => {
  it('200: marks the event of this queue as handled', async () => {
    await auth.register('handled@example.com');
    const [event] = await auth.database.db
      .select()
      .from(outbox)
      .where(sql`queue = 'account-mails' and handled_at is null`);
    const jobs = [{ eventId: event?.eventId, queue: 'account-mails' }];
    const acknowledge = async (caller: 'workers' | 'operator') =>
      (await auth.as(caller)).post('/internal/events/handled').send({ jobs });
    expect((await acknowledge('operator')).status).toBe(403);
    expect((await acknowledge('workers')).body).toEqual({ handled: true });
    const [row] = await auth.database.db.select().from(outbox).where(sql`event_id = ${event?.eventId}`);
    expect(row?.handledAt).toBeInstanceOf(Date);
  });
});

describe('purgeEmails', () => {
  it('deletes emails after three months', async () => {
    await auth.register('old@example.com');
    const inMonths = new Date(Date.now() + 91 * 24 * 3_600_000);
    await purgeEmails(auth.database.db, new Date());
    expect(await auth.countEmails('verify-email', 'old@example.com')).toBe(1);
    await purgeEmails(auth.database.db, inMonths);
    expect(await auth.countEmails('verify-email', 'old@example.com')).toBe(0);
  });
});

describe('confidentiality', () => {
  it('writes no token, password, address or text of a message into the log, the outbox or the rows of emails', async () => {
    const email = 'canary-address@example.com';
    const password = 'canary-password';
    const form = { firstName: 'Canary', lastName: 'Name', email, password };
    const { body } = await (await auth.as('bff')).post('/auth/register').send(form);
    const message = { name: 'Canary Name', email, subject: 'Canary subject', message: 'Canary message text' };
    await (await auth.as('anonymous')).post('/contact').send({ ...message, requestId: randomUUID() });
    await (await auth.as('anonymous')).post('/newsletter').send({ email });
    await (await auth.as('anonymous')).post('/auth/forgot-password').send({ email });
    const verify = await auth.latestToken('verify-email', email);
    const confirm = await auth.latestToken('confirm-newsletter', email);
    const reset = await auth.latestToken('reset-password', email);
    await auth.followVerification(verify);
    await (await auth.as('anonymous')).post('/newsletter/confirm').send({ token: confirm });
    await (await auth.as('anonymous')).post('/auth/reset-password').send({ token: reset, password: 'canary-second' });
    await (await auth.as('anonymous')).post('/auth/reset-password').send({ token: reset, password: 'canary-third' });
    await auth.register(email);
    // Provokes an error that the service logs in full: the table is missing.
    await auth.database.db.execute('alter table contact_messages rename to away');
    expect(
      (await (await auth.as('anonymous')).post('/contact').send({ ...message, requestId: randomUUID() })).status,
    ).toBe(500);
    await auth.database.db.execute('alter table away rename to contact_messages');
    await (await auth.as('shopper', body.user.id)).post('/auth/erase').send({ password: 'canary-second' });

    expect(log.text()).toContain('request failed');
    const events = JSON.stringify(await auth.database.db.select().from(outbox));
    expect(events).toContain('account-erased');
    const secrets = [body.token, verify, confirm, reset, 'canary', 'Canary'];
    for (const secret of secrets) {
      expect(log.text()).not.toContain(secret);
      expect(events).not.toContain(secret);
    }
    const emails = JSON.stringify(await auth.database.db.select().from(accountEmails));
    for (const secret of [verify, confirm, reset, 'Canary']) expect(emails).not.toContain(secret);
  });
});
