import { listServiceAudit, type StoredAuditEntry, undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { actFor } from '@shopwright/service-kit/audit/act-for';
import { sealEntries } from '@shopwright/service-kit/audit/audit-tasks';
import { checkChain } from '@shopwright/service-kit/audit/check-chain';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditedTables, unauditedTables } from '../db/audited-tables';
import * as schema from '../db/schema';
import { startAuth, type TestAuth } from '../test-auth';
import { type SignedIn, signedInAgent } from '../test-signed-in';
import { noteSecurityEvent } from './note-security-event';

let auth: TestAuth;
let owner: SignedIn;

beforeAll(async () => {
  auth = await startAuth({ isClientLimited: false });
  owner = await signedInAgent(auth, 'owner@lamps.example', 'operator');
});
afterAll(() => auth.stop());

const readLog = async (filters: object = {}): Promise<StoredAuditEntry[]> =>
  (await owner.post(listServiceAudit.auth.path, { words: [], limit: 50, ...filters })).body;
/** A failure is written after its response. */
const until = async <T>(read: () => Promise<T[]>, count: number): Promise<T[]> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const rows = await read();
    if (rows.length >= count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return read();
};

it('watches every table, or says why not', async () => {
  const names = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  expect([...auditedTables, ...Object.keys(unauditedTables)].sort()).toEqual(names.sort());
  const rows = await auth.database.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'audit' and c.relnamespace = 'auth'::regnamespace order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...auditedTables]);
});

it('records the sign-ins of members, and those that fail, without an address of anyone', async () => {
  const member = await signedInAgent(auth, 'member@lamps.example', 'staff');
  await auth.login('member@lamps.example', 'wrong password', { 'x-client-ip': '203.0.113.9' });
  const ofMember = () => readLog({ targetTypes: ['sign-in'], targetId: String(member.id) });
  const [failed, succeeded] = await until(ofMember, 2);
  expect(failed).toMatchObject({
    action: 'sign-in',
    actor: { userId: null, role: 'anonymous' },
    details: { outcome: 'unauthenticated' },
    network: '203.0.113.0/24',
    before: null,
    after: null,
    canUndo: false,
  });
  expect(succeeded).toMatchObject({ actor: { userId: member.id, role: 'staff' }, details: { outcome: 'succeeded' } });
  const found = await auth.database.db.execute(sql`select 1 from audit_log l where l::text ~* 'member@|203.0.113.9'`);
  expect(found).toEqual([]);
});

it('records no sign-in of a customer', async () => {
  const shopper = await signedInAgent(auth, 'shopper@lamps.example');
  await auth.login(shopper.email);
  expect(await readLog({ targetTypes: ['sign-in'], targetId: String(shopper.id) })).toEqual([]);
  const transaction = () => Promise.reject(new Error('a sign-in of a customer takes no transaction'));
  const database = { ...auth.database, transaction };
  await noteSecurityEvent({ database }, { event: 'sign-in', outcome: 'succeeded', userId: shopper.id });
});

it('records roles, access and API keys with what they were, and no secret', async () => {
  const member = await signedInAgent(auth, 'promoted@lamps.example', 'staff');
  expect((await owner.put(`/team/members/${member.id}/role`, { role: 'operator' })).status).toBeLessThan(300);
  expect((await owner.put(`/team/members/${member.id}/access`, { isDisabled: true })).status).toBeLessThan(300);
  const [disabled, promoted] = await readLog({ targetTypes: ['account'], targetId: String(member.id) });
  expect(promoted).toMatchObject({
    action: 'PUT /team/members/:id/role',
    actor: { userId: owner.id, role: 'operator' },
    before: { role: 'staff' },
    after: { role: 'operator' },
  });
  expect(disabled).toMatchObject({ before: { disabled_at: null }, after: { disabled_at: expect.any(String) } });
  const { body: key } = await owner.post('/api-keys', { name: 'Warehouse', permissions: ['orders:read'] });
  const [made] = await readLog({ targetTypes: ['api-key'] });
  expect(made).toMatchObject({ target: { name: 'Warehouse' }, after: { name: 'Warehouse', hash: '[hidden]' } });
  expect(JSON.stringify(made)).not.toContain(key.key);
});

/** Owners without a second factor cannot, so it is written as if they had one. */
const requireTwoFactor = (isRequired: boolean) =>
  auth.database.transaction(async (tx) => {
    await actFor(tx, { action: 'PUT /team/settings', userId: owner.id, role: 'operator' });
    await tx.execute(sql`insert into team_settings (requires_two_factor, updated_at) values (${isRequired}, now())
      on conflict (id) do update set requires_two_factor = excluded.requires_two_factor`);
  });

it('undoes no role and no rule of the team, and says where they are changed', async () => {
  const { body: role } = await owner.post('/team/roles', { name: 'Refunds', permissions: [], refundLimit: '5.00' });
  const changed = { name: 'Refunds', permissions: ['orders:refund'], refundLimit: null, version: role.version };
  expect((await owner.put(`/team/roles/${role.id}`, changed)).status).toBe(200);
  const [edited] = await readLog({ targetTypes: ['team-role'], targetId: String(role.id) });
  expect(edited).toMatchObject({ canUndo: false, after: { refund_limit: null } });
  for (const isRequired of [true, false]) await requireTwoFactor(isRequired);
  const [relaxed] = await readLog({ targetTypes: ['settings'] });
  expect(relaxed).toMatchObject({ canUndo: false, before: { 'team_settings.1.requires_two_factor': true } });
  for (const entry of [edited, relaxed]) {
    const refused = await owner.post(undoServiceAudit.auth.path, { id: entry?.id, scope: 'entry' });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Team page') } });
  }
  expect((await owner.get('/team/settings')).body).toMatchObject({ requiresTwoFactor: false });
  expect((await owner.get('/team/roles')).body.find(({ id }: { id: number }) => id === role.id)).toMatchObject({
    permissions: ['orders:refund'],
    refundLimit: null,
  });
});

it('survives the erasure of a member: the chain stays intact', async () => {
  const gone = await signedInAgent(auth, 'gone@lamps.example', 'operator');
  await gone.put('/team/settings', { requiresTwoFactor: false });
  await owner.put(`/team/members/${gone.id}/role`, { role: 'shopper' });
  await sealEntries(auth.database);
  const before = await checkChain(auth.database, auditedTables);
  await auth.database.db.execute(
    sql`update users set first_name = '', last_name = '', email = 'erased-1' where id = ${gone.id}`,
  );
  expect(before).toMatchObject({ fault: null });
  expect(await checkChain(auth.database, auditedTables)).toEqual(before);
  const found = await auth.database.db.execute(sql`select 1 from audit_log l where l::text ~* 'gone@|Byron'`);
  expect(found).toEqual([]);
});

it('is for those who may read it', async () => {
  const manager = await auth.raw({ role: 'staff', userId: owner.id, permissions: ['audit:read'] });
  const other = await auth.raw({ role: 'staff', userId: owner.id, permissions: ['orders:read'] });
  const body = { words: [], limit: 1 };
  await manager.post(listServiceAudit.auth.path).send(body).expect(200);
  await other.post(listServiceAudit.auth.path).send(body).expect(403);
});
