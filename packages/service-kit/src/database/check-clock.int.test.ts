import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createClockCheck } from './check-clock';
import { connectDatabase, type Database } from './connection';
import { readDatabaseLoad } from './database-load';

let test: TestDatabase;
let database: Database;
const said: string[] = [];
const logger = { warn: (line: string) => void said.push(line), info: (line: string) => void said.push(line) } as never;

beforeAll(async () => {
  test = await createTestDatabase('orders');
  database = connectDatabase({ url: test.url });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => {
  said.length = 0;
});

it.each([
  [60_000, /^the clock of this machine is (60.\d|59.9) s ahead of Postgres: turn on NTP$/],
  [-60_000, /^the clock of this machine is (60.0|59.\d) s behind Postgres: turn on NTP$/],
])('says once that the clock is %i ms off, and once that it is right again', async (skewMs, line) => {
  let aheadMs = skewMs;
  const check = createClockCheck(database, logger, () => Date.now() + aheadMs);
  await check();
  await check();
  expect(said).toEqual([expect.stringMatching(line)]);
  aheadMs = 0;
  await check();
  await check();
  expect(said.slice(1)).toEqual(['the clock of this machine agrees with that of Postgres again']);
});

it('takes no slow answer for a wrong clock', async () => {
  const times = [0, 10_000].map((ms) => Date.now() - 5000 + ms);
  await createClockCheck(database, logger, () => times.shift() ?? 0)();
  expect(said).toEqual([]);
});

it('counts statements of the primary to its pool, and none of another server', async () => {
  const inFlight = () => readDatabaseLoad()[0]?.values[0]?.value;
  const other = connectDatabase({ url: test.url, isCounted: false });
  const asleep = (on: Database) => on.db.execute(sql`select pg_sleep(1)`).then(() => undefined);
  const onOther = asleep(other);
  await sleep(200);
  expect(inFlight()).toBe(0);
  const onPrimary = asleep(database);
  await vi.waitFor(() => expect(inFlight()).toBe(1));
  await Promise.all([onOther, onPrimary]);
  expect(inFlight()).toBe(0);
  await other.close();
});
