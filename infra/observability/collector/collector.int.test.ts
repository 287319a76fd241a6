import path from 'node:path';
import { getTrace, listTraces } from '@shopwright/contracts/http/traces';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { startTestService, type TestService } from '@shopwright/testing/test-service';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCollectorApp } from './app';
import type { CollectorDeps } from './deps';
import { createTraceBudget } from './receive-spans';
import { createSpanBuffer } from './span-buffer';
import { purgeOldSpans, storeSpans } from './store-spans';

const logger = createLogger('collector', 'silent');
const startNs = BigInt(Date.now()) * 1_000_000n;

let service: TestService<CollectorDeps>;

beforeAll(async () => {
  service = await startTestService<CollectorDeps>({
    schema: 'traces',
    migrations: path.resolve('infra/observability/collector/drizzle'),
    deps: (context) => ({
      ...context,
      buffer: createSpanBuffer({ store: (spans) => storeSpans(context.database, spans), logger, everyMs: 5 }),
      budget: createTraceBudget(),
    }),
    createApp: createCollectorApp,
  });
});
afterAll(async () => {
  await service.deps.buffer.stop();
  await service.stop();
});

interface SentSpan {
  service: string;
  trace: string;
  id: string;
  parent?: string;
  name: string;
  kind?: number;
  atMs: number;
  ms: number;
  isError?: boolean;
  attributes?: Record<string, string>;
}

const hex = (text: string, length: number) => Buffer.from(text).toString('hex').padEnd(length, '0').slice(0, length);
const traceId = (name: string) => hex(name, 32);

async function send(...spans: SentSpan[]) {
  const resourceSpans = spans.map((span) => ({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: span.service } }] },
    scopeSpans: [
      {
        spans: [
          {
            traceId: traceId(span.trace),
            spanId: hex(span.id, 16),
            ...(span.parent && { parentSpanId: hex(span.parent, 16) }),
            name: span.name,
            kind: span.kind ?? 2,
            startTimeUnixNano: String(startNs + BigInt(span.atMs) * 1_000_000n),
            endTimeUnixNano: String(startNs + BigInt(span.atMs + span.ms) * 1_000_000n),
            status: { code: span.isError ? 2 : 0 },
            attributes: Object.entries(span.attributes ?? {}).map(([key, stringValue]) => ({
              key,
              value: { stringValue },
            })),
          },
        ],
      },
    ],
  }));
  const reply = await request(service.server).post('/v1/traces').send({ resourceSpans });
  expect(reply.body).toEqual({});
}

const get = async (target: string, role: 'operator' | 'staff' | 'anonymous' = 'operator') =>
  request(service.server)
    .get(target)
    .set('authorization', `Bearer ${await service.deps.tokens.sign({ role })}`);
const list = async (query: string) => listTraces.reply.parse((await get(`/ops/traces?${query}`)).body);
const waitForTrace = (name: string, count: number) =>
  vi.waitFor(async () => {
    const [trace] = await list(`search=${traceId(name)}`);
    expect(trace?.spanCount).toBe(count);
    return trace;
  }, eventually);

