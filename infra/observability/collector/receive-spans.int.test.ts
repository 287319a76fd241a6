import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createCollectorApp } from './app';
import { createSpanBuffer } from './span-buffer';
import { get, hex, logger, send, service, startNs, traceId, useCollector, waitForTrace } from './test-collector';

useCollector();

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
      status: null,
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

  it('401: takes spans of our processes only', async () => {
    const body = { resourceSpans: [] };
    expect((await request(service.server).post('/v1/traces').send(body)).status).toBe(401);
    for (const actor of [{ role: 'operator', userId: 1 }, { role: 'anonymous' }] as const) {
      expect((await (await service.raw(actor)).post('/v1/traces').send(body)).status).not.toBe(200);
    }
    expect((await (await service.as('bff')).post('/v1/traces').send(body)).status).toBe(200);
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
    const response = await get(`/ops/traces/${traceId('canary')}`);
    expect(response.body.spans[0].attributes).toEqual({ 'http.route': '/ok' });
  });

  it.each([
    ['protobuf', 'application/x-protobuf', 'x', 415],
    ['no OTLP', 'application/json', '{"resourceSpans":7}', 400],
    ['no JSON', 'application/json', '{', 400],
  ])('refuses %s', async (_name, type, body, status) => {
    const agent = await service.as('bff');
    const response = await agent.post('/v1/traces').set('content-type', type).send(body);
    expect(response.status).toBe(status);
  });

  it('reports how many spans it dropped, and does not wait', async () => {
    const full = createSpanBuffer({
      store: () => new Promise(() => undefined),
      logger,
      waitingMax: 0,
      everyMs: 60_000,
    });
    const response = await request(createCollectorApp({ ...service.deps, buffer: full }))
      .post('/v1/traces')
      .set(await createTestTokens('bff').headersFor({ role: 'system' }, 'traces'))
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
    expect([response.status, response.body.partialSuccess.rejectedSpans]).toEqual([200, 1]);
    await full.stop();
  });
});
