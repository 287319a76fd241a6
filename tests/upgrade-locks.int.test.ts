import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { eventually } from '@shopwright/testing/deadlines';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterEach, expect, it, vi } from 'vitest';

const folderOf = (service: string) => path.resolve(import.meta.dirname, `../services/${service}/drizzle`);
let database: TestDatabase;
let serving: postgres.Sql;

const isWaiting = async () => {
  const rows = await serving`select 1 from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and not l.granted`;
  expect(rows).toHaveLength(1);
};

afterEach(async () => {
  await serving.end();
  await database.drop();
});

/** Upgrades while a transaction of the version before is open. A statement that had to wait for the upgrade would fail. */
async function upgradeDuring(
  service: 'order' | 'auth' | 'catalog',
  until: [string, string],
  statements: [string, string],
) {
  const schema = service === 'order' ? 'orders' : service;
  database = await createTestDatabase(schema);
  const migrate = (last: string) =>
    runMigrations({ url: database.url, folder: folderOf(service), schema, until: last });
  await migrate(until[0]);
  serving = postgres(database.url, { max: 1, onnotice: () => undefined });
  await serving.unsafe(`begin; set local lock_timeout = '300ms'`);
  await serving.unsafe(statements[0]);
  const upgrade = migrate(until[1]);
  await vi.waitFor(isWaiting, eventually);
  await serving.unsafe(statements[1]);
  await serving.unsafe('commit');
  await upgrade;
}

it('an order is confirmed while the upgrade waits for it', async () => {
  await upgradeDuring(
    'order',
    ['0006_order-desk', '0007_ledgers'],
    [
      `insert into orders (reference, total, expires_at) values (gen_random_uuid(), 0, now())`,
      `insert into order_events (order_id, kind, actor, created_at) select id, 'confirmed', 'stripe', now() from orders`,
    ],
  );
});

it('an order is confirmed while the upgrade waits to count the orders', async () => {
  await upgradeDuring(
    'order',
    ['0021_customers-of-a-kind', '0022_order-figures'],
    [
      `insert into orders (reference, total, expires_at) values (gen_random_uuid(), 0, now())`,
      `update orders set status = 'confirmed', placed_at = now()`,
    ],
  );
  expect([...(await serving`select status, orders::int from order_figures`)]).toEqual([
    { status: 'confirmed', orders: 1 },
  ]);
});

it('a refund succeeds while the upgrade waits to note the credit notes that are due', async () => {
  await upgradeDuring(
    'order',
    ['0029_erasure-due', '0030_credit-notes'],
    [
      `insert into orders (reference, total, expires_at, placed_at, status) values (gen_random_uuid(), 0, now(), now(), 'delivered');
       insert into refunds (order_id, origin, amount) select id, 'staff', 5 from orders;
       commit;
       begin;
       set local lock_timeout = '300ms';
       select from orders for update;
       update refunds set state = 'succeeded'`,
      `update orders set refunded_total = 5`,
    ],
  );
  expect([...(await serving`select kind from due_credit_notes`)]).toEqual([{ kind: 'credit_note' }]);
});

it('rows of a file are stored while the upgrade waits to count them', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  await upgradeDuring(
    'catalog',
    ['0025_import-figures', '0026_count-import-items'],
    [
      `insert into imports (id, supplier_type, profit_margin) values ('${id}', 'file', 30);
       select from imports for update`,
      `insert into import_items (import_id, supplier_product_id, position) values ('${id}', '1', 1), ('${id}', '2', 2)`,
    ],
  );
  expect([...(await serving`select rows from imports`)]).toEqual([{ rows: 2 }]);
});

it('emails that wait to be sent are kept while the upgrade allows a new kind', async () => {
  const waiting = (kind: string) =>
    `insert into account_mails (kind, email, language, user_id, nonce, created_at, expires_at)
      select '${kind}', email, 'en', id, 'x', now(), now() + interval '1 day' from users`;
  await upgradeDuring(
    'auth',
    ['0010_attempts-wait', '0011_change-email'],
    [
      `insert into users (email, password, first_name, last_name) values ('a@example.com', 'x', 'Ada', 'Byron');
       ${waiting('verify-email')}`,
      waiting('email-changed'),
    ],
  );
  await serving.unsafe(waiting('change-email'));
  await expect(serving.unsafe(waiting('email-taken'))).rejects.toThrow('account_mails_about');
  const kept = await serving`select kind from account_mails`;
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['change-email', 'email-changed', 'verify-email']);
});

it('a signed-in user gets an email while the upgrade waits for the session', async () => {
  await upgradeDuring(
    'auth',
    ['0005_setup', '0006_team-and-two-factor'],
    [`select * from sessions`, `select * from account_mails`],
  );
});