describe('POST /v1/traces', () => {
  it('joins spans of several processes, in any order', async () => {
    await send(
      { service: 'order', trace: 'join', id: 'c', parent: 'b', name: 'postgres INSERT', kind: 3, atMs: 20, ms: 5 },
      { service: 'order', trace: 'join', id: 'b', parent: 'a', name: 'POST /orders', kind: 2, atMs: 10, ms: 30 },
    );
    await waitForTrace('join', 2);
    await send(
      { service: 'bff', trace: 'join', id: 'a', parent: 'browser', name: 'POST /api/orders', kind: 2, atMs: 0, ms: 50 },
      {
        service: 'workers',
        trace: 'join',
        id: 'd',
        parent: 'c',
        name: 'process',
        kind: 5,
        atMs: 60,
        ms: 40,
        isError: true,
      },
    );
    expect(await waitForTrace('join', 4)).toEqual({
      traceId: traceId('join'),
      root: 'bff POST /api/orders',
      startedAt: new Date(Number(startNs / 1_000_000n)).toISOString(),
      durationMs: 100,
      spanCount: 4,
      services: ['bff', 'order', 'workers'],
      hasError: true,
    });
  });

  it('names a trace after its request, even when another span started first', async () => {
    await send({ service: 'bff', trace: 'clock', id: 'b', parent: 'a', name: 'EVALSHA', kind: 3, atMs: 0, ms: 1 });
    await send({ service: 'bff', trace: 'clock', id: 'a', parent: 'z', name: 'GET /api/x', kind: 2, atMs: 1, ms: 9 });
    await send({ service: 'order', trace: 'clock', id: 'c', parent: 'a', name: 'GET /x', kind: 2, atMs: 3, ms: 5 });
    expect((await waitForTrace('clock', 3))?.root).toBe('bff GET /api/x');
    await send({ service: 'web', trace: 'clock', id: 'z', name: 'click', kind: 3, atMs: 2, ms: 9 });
    expect((await waitForTrace('clock', 4))?.root).toBe('web click');
  });

  it('counts a batch once when it is sent twice', async () => {
    const span = { service: 'bff', trace: 'twice', id: 'a', name: 'GET', atMs: 0, ms: 1 };
    await send(span);
    await send(span);
    await send({ ...span, id: 'b' });
    await waitForTrace('twice', 2);
  });

  it('stores nothing that identifies a person', async () => {
    const attributes = { 'url.query': 'search=canary', 'client.address': 'canary', 'http.route': '/ok' };
    await send({ service: 'bff', trace: 'canary', id: 'a', name: 'GET', atMs: 0, ms: 1, attributes });
    await waitForTrace('canary', 1);
    const reply = await get(`/ops/traces/${traceId('canary')}`);
    expect(reply.body.spans[0].attributes).toEqual({ 'http.route': '/ok' });
  });

  it.each([
    ['protobuf', 'application/x-protobuf', 'x', 415],
    ['no OTLP', 'application/json', '{"resourceSpans":7}', 400],
    ['no JSON', 'application/json', '{', 400],
  ])('refuses %s', async (_name, type, body, status) => {
    const reply = await request(service.server).post('/v1/traces').set('content-type', type).send(body);
    expect(reply.status).toBe(status);
  });

  it('reports how many spans it dropped, and does not wait', async () => {
    const full = createSpanBuffer({
      store: () => new Promise(() => undefined),
      logger,
      waitingMax: 0,
      everyMs: 60_000,
    });
    const reply = await request(createCollectorApp({ ...service.deps, buffer: full }))
      .post('/v1/traces')
      .send({
        resourceSpans: [
          {
            scopeSpans: [
              {
                spans: [
                  {
                    traceId: traceId('x'),
                    spanId: hex('x', 16),
                    name: 'GET',
                    startTimeUnixNano: '1',
                    endTimeUnixNano: '2',
                  },
                ],
              },
            ],
          },
        ],
      });
    expect([reply.status, reply.body.partialSuccess.rejectedSpans]).toEqual([200, 1]);
    await full.stop();
  });
});

