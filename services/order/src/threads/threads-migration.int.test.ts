import { fileURLToPath } from 'node:url';
import { runMigrations } from '@shopwright/service-kit/database/migrations';
import { createTestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));

it('the migration makes one conversation of the messages of an order, open where the customer waits', async () => {
  const database = await createTestDatabase('orders');
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const migrate = (until?: string) => runMigrations({ url: database.url, folder, schema: 'orders', until });
  const write = (orderId: number, author: string, days: number) =>
    sql`insert into order_messages (order_id, author, body, request_key, created_at)
      values (${orderId}, ${author}, 'Hello', gen_random_uuid(), now() - ${days} * interval '1 day')`;
  try {
    await migrate('0001_validate-checks');
    await sql`insert into orders (reference, total, expires_at) select gen_random_uuid(), 0, now() from generate_series(1, 4)`;
    for (const days of [3, 2]) await write(1, 'customer', days);
    await write(2, 'customer', 3);
    await write(2, 'staff', 2);
    // Answered elsewhere by now.
    await write(3, 'customer', 60);
    await migrate();
    const threads = await sql`
      select t.order_id, t.is_open, t.is_unread, t.waiting_since is not null as waits, count(m.id)::int as messages,
        max(m.id) = t.last_message_id as is_last
      from threads t join order_messages m on m.thread_id = t.id group by t.id order by t.order_id`;
    expect(threads.map((row) => Object.values(row))).toEqual([
      [1, true, true, true, 2, true],
      [2, false, false, false, 2, true],
      [3, false, false, false, 1, true],
    ]);
    expect(await sql`select from order_messages where thread_id is null`).toHaveLength(0);
  } finally {
    await sql.end();
    await database.drop();
  }
});
