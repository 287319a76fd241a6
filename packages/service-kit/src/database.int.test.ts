import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../infra/local/test-database';
import { connectDatabase, type Database, postgresCode } from './database';
import { isFirstTime } from './idempotency';
import * as tables from './messaging-tables';

let test: TestDatabase;
let database: Database<typeof tables>;

beforeAll(async () => {
  test = await createTestDatabase('orders');
  database = connectDatabase({ url: test.url, schema: tables });
  await database.db.execute(sql`create table counters (id int primary key, value int not null check (value >= 0))`);
  await database.db.execute(
    sql`create table inbox (consumer text, message_id text, handled_at timestamptz not null default now(), primary key (consumer, message_id))`,
  );
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

  it('tells its listeners after the commit, and not after a rollback', async () => {
    let commits = 0;
    database.onCommit(() => {
      commits += 1;
    });
    await database.transaction((tx) => tx.execute(sql`select 1`));
    await database.transaction((tx) => tx.execute(sql`select 1/0`)).catch(() => undefined);
    expect(commits).toBe(1);
  });

  it('leaves the code of a violated constraint to be read', async () => {
    const broken = database.db.execute(sql`insert into counters values (9, -1)`);
    expect(postgresCode(await broken.catch((error: unknown) => error))).toBe('23514');
  });
});

describe('isFirstTime', () => {
  it('is true for one of many at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => database.transaction((tx) => isFirstTime(tx, 'test', 'message-1'))),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('is true again when the first one rolled back', async () => {
    const rolledBack = database.transaction(async (tx) => {
      await isFirstTime(tx, 'test', 'message-2');
      throw new Error('rolled back');
    });
    await rolledBack.catch(() => undefined);
    expect(await database.transaction((tx) => isFirstTime(tx, 'test', 'message-2'))).toBe(true);
  });
});

it('gives up on a statement that Postgres ends by its time limit', async () => {
  const error = await database.db.execute(sql`select pg_sleep(20)`).catch((reason: unknown) => reason);
  expect(postgresCode(error)).toBe('57014');
}, 10_000);
