import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEmails, customerImports, newsletterSubscriptions, savedAddresses, users } from '../db/schema';
import { unusableHash } from '../passwords/passwords';
import { startAuth, type TestAuth } from '../test-auth';
import { sendInvitations } from './invite-imported';

let auth: TestAuth;
let importId: string;

beforeAll(async () => {
  auth = await startAuth();
});
beforeEach(() => {
  importId = crypto.randomUUID();
});
afterAll(() => auth.stop());

interface Item {
  key: string;
  outcome?: string | undefined;
  changes?: unknown;
  reason?: string | undefined;
}

const run = async (
  phase: 'check' | 'import' | 'undo',
  items: Item[] | FileCells[],
  sendsInvitations = false,
  requestedBy: number | null = null,
) => {
  const body = {
    importId,
    phase,
    sendsInvitations,
    requestedBy,
    currency: 'usd',
    items: items.map((item, at) =>
      phase === 'undo'
        ? {
            key: (item as Item).key,
            rows: [],
            outcome: (item as Item).outcome ?? null,
            changes: (item as Item).changes ?? null,
          }
        : { key: `row:${at + 1}`, rows: [{ row: at + 1, cells: item as FileCells }], outcome: null, changes: null },
    ),
  };
  const response = await (await auth.as('workers')).post('/internal/imported-customers').send(body);
  expect(response.status).toBe(200);
  return response.body as Item[];
};
const find = async (email: string) =>
  (await auth.database.db.select().from(users).where(sql`lower(email) = ${email}`))[0];
const findConsent = async (email: string) =>
  (await auth.database.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];
const fresh = () => `c-${crypto.randomUUID().slice(0, 8)}@example.com`;
const outcomes = (decided: Item[]) => decided.map(({ outcome, reason }) => outcome ?? reason);

