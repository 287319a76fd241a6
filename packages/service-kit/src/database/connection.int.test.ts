import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInRequest } from '../http/request-context';
import { noteEvent } from './commit';
import { connectDatabase, type Database, postgresCode } from './connection';
import { createPreparedQueries } from './prepared-query';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase('orders');
  database = connectDatabase({ url: test.url });
  await database.db.execute(sql`create table counters (id int primary key, value int not null check (value >= 0))`);
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

describe('a single write of staff', () => {
  it('has the deadline of a transaction, although it is one statement', async () => {
    await database.db.execute(sql`insert into counters values (7, 0)`);
    const hasty = connectDatabase({ url: test.url, deadlines: { transactionMs: 150 } });
    const request = { requestId: 'single-write', deadlineAt: performance.now() + 10_000, acting: { action: 'PUT /x' } };
    const startedAt = performance.now();
    await database.transaction(async (tx) => {
      await tx.execute(sql`select from counters where id = 7 for update`);
      const write = () => hasty.db.execute(sql`update counters set value = 1 where id = 7`);
      await expect(runInRequest(request, async () => write())).rejects.toMatchObject({ cause: { code: 'timeout' } });
    });
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await hasty.close();
    await database.db.execute(sql`delete from counters`);
  });
});

describe('transaction', () => {
  it('runs again after a deadlock, so that both writers succeed', async () => {
    await database.db.execute(sql`insert into counters values (1, 0), (2, 0)`);
    const bump = (first: number, second: number) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`update counters set value = value + 1 where id = ${first}`);
        await tx.execute(sql`select pg_sleep(0.1)`);
        await tx.execute(sql`update counters set value = value + 1 where id = ${second}`);
      });
    await Promise.all([bump(1, 2), bump(2, 1)]);
    const rows = await database.db.execute(sql`select value from counters order by id`);
    expect(rows.map((row) => row.value)).toEqual([2, 2]);
  });

  it('calls its listeners after the commit, and not after a rollback', async () => {
    let commits = 0;
    database.onCommit(() => {
      commits += 1;
    });
    await database.transaction((tx) => tx.execute(sql`select 1`));
    await database.transaction((tx) => tx.execute(sql`select 1/0`)).catch(() => undefined);
    expect(commits).toBe(1);
  });

  it('tells its listeners which commits wrote an event, also inside a savepoint, each by itself', async () => {
    const commits: boolean[] = [];
    database.onCommit(({ hasEvent }) => commits.push(hasEvent));
    await database.transaction((tx) => tx.execute(sql`select 1`));
    await database.transaction((tx) => tx.transaction(async () => noteEvent()));
    await Promise.all([
      database.transaction(async () => noteEvent()),
      database.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
    ]);
    noteEvent();
    await database.transaction((tx) => tx.execute(sql`select 1`));
    expect(commits).toEqual([false, true, true, false, false]);
  });

  it('exposes the code of a violated constraint', async () => {
    const broken = database.db.execute(sql`insert into counters values (9, -1)`);
    expect(postgresCode(await broken.catch((error: unknown) => error))).toBe('23514');
  });
});

it('runs a query that was built once on the pool, in the transaction that asks, and on no connection that has gone', async () => {
  const rooms = pgTable('rooms', { id: integer('id').primaryKey(), name: text('name') });
  const query = createPreparedQueries((db, column: 'id' | 'name') =>
    db
      .select()
      .from(rooms)
      .where(eq(rooms[column], sql.placeholder('value')))
      .prepare('rooms'),
  );
  const first = connectDatabase({ url: test.url, poolMax: 2 });
  await first.db.execute(sql`create table rooms (id int primary key, name text)`);
  expect(await query(first.db, 'id').execute({ value: 1 })).toEqual([]);
  await first.transaction(async (tx) => {
    await tx.insert(rooms).values({ id: 1, name: 'hall' });
    expect(await query(tx, 'id').execute({ value: 1 })).toEqual([{ id: 1, name: 'hall' }]);
    expect(await tx.transaction((inner) => query(inner, 'name').execute({ value: 'hall' }))).toHaveLength(1);
    expect(await query(first.db, 'id').execute({ value: 1 })).toEqual([]);
  });
  await first.close();
  const second = connectDatabase({ url: test.url, poolMax: 1 });
  expect(await query(second.db, 'id').execute({ value: 1 })).toEqual([{ id: 1, name: 'hall' }]);
  await second.close();
});

it('prepares a statement that is repeated, in a transaction too, and survives a change of its table', async () => {
  const one = connectDatabase({ url: test.url, poolMax: 1 });
  await one.db.execute(sql`create table lamps (id int primary key, name text)`);
  const read = (id: number) => sql`select * from lamps where id = ${id}`;
  const preparedNow = async () => {
    const rows = await one.db.execute(sql`select statement from pg_prepared_statements`);
    return rows.filter(({ statement }) => /from lamps/.test(String(statement))).length;
  };
  await one.db.execute(sql`insert into lamps values (${1}, ${'Desk'})`);
  await one.db.execute(read(1));
  await one.transaction((tx) => tx.execute(read(1)));
  expect(await preparedNow()).toBe(0);
  expect([...(await one.db.execute(read(1)))]).toEqual([{ id: 1, name: 'Desk' }]);
  expect([...(await one.transaction((tx) => tx.execute(read(2))))]).toEqual([]);
  expect(await preparedNow()).toBe(1);
  await one.db.execute(sql`alter table lamps add column price int default 7`);
  expect([...(await one.db.execute(read(1)))]).toEqual([{ id: 1, name: 'Desk', price: 7 }]);
  await one.close();
});

it('asks Postgres to cancel a statement that exceeds its deadline', async () => {
  const rows = await database.db.execute(
    sql`select name, setting::int from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual([4000, 5000]);
});

it('fails a statement that Postgres ends by its time limit', async () => {
  const hasty = connectDatabase({ url: test.url, deadlines: { statementMs: 100, queryMs: 60_000 } });
  const error = await hasty.db.execute(sql`select pg_sleep(120)`).catch((reason: unknown) => reason);
  expect(postgresCode(error)).toBe('57014');
  await hasty.close();
});

it('takes no statement that waits for a lock for a silent Postgres', async () => {
  await database.db.execute(sql`insert into counters values (50, 0) on conflict do nothing`);
  const [first, second] = [0, 1].map(() =>
    database.transaction(async (tx) => {
      await tx.execute(sql`update counters set value = value + 1 where id = 50`);
      await tx.execute(sql`select pg_sleep(1.2)`);
    }),
  );
  await Promise.all([first, second]);
  const [row] = await database.db.execute(sql`select value from counters where id = 50`);
  expect(row?.value).toBe(2);
});

it('never runs what was given up before there was a connection for it', async () => {
  const busy = connectDatabase({ url: test.url, poolMax: 1, deadlines: { queryMs: 300 } });
  await busy.db.execute(sql`create table marks (name text)`);
  let letGo = () => {};
  const holding = busy.transaction(() => new Promise<void>((resolve) => (letGo = resolve)));
  const given = await Promise.allSettled([
    busy.db.execute(sql`insert into marks values ('statement')`),
    busy.transaction((tx) => tx.execute(sql`insert into marks values ('transaction')`)),
  ]);
  expect(given.map((each) => each.status === 'rejected' && postgresCode(each.reason))).toEqual(['timeout', 'timeout']);
  letGo();
  await holding;
  expect([...(await busy.db.execute(sql`select name from marks`))]).toEqual([]);
  await busy.close();
});
