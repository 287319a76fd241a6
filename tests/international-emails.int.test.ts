import path from 'node:path';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';

let database: TestDatabase;
let sql: postgres.Sql;

afterEach(async () => {
  await sql.end();
  await database.drop();
});

async function migrate(service: 'order' | 'auth', until?: string) {
  const schema = service === 'order' ? 'orders' : 'auth';
  const folder = path.resolve(import.meta.dirname, `../services/${service}/drizzle`);
  if (until) database = await createTestDatabase(schema);
  await runMigrations({ url: database.url, folder, schema, ...(until && { until }) });
  if (until) sql = postgres(database.url, { max: 1, onnotice: () => undefined });
}

/** As they were typed, and as they are stored after the upgrade. */
const addresses = {
  'Info@XN--Mller-KVA.de': 'Info@müller.de',
  'a@mail.xn--fa-hia.de': 'a@mail.faß.de',
  'a@xn--r8jz45g.jp': 'a@例え.jp',
  'a@xn--e1afmkfd.xn--p1ai': 'a@пример.рф',
  'a@xn--ngbrx4e.xn--mgberp4a5d4ar': 'a@عربي.السعودية',
  'a@xn--ls8h.la': 'a@💩.la',
  'a@xn--bcher-kva.example': 'a@bücher.example',
  'a@xn--!.com': 'a@xn--!.com',
  'Ada@Example.com': 'Ada@Example.com',
  'xn--a@example.com': 'xn--a@example.com',
};

it('accounts and what belongs to them keep their address', async () => {
  await migrate('auth', '0012_reserved-rewards');
  const typed = Object.keys(addresses);
  await sql`insert into users (email, password, first_name, last_name)
    select email, 'x', 'Ada', 'Byron' from unnest(${typed}::text[]) email`;
  await sql`insert into newsletter_subscriptions (email, language, nonce, created_at)
    select lower(email), 'en', 'x', now() from unnest(${typed}::text[]) email`;
  await migrate('auth');
  const stored = await sql`select email from users order by id`;
  expect(stored.map(({ email }) => email)).toEqual(Object.values(addresses));
  const subscribed = await sql`select email from newsletter_subscriptions`;
  const expected = Object.values(addresses).map((email) => email.toLowerCase());
  expect(subscribed.map(({ email }) => email).sort()).toEqual(expected.sort());
});

it('orders and their customers keep their address, and are found by it', async () => {
  await migrate('order', '0022_order-figures');
  await sql`insert into orders (reference, customer_name, customer_email, total, expires_at, placed_at, status)
    select gen_random_uuid(), 'Ada', email, 0, now(), now(), 'confirmed'
    from unnest(${Object.keys(addresses)}::text[]) email`;
  await migrate('order');
  const stored = await sql`select customer_email, document from orders join order_search on order_id = id order by id`;
  expect(stored.map((row) => row.customer_email)).toEqual(Object.values(addresses));
  expect(stored[0]?.document).toContain('info@muller.de');
  const listed = await sql`select key, email, orders from customers order by id`;
  expect(listed.map(({ orders }) => orders)).toEqual(Object.keys(addresses).map(() => 1));
  expect(listed.map(({ email }) => email).sort()).toEqual(Object.values(addresses).sort());
});
