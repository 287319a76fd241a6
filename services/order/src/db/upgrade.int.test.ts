import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const current = path.resolve(import.meta.dirname, '../../drizzle');
const lastBefore = '0005_sales-analytics';

let database: TestDatabase;
let sql: postgres.Sql;
let before: string;

beforeAll(async () => {
  database = await createTestDatabase('orders');
  before = mkdtempSync(path.join(tmpdir(), 'shopwright-upgrade-'));
  cpSync(current, before, { recursive: true });
  const journalFile = path.join(before, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
  journal.entries = journal.entries.filter(({ tag }) => tag <= lastBefore);
  writeFileSync(journalFile, JSON.stringify(journal));
  await runMigrations({ url: database.url, folder: before, schema: 'orders' });
  sql = postgres(database.url, { max: 4, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
  rmSync(before, { recursive: true });
});

/** Writes an order as the release before this one does: it knows none of the new columns. */
const writeOrder = (status: string, refundState = 'none', name = 'Ada Lovelace') =>
  sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into orders (reference, customer_name, customer_email, total, status, refund_state, refund_id, expires_at, placed_at)
      values (gen_random_uuid(), ${name}, 'ada@example.com', 20, ${status}, ${refundState},
        ${refundState === 'refunded' ? 're_before' : null}, now(), now())
      returning id`;
    const id = row?.id ?? 0;
    await tx`insert into order_items (order_id, product_id, name, image, quantity, price) values (${id}, 7, 'Old lamp', '/x', 2, 10)`;
    return id;
  });

describe('the upgrade from the release before', () => {
  let confirmed: number;
  let refunded: number;

  beforeAll(async () => {
    confirmed = await writeOrder('confirmed');
    refunded = await writeOrder('cancelled', 'refunded');
    await writeOrder('cancelled', 'pending');
    await runMigrations({ url: database.url, folder: current, schema: 'orders' });
  });

  it('keeps every order, and counts the refunds that are done', async () => {
    const rows = await sql`select id, status, refunded_total, shipment_state, amount_paid from orders order by id`;
    expect(rows.map((row) => [row.status, row.refunded_total, row.shipment_state, row.amount_paid])).toEqual([
      ['confirmed', '0.00', 'none', null],
      ['cancelled', '20.00', 'none', null],
      ['cancelled', '0.00', 'none', null],
    ]);
    const attempts = await sql`select order_id, state, amount, stripe_refund_id from refunds`;
    expect([...attempts]).toMatchObject([
      { order_id: refunded, state: 'succeeded', amount: '20.00', stripe_refund_id: 're_before' },
    ]);
  });

  it('counts the orders of each status', async () => {
    const figures =
      await sql`select status, sum(orders)::int as orders from order_figures group by status order by status`;
    expect([...figures]).toEqual([
      { status: 'cancelled', orders: 2 },
      { status: 'confirmed', orders: 1 },
    ]);
  });

  it('makes old orders searchable, and those that the release before still writes', async () => {
    const id = await writeOrder('confirmed', 'none', 'Grace Hopper');
    await sql`update orders set payment_intent_id = 'pi_Late' where id = ${id}`;
    const find = async (word: string) =>
      (await sql`select order_id from order_search where document like ${`%${word}%`}`).map((row) => row.order_id);
    expect(await find('grace hopper')).toEqual([id]);
    expect(await find('pi_late')).toEqual([id]);
    expect(await find('old lamp')).toContain(confirmed);
  });

  it('notes the invoices that are due, and the credit notes of refunds, also what the release before still writes', async () => {
    const due = async () => (await sql`select order_id from due_invoices order by 1`).map((row) => row.order_id);
    expect(await due()).toEqual([confirmed]);
    const late = await writeOrder('pending');
    await sql`update orders set status = 'confirmed' where id = ${late}`;
    await sql`insert into due_invoices values (${late}, now()) on conflict do nothing`;
    expect(await due()).toEqual([confirmed, late]);
    const [refund] =
      await sql`insert into refunds (order_id, origin, amount) values (${late}, 'staff', 5) returning id`;
    const id = refund?.id as number;
    for (const state of ['succeeded', 'succeeded', 'failed'])
      await sql`update refunds set state = ${state} where id = ${id}`;
    const kinds = await sql`select kind from due_credit_notes where refund_id = ${id} order by id`;
    expect(kinds.map(({ kind }) => kind)).toEqual(['credit_note', 'cancellation']);
    await sql`insert into invoices (order_id, year, number, seller, customer, issued_at) values (${late}, 2020, 1, '{}', '{}', now())`;
  });

  it('lets the release before cancel and refund as it did', async () => {
    await sql`update orders set status = 'cancelled', refund_state = 'pending' where id = ${confirmed}`;
    await sql`update orders set refund_state = 'refunded', refund_id = 're_1' where id = ${confirmed}`;
    const partly = sql`update orders set refund_state = 'pending', status = 'shipped' where id = ${confirmed}`;
    await expect(partly).rejects.toThrow('orders_refund_only_cancelled');
  });
});
