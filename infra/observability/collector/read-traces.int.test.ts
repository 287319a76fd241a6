import { getTrace, listTraces, visitorAttribute } from '@shopwright/contracts/http/traces';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { get, hex, list, send, service, traceId, useCollector, waitForTrace } from './test-collector';

useCollector();

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

  it('200: tells with which status a request was answered, not those of its calls', async () => {
    const status = (code: number) => ({ 'http.response.status_code': code });
    const call = { service: 'order', trace: 'missing', id: 'b', parent: 'a', name: 'GET /y', atMs: 0, ms: 5 };
    await send({ ...call, attributes: status(200) });
    await waitForTrace('missing', 1);
    await send({ service: 'bff', trace: 'missing', id: 'a', name: 'GET /x', atMs: 0, ms: 9, attributes: status(404) });
    expect(await waitForTrace('missing', 2)).toMatchObject({ hasError: false, status: 404 });
    await send({ service: 'workers', trace: 'a job', id: 'a', name: 'process refunds', kind: 5, atMs: 1, ms: 1 });
    expect(await waitForTrace('a job', 1)).toMatchObject({ status: null });
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

  it('200: leaves out what open pages ask for by themselves, unless it failed', async () => {
    const poll = { service: 'bff', id: 'a', name: 'GET /api/todo', atMs: 3000, ms: 5 };
    await send({ ...poll, trace: 'poll' }, { ...poll, trace: 'failed poll', isError: true });
    await Promise.all([waitForTrace('poll', 1), waitForTrace('failed poll', 1)]);
    const ids = (await list('withoutPolling=true&limit=100')).map((trace) => trace.traceId);
    expect(ids).not.toContain(traceId('poll'));
    expect(ids).toContain(traceId('failed poll'));
  });

  it('200: leaves out what timers of the services ask for, but no job and no request of a visitor', async () => {
    const timer = { service: 'auth', id: 'a', name: 'POST /internal/todo-emails', atMs: 4000, ms: 5 };
    await send(
      { ...timer, trace: 'timer' },
      { ...timer, trace: 'failed timer', isError: true },
      { ...timer, trace: 'visit', service: 'bff', name: 'GET /api/cart' },
      { ...timer, trace: 'points', service: 'workers', name: 'process loyalty', kind: 5 },
    );
    await Promise.all(['timer', 'failed timer', 'visit', 'points'].map((trace) => waitForTrace(trace, 1)));
    const ids = (await list('withoutPolling=true&limit=100')).map((trace) => trace.traceId);
    expect(ids).not.toContain(traceId('timer'));
    expect(ids).toEqual(expect.arrayContaining(['failed timer', 'visit', 'points'].map(traceId)));
    expect((await list('limit=100')).map((trace) => trace.traceId)).toContain(traceId('timer'));
  });

  it('200: filters by route, status, visitor and trace', async () => {
    const status = (code: number, visitor?: string) => ({
      'http.response.status_code': code,
      ...(visitor && { [visitorAttribute]: visitor }),
    });
    const request = { service: 'bff', id: 'a', atMs: 6000, ms: 5 };
    await send(
      { ...request, trace: 'found', name: 'GET /api/things/:id', attributes: status(200, 'aaaaaaaaaaaa') },
      { ...request, trace: 'lost', name: 'GET /api/things/:id', attributes: status(404, 'bbbbbbbbbbbb') },
      { ...request, trace: 'refused', name: 'POST /api/things', attributes: status(409) },
    );
    await Promise.all(['found', 'lost', 'refused'].map((trace) => waitForTrace(trace, 1)));
    const ids = async (query: string) => (await list(query)).map((trace) => trace.traceId).sort();
    const of = (...names: string[]) => names.map(traceId).sort();
    expect(await ids('route=/API/things')).toEqual(of('found', 'lost', 'refused'));
    expect(await ids('route=post /api/things')).toEqual(of('refused'));
    expect(await ids('route=/api/things&status=4xx')).toEqual(of('lost', 'refused'));
    expect(await ids('route=/api/things&status=404')).toEqual(of('lost'));
    expect(await ids('route=%25%25')).toEqual([]);
    expect(await ids('visitor=aaaaaaaaaaaa')).toEqual(of('found'));
    expect(await ids(`traceIds=${of('found', 'refused').join(',')}`)).toEqual(of('found', 'refused'));
    expect(await ids(`traceIds=${of('found', 'refused').join(',')}&status=4xx`)).toEqual(of('refused'));
  });

  it('200: leaves out files and health checks with what was not asked for', async () => {
    const names = ['GET /site.webmanifest', 'GET /boot.js', 'GET /readyz', 'GET /product/:id', 'GET /sitemap.xml'];
    const request = { service: 'bff', id: 'a', atMs: 7000, ms: 5 };
    await send(...names.map((name) => ({ ...request, trace: name, name })));
    await Promise.all(names.map((name) => waitForTrace(name, 1)));
    const roots = (await list('withoutPolling=true&limit=100')).map(({ root }) => root);
    expect(names.filter((name) => roots.includes(`bff ${name}`))).toEqual(['GET /product/:id', 'GET /sitemap.xml']);
    const ofRoute = await list('withoutPolling=true&route=/boot.js');
    expect(ofRoute.map(({ root }) => root)).toEqual(['bff GET /boot.js']);
  });

  it('400: refuses unknown and invalid parameters', async () => {
    for (const query of [
      'status=700',
      'status=4x',
      'visitor=me',
      'traceIds=1',
      'traceIds=',
      `traceIds=${Array(101).fill('a'.repeat(32)).join(',')}`,
      'limit=0',
      'limit=x',
      'minDurationMs=-1',
      'errorsOnly=yes',
      'order=asc',
    ]) {
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
    const response = await get(`/ops/traces/${traceId('one')}`);
    const { spans } = getTrace.response.parse(response.body);
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
      const response: request.Response = await get(target);
      seen.push(...listTraces.response.parse(response.body).map((trace) => trace.traceId));
      target = /^<(.+)>/.exec(response.headers.link ?? '')?.[1];
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(seen.sort()).toEqual(['page-1', 'page-2', 'page-3'].map(traceId).sort());
  });
});