describe('an import of customers', () => {
  it('adds accounts without a password, with address, language and consent of its date', async () => {
    const email = fresh();
    const cells = {
      email: email.toUpperCase(),
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: "'+4930123456",
      language: 'de-DE',
      acceptsMarketing: 'yes',
      consentAt: '2024-05-31 10:00:00 +0200',
      address1: 'Unter den Linden 1',
      city: 'Berlin',
      postalCode: '10117',
      country: 'Deutschland',
    };
    expect(outcomes(await run('check', [cells]))).toEqual(['created']);
    expect(await find(email)).toBeUndefined();
    expect(outcomes(await run('import', [cells]))).toEqual(['created']);
    const account = await find(email);
    expect(account).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+4930123456',
      preferredLanguage: 'de',
      password: unusableHash,
      emailVerifiedAt: null,
      marketingOptIn: true,
    });
    const [saved] = await auth.database.db
      .select()
      .from(savedAddresses)
      .where(eq(savedAddresses.userId, account?.id ?? 0));
    expect(saved).toMatchObject({ isDefault: true, address: { locality: 'Berlin', country: 'DE' } });
    const consent = await findConsent(email);
    expect([consent?.state, consent?.source, consent?.confirmedAt?.toISOString()]).toEqual([
      'confirmed',
      'import',
      '2024-05-31T08:00:00.000Z',
    ]);
  });

  it('finds its outcomes where a batch comes again, and changes nothing by the same file in another import', async () => {
    const rows: FileCells[] = [
      { email: fresh(), firstName: 'Ada' },
      { email: fresh(), acceptsMarketing: 'true' },
    ];
    const first = await run('import', rows);
    expect(await run('import', rows)).toEqual(first);
    const again = await Promise.all([run('import', rows), run('import', rows)]);
    expect(again).toEqual([first, first]);
    importId = crypto.randomUUID();
    expect(outcomes(await run('import', rows))).toEqual(['unchanged', 'unchanged']);
  });

  it('adds each customer once by two workers with the same batch', async () => {
    const rows = Array.from({ length: 50 }, () => ({ email: fresh(), firstName: 'Ada', acceptsMarketing: 'yes' }));
    const both = await Promise.all([run('import', rows), run('import', rows)]);
    for (const decided of both) expect(new Set(outcomes(decided))).toEqual(new Set(['created']));
    expect(await auth.database.db.$count(customerImports, eq(customerImports.importId, importId))).toBe(50);
  });

  it('overwrites nothing of an account, and fills in what it lacks', async () => {
    const email = fresh();
    await run('import', [{ email, firstName: 'Ada', lastName: 'Lovelace' }]);
    importId = crypto.randomUUID();
    const [item] = await run('import', [
      { email, firstName: 'Eve', lastName: 'Other', phone: '+1 555', city: 'Paris' },
    ]);
    expect(item).toMatchObject({
      outcome: 'updated',
      changes: { values: { phone: [null, '+1 555'], city: [null, 'Paris'] } },
    });
    expect(await find(email)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', phone: '+1 555', city: 'Paris' });
  });

  it('refuses an account whose address nobody has verified, for anyone can register one', async () => {
    const email = fresh();
    expect((await auth.register(email)).status).toBe(201);
    const unverified = { reason: 'email: This account has not verified its email address' };
    expect(await run('import', [{ email, phone: '+1 555', acceptsMarketing: 'yes' }])).toMatchObject([unverified]);
    expect([(await find(email))?.phone, await findConsent(email)]).toEqual([null, undefined]);
    await auth.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(sql`lower(email) = ${email}`);
    importId = crypto.randomUUID();
    expect(outcomes(await run('import', [{ email, phone: '+1 555' }]))).toEqual(['updated']);
  });

  it('stands in the audit log as what the requester did, and so does its undo', async () => {
    const requestedBy = (await auth.register(fresh())).body.user.id;
    const row = { email: fresh(), firstName: 'Ada' };
    const decided = await run('import', [row], false, requestedBy);
    await run('undo', decided, false, requestedBy);
    await run('check', [row], false, requestedBy);
    const entries = await auth.database.db.execute<{ action: string; userId: number }>(sql`
      select action, actor_id as "userId" from audit_log where import_id = ${importId} order by id`);
    expect(entries).toEqual([
      { action: 'import', userId: requestedBy },
      { action: 'undo import', userId: requestedBy },
    ]);
  });

  it.each([
    ['a newer no', 'no', '2025-01-02', 'unsubscribed'],
    ['an older no', 'no', '2023-01-02', 'confirmed'],
    ['a no without a date', 'no', '', 'confirmed'],
  ])('takes of %s what is newer', async (_, acceptsMarketing, consentAt, state) => {
    const email = fresh();
    await run('import', [{ email, acceptsMarketing: 'yes', consentAt: '2024-01-02' }]);
    importId = crypto.randomUUID();
    await run('import', [{ email, acceptsMarketing, consentAt }]);
    expect((await findConsent(email))?.state).toBe(state);
    expect((await find(email))?.marketingOptIn).toBe(state === 'confirmed');
  });

  it('brings back nobody who was erased', async () => {
    const [email, guest] = [fresh(), fresh()];
    await run('import', [{ email, firstName: 'Ada' }]);
    const order = await auth.as('order');
    await order.post(`/internal/accounts/${(await find(email))?.id}/erase`).expect(200);
    await order.post('/internal/guest-erasures').send({ email: guest }).expect(200);
    importId = crypto.randomUUID();
    const decided = await run('import', [{ email }, { email: guest }]);
    expect(decided.map(({ reason }) => reason)).toEqual(
      Array(2).fill(expect.stringContaining('email: This customer had their data erased')),
    );
    expect(await find(email)).toBeUndefined();
  });

  it('refuses what it cannot read, with the column', async () => {
    const decided = await run('import', [
      { firstName: 'Nobody' },
      { email: 'no address' },
      { email: fresh(), acceptsMarketing: 'perhaps', language: 'xx', consentAt: 'yesterday' },
      { email: fresh(), consentAt: '2999-01-01' },
    ]);
    expect(decided.map(({ reason }) => reason?.split(':')[0])).toEqual(['email', 'email', 'language', 'consentAt']);
    expect(decided[2]?.reason).toMatch(/language: .*; acceptsMarketing: .*; consentAt: /);
  });

  it('is undone, except for accounts that were used since then', async () => {
    const [unused, used, filled] = [fresh(), fresh(), fresh()];
    await run('import', [{ email: filled }]);
    importId = crypto.randomUUID();
    const decided = await run('import', [
      { email: unused, firstName: 'Ada', acceptsMarketing: 'yes' },
      { email: used, firstName: 'Bob' },
      { email: filled, phone: '+1 555', acceptsMarketing: 'yes', consentAt: '2024-01-01' },
    ]);
    await auth.database.db.update(users).set({ password: 'chosen' }).where(sql`lower(email) = ${used}`);
    const undone = await run('undo', decided);
    expect(undone.map(({ reason }) => reason)).toEqual([undefined, 'Used since then, and kept', undefined]);
    expect(await find(unused)).toBeUndefined();
    expect(await findConsent(unused)).toBeUndefined();
    expect(await find(used)).toMatchObject({ firstName: 'Bob' });
    expect(await find(filled)).toMatchObject({ phone: null, marketingOptIn: false });
    expect(await findConsent(filled)).toBeUndefined();
    // It is no erasure on request.
    importId = crypto.randomUUID();
    expect(outcomes(await run('import', [{ email: unused }]))).toEqual(['created']);
  });
});

