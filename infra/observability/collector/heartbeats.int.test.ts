import {
  bucketCount,
  getDayMetrics,
  type Heartbeat,
  listInstances,
  sendHeartbeat,
} from '@shopwright/contracts/http/instances';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { purgeHeartbeats } from './heartbeats';
import { get, service, useCollector } from './test-collector';

useCollector();

const beat: Heartbeat = {
  process: 'bff',
  host: 'one',
  pid: 7,
  version: '1.0.0',
  startedAt: '2026-01-01T08:00:00.000Z',
  memoryMb: 100,
  cpuPercent: 1.5,
  lagMs: 3,
  isEnding: false,
};
const send = (changes: Partial<Heartbeat> = {}) =>
  service.client.call(sendHeartbeat, { body: { ...beat, ...changes } });
const list = async () => listInstances.response.parse((await get('/ops/instances')).body).instances;
const metrics = async () => getDayMetrics.response.parse((await get('/ops/metrics')).body).series;
const execute = (statement: ReturnType<typeof sql>) => service.database.db.execute(statement);

beforeEach(async () => {
  await execute(sql`delete from instances`);
  await execute(sql`delete from metric_buckets`);
});

describe('GET /ops/instances', () => {
  it('200: lists two instances of a process apart, each as its last heartbeat told', async () => {
    await send();
    await send({ memoryMb: 200.5, version: '1.0.1' });
    await send({ pid: 8, startedAt: '2026-01-01T09:00:00.000Z' });
    await send({ host: 'other', startedAt: '2026-01-01T10:00:00.000Z' });
    const listed = (await list()).map(({ host, pid, memoryMb, version }) => [host, pid, memoryMb, version]);
    expect(listed).toEqual([
      ['one', 7, 200.5, '1.0.1'],
      ['one', 8, 100, '1.0.0'],
      ['other', 7, 100, '1.0.0'],
    ]);
  });

  it('200: leaves out one that was told to stop, and one that is silent for ten minutes', async () => {
    await send();
    await send({ pid: 8 });
    await send({ pid: 8, isEnding: true });
    expect((await list()).map(({ pid }) => pid)).toEqual([7]);
    await execute(sql`update instances set seen_at = now() - interval '9 minutes'`);
    expect(await list()).toHaveLength(1);
    await execute(sql`update instances set seen_at = now() - interval '11 minutes'`);
    expect(await list()).toEqual([]);
  });

  it('403 for staff, 401 for visitors', async () => {
    for (const path of ['/ops/instances', '/ops/metrics']) {
      expect((await get(path, 'staff')).status).toBe(403);
      expect((await get(path, 'anonymous')).status).toBe(401);
    }
  });
});

describe('GET /ops/metrics', () => {
  it('200: adds up what the instances of a process count, and keeps the highest of what they measure', async () => {
    const counted = { requests: 10, failed_requests: 1, memory_mb: 50 };
    await Promise.all([
      send({ metrics: counted }),
      send({ pid: 8, metrics: { ...counted, memory_mb: 70 } }),
      send({ pid: 9, metrics: { ...counted, memory_mb: 60 } }),
    ]);
    const series = await metrics();
    const last = Object.fromEntries(series.map(({ metric, values }) => [metric, values.at(-1)]));
    // The quarter of an hour may end between them.
    const before = Object.fromEntries(series.map(({ metric, values }) => [metric, values.at(-2) ?? 0]));
    expect((last.requests ?? 0) + (before.requests ?? 0)).toBe(30);
    expect((last.failed_requests ?? 0) + (before.failed_requests ?? 0)).toBe(3);
    expect(Math.max(last.memory_mb ?? 0, before.memory_mb ?? 0)).toBe(70);
    expect(series.every(({ values }) => values.length === bucketCount)).toBe(true);
  });

  it('200: has the last 24 hours, oldest first, with nothing where nothing was reported', async () => {
    await send({ metrics: { requests: 1 } });
    await execute(sql`insert into metric_buckets (starts_at, process, metric, value)
      select starts_at - interval '15 minutes' * ${bucketCount - 1}::int, process, metric, 5 from metric_buckets
      union all select starts_at - interval '15 minutes' * ${bucketCount}::int, process, metric, 9 from metric_buckets`);
    const [series] = await metrics();
    expect(series?.values[0]).toBe(5);
    expect(series?.values.slice(1, -1).every((value) => value === null)).toBe(true);
    expect(series?.values).not.toContain(9);
  });

  it('200: is empty in a new store', async () => {
    expect(await metrics()).toEqual([]);
    expect(await list()).toEqual([]);
  });
});

describe('POST /internal/heartbeats', () => {
  it('400 names what is not a heartbeat, and stores nothing of it', async () => {
    const agent = await service.as('order');
    for (const [field, value] of [
      ['process', 'mailbox'],
      ['pid', 0],
      ['memoryMb', -1],
      ['metrics', { logins: 1 }],
      ['metrics', { requests: -1 }],
    ] as const) {
      const response = await agent.post('/internal/heartbeats').send({ ...beat, [field]: value });
      expect([field, response.status, JSON.stringify(response.body)]).toEqual([
        field,
        400,
        expect.stringContaining(field),
      ]);
    }
    expect(await list()).toEqual([]);
  });

  it('is for the processes of the store alone', async () => {
    for (const role of ['operator', 'anonymous'] as const) {
      const response = await (await service.as(role)).post('/internal/heartbeats').send(beat);
      expect([role, [401, 403].includes(response.status)]).toEqual([role, true]);
    }
  });
});

describe('purgeHeartbeats', () => {
  it('keeps a day of metrics, and instances for an hour', async () => {
    await send({ metrics: { requests: 1 } });
    await send({ pid: 8 });
    await execute(sql`update instances set seen_at = now() - interval '61 minutes' where pid = 8`);
    await execute(sql`insert into metric_buckets (starts_at, process, metric, value)
      values (now() - interval '26 hours', 'bff', 'requests', 1), (now() - interval '23 hours', 'bff', 'requests', 1)`);
    await purgeHeartbeats(service.database);
    expect(await execute(sql`select pid from instances`)).toEqual([{ pid: 7 }]);
    expect(await execute(sql`select 1 from metric_buckets`)).toHaveLength(2);
  });
});