describe('GET /ops/traces', () => {
  it('200: filters by service, text, duration and error, newest first', async () => {
    const attributes = { 'order.id': '4711', 'messaging.destination.name': 'Stripe-Orders' };
    await send(
      { service: 'catalog', trace: 'slow', id: 'a', name: 'GET /products_100%', atMs: 1000, ms: 900 },
      { service: 'order', trace: 'wrong', id: 'a', name: 'POST /orders', atMs: 2000, ms: 9, isError: true, attributes },
    );
    await waitForTrace('wrong', 1);
    const ids = async (query: string) => (await list(query)).map((trace) => trace.traceId);
    expect((await ids('limit=2'))[0]).toBe(traceId('wrong'));
    expect(await ids('service=catalog')).toEqual([traceId('slow')]);
    expect(await ids('search=stripe-orders')).toEqual([traceId('wrong')]);
    expect(await ids('search=4711')).toEqual([traceId('wrong')]);
    expect(await ids('search=products_100%25')).toEqual([traceId('slow')]);
    expect(await ids('search=products_1_0')).toEqual([]);
    expect(await ids("search=' or true --")).toEqual([]);
    expect(await ids('minDurationMs=900')).toEqual([traceId('slow')]);
    expect(await ids('errorsOnly=true&service=order')).toContain(traceId('wrong'));
    expect(await ids('errorsOnly=true')).not.toContain(traceId('slow'));
    expect(await ids('limit=1')).toHaveLength(1);
  });

  it('200: leaves out the queues’ housekeeping', async () => {
    await send({
      service: 'workers',
      trace: 'housekeeping',
      id: 'a',
      name: 'moveStalledJobsToWait',
      kind: 1,
      atMs: 1,
      ms: 1,
    });
    await send({ service: 'workers', trace: 'job', id: 'a', name: 'process loyalty', kind: 5, atMs: 1, ms: 1 });
    await waitForTrace('job', 1);
    const roots = (await list('service=workers')).map((trace) => trace.root);
    expect(roots).toContain('workers process loyalty');
    expect(roots).not.toContain('workers moveStalledJobsToWait');
  });

  it('400: refuses unknown and invalid parameters', async () => {
    for (const query of ['limit=0', 'limit=x', 'minDurationMs=-1', 'errorsOnly=yes', 'order=asc']) {
      expect((await get(`/ops/traces?${query}`)).status).toBe(400);
    }
  });

  it('401 and 403: is for operators', async () => {
    expect((await get('/ops/traces', 'anonymous')).status).toBe(401);
    expect((await get('/ops/traces', 'staff')).status).toBe(403);
    expect((await request(service.server).get('/ops/traces')).status).toBe(401);
  });
});

describe('GET /ops/traces/:traceId', () => {
  it('200: returns the spans in the order in which they started', async () => {
    await send(
      { service: 'order', trace: 'one', id: 'b', parent: 'a', name: 'POST /orders', kind: 2, atMs: 5, ms: 10 },
      { service: 'bff', trace: 'one', id: 'a', name: 'POST /api/orders', kind: 2, atMs: 0, ms: 20 },
    );
    await waitForTrace('one', 2);
    const reply = await get(`/ops/traces/${traceId('one')}`);
    const { spans } = getTrace.reply.parse(reply.body);
    expect(spans).toMatchObject([
      { service: 'bff', parentId: null, kind: 'server', offsetMs: 0, durationMs: 20, isError: false },
      { service: 'order', parentId: hex('a', 16), offsetMs: 5, durationMs: 10 },
    ]);
  });

  it('404: refuses an unknown trace', async () => {
    expect((await get(`/ops/traces/${'f'.repeat(32)}`)).status).toBe(404);
  });

  it('400: refuses a malformed trace id', async () => {
    expect((await get('/ops/traces/xyz')).status).toBe(400);
  });
});

describe('purgeOldSpans', () => {
  it('deletes traces after a day', async () => {
    const dayMs = 24 * 3_600_000;
    await send(
      { service: 'bff', trace: 'old', id: 'a', name: 'GET', atMs: -dayMs - 1000, ms: 10 },
      { service: 'bff', trace: 'young', id: 'a', name: 'GET', atMs: -dayMs + 60_000, ms: 10 },
    );
    await Promise.all([waitForTrace('old', 1), waitForTrace('young', 1)]);
    await purgeOldSpans(service.database, new Date());
    expect(await list(`search=${traceId('old')}`)).toEqual([]);
    expect((await get(`/ops/traces/${traceId('old')}`)).status).toBe(404);
    await waitForTrace('young', 1);
  });
});

describe('GET /ops/traces, page by page', () => {
  it('leads from each page to the next, also between traces of the same moment', async () => {
    for (const trace of ['page-1', 'page-2', 'page-3']) {
      await send({
        service: 'bff',
        trace,
        id: 'a',
        parent: 'browser',
        name: 'GET /api/paged',
        kind: 2,
        atMs: 0,
        ms: 5,
      });
      await waitForTrace(trace, 1);
    }
    const seen: string[] = [];
    let target: string | undefined = '/ops/traces?search=/api/paged&limit=2';
    let pages = 0;
    while (target) {
      const reply: request.Response = await get(target);
      seen.push(...listTraces.reply.parse(reply.body).map((trace) => trace.traceId));
      target = /^<(.+)>/.exec(reply.headers.link ?? '')?.[1];
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(seen.sort()).toEqual(['page-1', 'page-2', 'page-3'].map(traceId).sort());
  });
});
