import { fileURLToPath } from 'node:url';
import { threadFilters } from '@shopwright/contracts/http/threads';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { type RecordedDatabase, recordDatabase } from '@shopwright/testing/recorded-database';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDeps } from '../deps';
import { writeOrders } from '../test-many-orders';
import { listTodo } from '../todo/list-todo';
import { countThreads, listThreads } from './thread-rows';

const rowsMade = 40_000;
const limit = 50;
/** Some of what waits, and far less than there is. */
const rowsMax = 2000;
const member = 7;

let server: TestDatabase;
let recorded: RecordedDatabase;
let deps: OrderDeps;

/** Every tenth order has a conversation, the others began through Contact. One in 100 is open, none of the newest. */
const conversations = `
  insert into threads (order_id, contact_message_id, email, subject, is_open, is_unread, assignee_id, waiting_since, last_message_id, last_message_at, created_at)
  select case when n % 10 = 0 then n end, case when n % 10 <> 0 then n end, 'guest' || n || '@example.com', 'Where is it?',
    is_open, is_open and n % 3 = 0, case when n % 5 = 0 then ${member} end, case when is_open then at end, n, at, at
  from generate_series(1, ${rowsMade}) n, lateral (
    select n % 100 = 0 and n < ${rowsMade / 2} as is_open, timestamptz '2026-01-01' + n * interval '5 minutes' as at) s`;
const messages = `
  insert into order_messages (thread_id, order_id, author, body, request_key, created_at)
  select id, order_id, 'customer', 'Where is it?', gen_random_uuid(), created_at from threads order by id`;
/** Jobs of a week, of which a few are parked. */
const jobs = `
  insert into outbox (event_id, queue, type, payload, published_at, handled_at, parked_at, parked_reason)
  select gen_random_uuid(), 'order-mails', 'order-confirmed', '{}', now(), case when n % 5000 <> 0 then now() end,
    case when n % 5000 = 0 then now() end, 'no' from generate_series(1, ${rowsMade}) n`;
const returns = `
  insert into order_returns (order_id, request_key, kind, state, requested_at, closed_at)
  select id, gen_random_uuid(), 'return', case when id % 5010 = 0 then 'requested' else 'received' end, now(), case when id % 5010 <> 0 then now() end
  from orders where id % 10 = 0`;

beforeAll(async () => {
  server = await createTestDatabase('orders', fileURLToPath(new URL('../../drizzle', import.meta.url)));
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await writeOrders(sql, rowsMade);
  await sql.unsafe('alter table order_messages disable trigger user');
  for (const statement of [conversations, messages, jobs, returns]) await sql.unsafe(statement);
  await sql.unsafe('alter table order_messages enable trigger user');
  await sql.unsafe('vacuum analyze');
  await sql.end();
  recorded = recordDatabase(server.url);
  const away = { call: () => Promise.reject(new Error('asked elsewhere')) };
  const now = () => new Date();
  deps = {
    database: recorded.database,
    catalog: away,
    auth: away,
    now,
    logger: createLogger('order', 'silent'),
  } as unknown as OrderDeps;
}, 300_000);
afterAll(async () => {
  await recorded.database.close();
  await server.drop();
});

describe('rows that staff read of 40,000', () => {
  it.each(threadFilters)('GET /threads, %s', async (state) => {
    const list = (cursor?: { at: Date; id: number }) => () =>
      listThreads(recorded.database, member, { state, limit, ...(cursor && { cursor }) });
    expect((await list()()).rows.length).toBe(limit);
    const middle = { at: new Date('2026-02-20T00:00:00Z'), id: rowsMade };
    for (const read of [list(), list(middle)])
      expect(await recorded.countRowsReadBy(read), state).toBeLessThan(rowsMax);
  });

  it('GET /threads/counts', async () => {
    expect(await recorded.countRowsReadBy(() => countThreads(recorded.database, member))).toBeLessThan(rowsMax);
  });

  it('GET /internal/todo', async () => {
    const kinds = (await listTodo(deps, 'operator')).map(({ kind }) => kind);
    expect(kinds).toEqual(['disputes', 'failedRefunds', 'returns', 'messages', 'toShip', 'parkedJobs']);
    expect(await recorded.countRowsReadBy(() => listTodo(deps, 'operator'))).toBeLessThan(rowsMax);
  });
});
