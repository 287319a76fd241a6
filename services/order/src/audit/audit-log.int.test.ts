import { createDiscount, updateDiscount } from '@shopwright/contracts/http/discounts';
import { listServiceAudit, undoServiceAudit } from '@shopwright/contracts/http/internal-audit';
import { addOrderNote } from '@shopwright/contracts/http/order-desk';
import { testDiscount } from '@shopwright/contracts/test-selling';
import { sealEntries } from '@shopwright/service-kit/audit/audit-tasks';
import { checkChain } from '@shopwright/service-kit/audit/check-chain';
import { buy, clerk, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { webhooksOf } from '@shopwright/tests/test-webhooks';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedTables, unauditedTables } from '../db/audited-tables';

let shop: TestStore;
let desk: ReturnType<typeof deskOf>;
let clockMs = Date.now();

beforeAll(async () => {
  shop = await startTestStore({ now: () => new Date(clockMs) });
  desk = deskOf(shop);
});
afterAll(() => shop.close());

const owner = { role: 'operator', userId: 1 } as const;
const readLog = (targetType: 'order' | 'discount' | 'webhook-endpoint', id: number) =>
  shop.orderClient.call(
    listServiceAudit.order,
    { body: { words: [], limit: 50, targetTypes: [targetType], targetId: String(id) } },
    owner,
  );
const undo = (id: number) => shop.orderClient.call(undoServiceAudit.order, { body: { id, scope: 'entry' } }, owner);

it('watches every table, or says why not', async () => {
  const tables = await import('../db/schema');
  const { db } = shop.order.database;
  const rows = await db.execute<{ name: string; isWatched: boolean }>(sql`
    select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit') as "isWatched"
    from pg_class c
    where c.relnamespace = 'orders'::regnamespace and c.relkind = 'r' and c.relname <> '__drizzle_migrations' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...auditedTables, ...Object.keys(unauditedTables)].sort());
  expect(rows.filter(({ isWatched }) => isWatched).map(({ name }) => name)).toEqual([...auditedTables]);
  expect(Object.values(tables).some((value) => is(value, PgTable) && getTableName(value) === 'audit_log')).toBe(true);
});

describe('an order', () => {
  it('has what staff did, and nothing of its purchase', async () => {
    const { id } = await buy(shop);
    expect(await readLog('order', id)).toEqual([]);
    await desk.move(id, 'processing');
    await shop.orderClient.call(
      addOrderNote,
      { params: { id: String(id) }, body: { body: 'Ring at Ada Byron' } },
      clerk,
    );
    const [note, moved] = await readLog('order', id);
    expect(moved).toMatchObject({
      action: 'POST /orders/:id/status',
      actor: { userId: clerk.userId, role: 'staff' },
      before: { status: 'confirmed' },
      after: { status: 'processing' },
      canUndo: true,
    });
    expect(note?.after).toEqual(expect.objectContaining({ [`order_notes.${noteId(note?.after)}.body`]: '[hidden]' }));
    const found = await shop.order.database.db.execute(sql`select 1 from audit_log l where l::text ~ 'Ada Byron'`);
    expect(found).toEqual([]);
  });

  const noteId = (after: Record<string, unknown> | null | undefined) =>
    Object.keys(after ?? {})[0]?.split('.')[1] ?? '';

  it('is moved back by the operation that does so, while that is allowed', async () => {
    const { id } = await buy(shop);
    await desk.move(id, 'processing');
    const [moved] = await readLog('order', id);
    await undo(moved?.id ?? 0);
    expect((await desk.get(id)).status).toBe('confirmed');
    const [undone] = await readLog('order', id);
    expect(undone).toMatchObject({ undoes: moved?.id, after: { status: 'confirmed' } });
    await expect(undo(moved?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' });
    await desk.move(id, 'processing');
    const [again] = await readLog('order', id);
    clockMs += 11 * 60_000;
    await expect(undo(again?.id ?? 0)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no move of the last 10 minutes'),
    });
    expect((await desk.get(id)).status).toBe('processing');
  });
});

it('says that the address of a webhook endpoint changed, and not to what: it may have a key in it', async () => {
  const hooks = webhooksOf(shop, owner);
  const { id } = await hooks.create([], 'http://127.0.0.1:9/hooks/key-of-receiver');
  const edit = { url: 'http://127.0.0.1:9/hooks/other-key', topics: [], state: 'active' as const, version: 1 };
  await hooks.update(id, edit);
  const [changed, created] = await readLog('webhook-endpoint', id);
  expect(created).toMatchObject({ target: { name: null }, before: null, after: { url: '[hidden]' } });
  expect(changed).toMatchObject({ before: { url: '[hidden]' }, after: { url: '[changed]' }, canUndo: false });
  const found = await shop.order.database.db.execute(
    sql`select 1 from audit_log l where l::text ~ 'key-of-receiver|other-key'`,
  );
  expect(found).toEqual([]);
});

it('gives a discount its values back', async () => {
  const made = await shop.orderClient.call(createDiscount, { body: testDiscount({ code: 'Spring' }) }, owner);
  const params = { id: String(made.id) };
  const edited = { ...testDiscount({ code: 'Spring', minimumAmount: '50.00' }), version: 1 };
  await shop.orderClient.call(updateDiscount, { params, body: edited }, owner);
  const [changed, created] = await readLog('discount', made.id);
  expect(changed).toMatchObject({ before: { minimum_amount: null }, after: { minimum_amount: '50.00' } });
  await undo(changed?.id ?? 0);
  const [row] = await shop.order.database.db.execute(
    sql`select minimum_amount, version from discounts where id = ${made.id}`,
  );
  expect(row).toEqual({ minimum_amount: null, version: 3 });
  await expect(undo(created?.id ?? 0)).rejects.toMatchObject({ code: 'conflict' });
});

it('has an intact chain', async () => {
  await sealEntries(shop.order.database);
  const found = await checkChain(shop.order.database, auditedTables);
  expect(found).toMatchObject({ fault: null });
  expect(found.entries).toBeGreaterThan(5);
});