describe('invitations', () => {
  const send = (max?: number) => sendInvitations({ database: auth.database, now: () => new Date() }, max);
  const countEmails = (email: string) =>
    auth.database.db.$count(accountEmails, sql`kind = 'choose-password' and email = ${email}`);

  it('go to new customers where staff asked for them, each once', async () => {
    const [invited, known] = [fresh(), fresh()];
    await run('import', [{ email: known }]);
    importId = crypto.randomUUID();
    await run('import', [{ email: invited }, { email: known, phone: '+1 555' }], true);
    await Promise.all([send(), send()]);
    await send();
    expect([await countEmails(invited), await countEmails(known)]).toEqual([1, 0]);
  });

  it('lead to a password, without which nobody can sign in', async () => {
    const email = fresh();
    await run('import', [{ email, firstName: 'Ada', lastName: 'Lovelace' }], true);
    expect((await auth.login(email)).status).toBe(401);
    await send(100);
    const token = await auth.latestToken('choose-password', email);
    const bff = await auth.as('bff');
    await bff.post('/auth/reset-password').send({ token, password: 'correct horse' }).expect(204);
    expect((await auth.login(email)).status).toBe(200);
    expect(await find(email)).toMatchObject({ emailVerifiedAt: expect.any(Date) });
    await bff.post('/auth/reset-password').send({ token, password: 'another horse' }).expect(410);
  });

  it('are sent later by POST /imports/:jobId/invitations, some at a time', async () => {
    const emails = Array.from({ length: 5 }, fresh);
    await run(
      'import',
      emails.map((email) => ({ email })),
    );
    expect(await send()).toBe(0);
    await auth.database.db.update(users).set({ password: 'chosen' }).where(sql`lower(email) = ${emails[0]}`);
    const staff = await auth.as('staff');
    expect((await staff.post(`/imports/${importId}/invitations`).expect(200)).body).toEqual({ invited: 4 });
    expect((await staff.post(`/imports/${importId}/invitations`).expect(200)).body).toEqual({ invited: 0 });
    expect([await send(3), await send(3)]).toEqual([3, 1]);
    expect(await countEmails(emails[0] ?? '')).toBe(0);
    const shopper = await auth.as('shopper');
    expect((await shopper.post(`/imports/${importId}/invitations`)).status).toBe(403);
  });
});
