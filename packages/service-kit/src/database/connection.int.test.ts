import { connect, createServer, type Socket } from 'node:net';
import { eventually, quickestMs } from '@shopwright/testing/deadlines';
import { startFreezingProxy } from '@shopwright/testing/freezing-proxy';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

it('survives a Postgres that goes silent and then refuses the cancel request', async () => {
  const { url, goSilent, close } = await startProxy(test.url);
  const behind = connectDatabase({ url, poolMax: 1, deadlines: { queryMs: 1000 } });
  await vi.waitFor(() => behind.db.execute(sql`select 1`), eventually);
  goSilent();
  const error = await behind.db.execute(sql`select 2`).catch((reason: unknown) => reason);
  expect((error as { cause?: unknown }).cause ?? error).toMatchObject({ code: 'timeout' });
  // An error that postgres.js does not catch would have ended the run by now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  close();
  await behind.close();
});

it('survives a Postgres that goes away at any step of opening a connection', async () => {
  const openAndLose = async (messages: number) => {
    const { url, close } = await startProxy(test.url, { goAwayAfter: messages });
    const behind = connectDatabase({ url, poolMax: 1 });
    const outcome = await behind.db.execute(sql`select ${messages}::int as value`).then(
      (rows) => rows[0]?.value,
      (error: unknown) => postgresCode(error),
    );
    expect([messages, 'ECONNREFUSED', 'CONNECTION_CLOSED']).toContain(outcome);
    close();
    await behind.close();
  };
  await Promise.all([1, 2, 3, 4, 5].map(openAndLose));
  // An unhandled rejection ends the run, as it ends a service.
  await new Promise((resolve) => setTimeout(resolve, 100));
});

it('replaces connections that went silent', async () => {
  const { url, goSilent, close } = await startProxy(test.url);
  const behind = connectDatabase({ url, poolMax: 2 });
  const ask = () => Promise.allSettled(Array.from({ length: 4 }, () => behind.db.execute(sql`select 1`)));
  await ask();
  goSilent('for those who are there');
  expect((await ask()).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
  expect((await ask()).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
  close();
  await behind.close();
});

it('fails at once while Postgres is silent, and works as soon as it is back', async () => {
  const proxy = await startFreezingProxy(test.url);
  const behind = connectDatabase({ url: proxy.url, poolMax: 2 });
  const ask = () => behind.db.execute(sql`select 1`);
  await ask();
  proxy.freeze();
  await expect(ask()).rejects.toThrow();
  const results: PromiseSettledResult<unknown>[] = [];
  const askThrice = async () =>
    results.push(...(await Promise.allSettled([ask(), ask(), behind.transaction((tx) => tx.execute(sql`select 1`))])));
  expect(await quickestMs(askThrice, 150)).toBeLessThan(150);
  for (const result of results) {
    const { cause, ...error } = (result as PromiseRejectedResult).reason;
    expect(cause ?? error).toMatchObject({ code: 'unavailable' });
  }
  proxy.thaw();
  expect(await ask()).toHaveLength(1);
  await behind.close();
  proxy.close();
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

/**
 * Proxies Postgres. After `goSilent` no bytes pass; new connections are refused or accepted. After `goAwayAfter` messages
 * of the client, the connection is cut and new ones are refused.
 */
async function startProxy(target: string, { goAwayAfter = Number.POSITIVE_INFINITY } = {}) {
  const { hostname, port } = new URL(target);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream).pipe(client);
    let messages = 0;
    client.on('data', () => {
      messages += 1;
      if (messages < goAwayAfter) return;
      server.close();
      client.destroy();
      upstream.destroy();
    });
    for (const socket of [client, upstream]) sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    goSilent(whom: 'for all' | 'for those who are there' = 'for all') {
      if (whom === 'for all') server.close();
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
