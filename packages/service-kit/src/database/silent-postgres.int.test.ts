import { connect, createServer, type Socket } from 'node:net';
import { eventually, quickestMs } from '@shopwright/testing/deadlines';
import { startFreezingProxy } from '@shopwright/testing/freezing-proxy';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleOutbox } from '../messaging/outbox-metrics';
import { createSampling } from '../metrics/sampler';
import { connectDatabase, postgresCode } from './connection';
import { createPreparedQueries } from './prepared-query';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase('orders');
});
afterAll(() => test.drop());

it('survives a Postgres that goes silent and then refuses the cancel request', async () => {
  const { url, goSilent, close } = await startProxy(test.url);
  const behind = connectDatabase({ url, poolMax: 1, deadlines: { queryMs: 1000 } });
  await vi.waitFor(() => behind.db.execute(sql`select 1`), eventually);
  goSilent();
  const error = await behind.db.execute(sql`select 2`).catch((reason: unknown) => reason);
  expect((error as { cause?: unknown }).cause ?? error).toMatchObject({ code: 'timeout' });
  // An uncaught error would have ended the run by now.
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

it('lets the metrics that are read from it go on with the connections that replaced silent ones', async () => {
  const orders = await createTestDatabase('orders', 'services/order/drizzle');
  const { url, goSilent, close } = await startProxy(orders.url);
  const behind = connectDatabase({ url, poolMax: 2 });
  const sampling = createSampling({ readEveryMs: 0, timeoutMs: 5000, logger: { debug: () => undefined } });
  sampling.add([sampleOutbox(behind)]);
  const readNames = async () => (await sampling.read()).map(({ name }) => name);
  const all = ['outbox_events', 'outbox_oldest_seconds', 'metrics_read_errors_total'];
  await vi.waitFor(async () => expect(await readNames()).toEqual(all), eventually);
  goSilent('for those who are there');
  expect(await readNames()).toEqual(['metrics_read_errors_total']);
  await vi.waitFor(async () => expect(await readNames()).toEqual(all), eventually);
  close();
  await behind.close();
  await orders.drop();
});

it('lets what was taken from it before go on with the connections that replaced silent ones', async () => {
  const { url, goSilent, close } = await startProxy(test.url);
  const behind = connectDatabase({ url, poolMax: 2 });
  const { db } = behind;
  const times = pgTable('times', { id: integer('id'), at: timestamp('at', { withTimezone: true }), day: date('day') });
  await db.execute(sql`create table times as select 1 as id, now() as at, current_date as day`);
  const built = db.select().from(times);
  const prepared = db.select().from(times).prepare('times');
  const cached = createPreparedQueries((executor) => executor.select().from(times).prepare('cached_times'));
  const readAll = () =>
    Promise.allSettled([
      built,
      prepared.execute(),
      cached(db, null).execute(),
      db.transaction((tx) => tx.select().from(times)),
      behind.transaction((tx) => cached(tx, null).execute()),
      db.$count(times),
    ]);
  const before = await readAll();
  expect(before[0]).toMatchObject({ value: [{ id: 1, at: expect.any(Date), day: expect.stringMatching(/^20..-/) }] });
  goSilent('for those who are there');
  expect((await readAll()).every(({ status }) => status === 'rejected')).toBe(true);
  await vi.waitFor(
    async () => expect((await readAll()).every(({ status }) => status === 'fulfilled')).toBe(true),
    eventually,
  );
  expect(await readAll()).toEqual(before);
  expect(behind.db).toBe(db);
  close();
  await behind.close();
});

describe('findFault', () => {
  it('finds statements that use connections which were given up, and a pool that is not answered', async () => {
    const ended = connectDatabase({ url: test.url });
    await ended.db.execute(sql`select 1`);
    expect(await ended.findFault()).toBeUndefined();
    await ended.close();
    await ended.db.execute(sql`select 1`).catch(() => undefined);
    expect(await ended.findFault()).toBe('statements use connections that were given up');

    const stuck = connectDatabase({ url: test.url, poolMax: 1, deadlines: { statementMs: 60_000, queryMs: 1500 } });
    await stuck.findFault();
    let letGo = () => {};
    const holding = stuck.transaction(() => new Promise<void>((resolve) => (letGo = resolve)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await stuck.findFault()).toBeUndefined();
    expect(await stuck.findFault()).toBe('no connection of the pool is answered');
    letGo();
    await holding;
    await stuck.close();
  });

  it('finds nothing while Postgres is away for everybody, or after it was silent', async () => {
    const proxy = await startFreezingProxy(test.url);
    const behind = connectDatabase({ url: proxy.url, poolMax: 2, deadlines: { queryMs: 1000 } });
    await behind.db.execute(sql`select 1`);
    proxy.freeze();
    await behind.findFault();
    expect(await behind.findFault()).toBeUndefined();
    proxy.thaw();
    await vi.waitFor(() => behind.db.execute(sql`select 1`), eventually);
    await behind.findFault();
    expect(await behind.findFault()).toBeUndefined();
    await behind.close();
    proxy.close();
  });
});

it('fails immediately while Postgres is silent, and works as soon as it is back', async () => {
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

/** Proxies Postgres. Drops all bytes after `goSilent`, and cuts the connection after `goAwayAfter` messages. */
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
