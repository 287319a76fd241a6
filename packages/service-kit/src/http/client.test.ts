import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint } from '@shopwright/contracts/endpoint';
import { eventually, quickestMs } from '@shopwright/testing/deadlines';
import { startFreezingProxy } from '@shopwright/testing/freezing-proxy';
import { createTestTokens } from '@shopwright/testing/test-keys';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createLogger } from '../runtime/logger';
import { callFile, createServiceClient, fetchBytes } from './client';
import { runInRequest } from './request-context';
import { createServiceApp } from './server';

const tokens = createTestTokens('bff');
const ask = endpoint('catalog', 'GET /ask', {
  access: 'system',
  response: z.object({ answer: z.number() }),
  timeoutMs: 60_000,
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function clientOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return createServiceClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens);
}

describe('fetchBytes', () => {
  it('sends its deadline and the request id like every other call', async () => {
    let headers: IncomingHttpHeaders = {};
    const server = createServer((req, res) => {
      headers = req.headers;
      res.end('bytes');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bytes = await runInRequest({ requestId: 'request-1', deadlineAt: performance.now() + 50_000 }, () =>
      fetchBytes(tokens, ask, { url, target: '/ask' }),
    );
    expect(bytes.toString()).toBe('bytes');
    expect(Number(headers['x-deadline-ms'])).toBeGreaterThan(0);
    expect(Number(headers['x-deadline-ms'])).toBeLessThanOrEqual(50_000);
    expect(headers['x-request-id']).toBe('request-1');
  });
});

describe('callFile', () => {
  const file = endpoint('catalog', 'GET /file', {
    access: 'system',
    file: { type: 'text/csv' },
    response: z.undefined(),
  });

  it('returns the bytes of a file', async () => {
    const bytes = Buffer.from([0, 255, 10, 128]);
    const client = await clientOf((req, res) => res.end(req.url === '/file' ? bytes : undefined));
    expect(await callFile(client, file)).toEqual(bytes);
  });

  it('throws what the service returned', async () => {
    const body = JSON.stringify({ code: 'not_found', message: 'Not found', requestId: 'request-1' });
    const client = await clientOf((_req, res) => res.writeHead(404).end(body));
    await expect(callFile(client, file)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the deadline of a call', () => {
  it('is a moment by the clock of the other process, however far that is ahead, once it has replied', async () => {
    const aheadMs = 5 * 60_000;
    const moments: number[] = [];
    const client = await clientOf((req, res) => {
      moments.push(Number(req.headers['x-deadline-at']));
      res.setHeader('x-clock-ms', Date.now() + aheadMs).end('{"answer":42}');
    });
    for (let count = 0; count < 2; count += 1) await client.call(ask);
    expect(moments[0]).toBeNaN();
    const leftMs = (moments[1] ?? 0) - aheadMs - Date.now();
    expect(leftMs).toBeGreaterThan(ask.timeoutMs - 10_000);
    expect(leftMs).toBeLessThan(ask.timeoutMs + 10_000);
  });

  it('lets a service refuse what it reads too late, and do nothing', async () => {
    let begun = 0;
    const app = createServiceApp({
      logger: createLogger('test', 'silent'),
      tokens: createTestTokens('catalog', 'catalog'),
      readiness: {},
      routes: (routes) =>
        routes.bind(ask, async () => {
          begun += 1;
          return { answer: begun };
        }),
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    let arrived = 0;
    server.on('request', () => {
      arrived += 1;
    });
    const proxy = await startFreezingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const client = createServiceClient(proxy.url, tokens);
    const sentAt = performance.now();
    await client.call(ask);
    const tookMs = performance.now() - sentAt;
    proxy.freeze();
    await expect(client.call({ ...ask, timeoutMs: 300 })).rejects.toMatchObject({ code: 'timeout' });
    // Takes longer than the first call.
    await sleep(tookMs + 100);
    proxy.thaw();
    await client.call(ask);
    await vi.waitFor(() => expect(arrived).toBe(3), eventually);
    expect(begun).toBe(2);
    proxy.close();
  });

  it('makes no call once it is over', async () => {
    let calls = 0;
    const client = await clientOf((_req, res) => {
      calls += 1;
      res.end('{"answer":42}');
    });
    const late = runInRequest({ requestId: 'request-1', deadlineAt: performance.now() - 1 }, () => client.call(ask));
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    expect(calls).toBe(0);
  });
});

describe('a call to another service', () => {
  it('sends a signed token', async () => {
    let headers: IncomingHttpHeaders = {};
    const client = await clientOf((req, res) => {
      ({ headers } = req);
      res.end('{"answer":42}');
    });
    expect(await client.call(ask)).toEqual({ answer: 42 });
    const caller = await createTestTokens('catalog', 'catalog').readCaller(headers);
    expect(caller).toEqual({ actor: { role: 'system' }, process: 'bff' });
  });

  it.each<[string, string, RequestListener]>([
    ['resets the connection', 'unavailable', (req) => req.socket.destroy()],
    ['answers HTML', 'bad_gateway', (_req, res) => res.writeHead(500).end('<html></html>')],
    ['is behind a proxy that does not reach it', 'unavailable', (_req, res) => res.writeHead(502).end('<html></html>')],
    ['answers no JSON', 'bad_gateway', (_req, res) => res.end('<html></html>')],
    [
      'stops half way',
      'unavailable',
      (req, res) => {
        res.writeHead(200, { 'content-length': '100' });
        res.write('{"ans');
        setTimeout(() => req.socket.destroy(), 20);
      },
    ],
  ])('that %s fails as %s', async (_, code, listener) => {
    const client = await clientOf(listener);
    await expect(client.call(ask)).rejects.toMatchObject({ code });
  });

  it('throws timeout if the service does not respond', async () => {
    const client = await clientOf(() => undefined);
    await expect(client.call({ ...ask, timeoutMs: 200 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('fails immediately while the service is silent, and succeeds with the first call after', async () => {
    const held: (() => void)[] = [];
    let isFrozen = false;
    const client = await clientOf((_req, res) => {
      const answer = () => res.end('{"answer":42}');
      if (isFrozen) held.push(answer);
      else answer();
    });
    const freeze = async () => {
      isFrozen = true;
      await expect(client.call(ask)).rejects.toMatchObject({ code: 'unavailable' });
    };
    const callThawed = () => {
      isFrozen = false;
      for (const answer of held.splice(0)) answer();
      return client.call(ask).catch((error: unknown) => error);
    };
    await freeze();
    const results: PromiseSettledResult<unknown>[] = [];
    const askTwenty = async () =>
      results.push(...(await Promise.allSettled(Array.from({ length: 20 }, () => client.call(ask)))));
    expect(await quickestMs(askTwenty, 150)).toBeLessThan(150);
    expect(results.every((result) => result.status === 'rejected' && result.reason.code === 'unavailable')).toBe(true);
    let first = await callThawed();
    // A busy machine may miss single probes.
    for (let attempt = 1; attempt < 5 && first instanceof Error; attempt += 1) {
      await freeze();
      first = await callThawed();
    }
    expect(first).toEqual({ answer: 42 });
  });

  it('throws the error that the service returned', async () => {
    const body = { code: 'out_of_stock', message: 'Only 2 left', requestId: 'r', details: { items: [] } };
    const client = await clientOf((_req, res) => res.writeHead(409).end(JSON.stringify(body)));
    await expect(client.call(ask)).rejects.toMatchObject({ code: 'out_of_stock', details: { items: [] } });
  });

  it('throws unavailable if the connection fails', async () => {
    const client = createServiceClient('http://127.0.0.1:1', tokens);
    await expect(client.call(ask)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
