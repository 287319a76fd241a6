import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ProcessName } from '@shopwright/contracts/endpoint';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { createTestTokens, testKeysOf } from '@shopwright/testing/test-keys';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../http/internal-token';

const bundle = (file: string) => bundleProgram(`export * from '${path.join(import.meta.dirname, file)}'`);
const telemetry = bundle('telemetry.ts');
const traceRequest = bundle('../http/trace-request.ts');

/** Declares `serve`, which creates a server as a service or the BFF does. */
const servers = (service: ProcessName) => `
  const serve = (handle) => require('node:http').createServer(
    ${service === 'bff'} ? (req, res) => require('${traceRequest}').traceRequest(req, res, () => handle(req, res)) : handle,
  );
`;

const givenTrace = '0123456789abcdef0123456789abcdef';

const quietProgram = `
  const { createServer, get } = require('node:http');
  const { connect } = require('node:net');
  const query = '?token=canary&payment_intent_client_secret=canary&search=canary';
  const upstream = createServer((_req, res) => res.end('{}')).listen(0, async () => {
    const server = serve(async (_req, res) => {
      await fetch('http://127.0.0.1:' + upstream.address().port + '/orders/7' + query);
      res.end();
    }).listen(0, async () => {
      get('http://127.0.0.1:' + upstream.address().port + '/direct/7' + query, (res) => {
        res.resume().on('end', () => {
          const caller = connect(server.address().port, () => caller.write(
            'GET /api/orders/7' + query + ' HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n' +
            'Referer: http://x/stripe-checkout' + query + '\\r\\n' +
            'traceparent: 00-${givenTrace}-0123456789abcdef-00\\r\\n\\r\\n'));
          caller.resume().on('close', () => {
            for (const each of [server, upstream]) each.closeAllConnections(), each.close();
          });
        });
      });
    });
  });
`;

const busyProgram = `
  const server = serve((_req, res) => res.end()).listen(0, async () => {
    const call = async (method, path) => (await fetch('http://127.0.0.1:' + server.address().port + path, { method })).text();
    // The default of 5 s is too short on a busy machine.
    server.keepAliveTimeout = 0;
    // A busy machine refuses a thousand concurrent connections.
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 50 }, () => [call('GET', '/read'), call('PUT', '/api/cart')]).flat());
    await Promise.all(Array.from({ length: 70 }, () => call('POST', '/write')));
    server.closeAllConnections();
    server.close();
  });
`;

const askingProgram = `
  const { createServer } = require('node:http');
  const calls = { traced: 0, untraced: 0, unmarked: 0 };
  const upstream = createServer((req, res) => {
    const { traceparent } = req.headers;
    calls[traceparent === undefined ? 'unmarked' : traceparent.endsWith('-00') ? 'untraced' : 'traced'] += 1;
    res.end();
  }).listen(0, () => {
    const server = serve(async (req, res) => {
      if (req.method === 'GET') await (await fetch('http://127.0.0.1:' + upstream.address().port + '/asked')).text();
      res.end();
    }).listen(0, async () => {
      const call = async (method, path) => (await fetch('http://127.0.0.1:' + server.address().port + path, { method })).text();
      server.keepAliveTimeout = upstream.keepAliveTimeout = 0;
      for (let count = 0; count < 60; count += 1) await call('GET', '/read');
      await call('POST', '/' + (calls.traced > 0) + '/' + (calls.untraced > 0) + '/' + calls.unmarked);
      for (const each of [server, upstream]) each.closeAllConnections(), each.close();
    });
  });
`;

const routedProgram = `
  const express = require('express');
  const app = express();
  app.use('/api', express.Router());
  app.get('/api/orders/:id', (_req, res) => res.end());
  app.use((_req, res) => res.status(404).end());
  const server = serve(app).listen(0, async () => {
    server.keepAliveTimeout = 0;
    for (const path of ['/api/orders/7', '/api/orders/8', '/api/unknown'])
      await (await fetch('http://127.0.0.1:' + server.address().port + path)).text();
    server.closeAllConnections();
    server.close();
  });
`;

const collectorTokens = createTestTokens(undefined, 'traces');
const senders: Caller[] = [];

async function exportSpans(service: ProcessName, program = quietProgram): Promise<string> {
  const received: string[] = [];
  senders.length = 0;
  const collector = createServer(async (req, res) => {
    received.push(await text(req));
    // Logs and metrics have no token.
    if (req.url === '/v1/traces') senders.push(await collectorTokens.readCaller(req.headers));
    res.setHeader('content-type', 'application/json').end('{}');
  });
  // An export may just be sent.
  collector.keepAliveTimeout = 0;
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const child = spawn(
    process.execPath,
    ['--require', telemetry, '--input-type=commonjs', '--eval', servers(service) + program],
    {
      // Detectors would report this program's source.
      env: {
        PATH: process.env.PATH,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
        OTEL_BSP_EXPORT_TIMEOUT: '60000',
        OTEL_NODE_RESOURCE_DETECTORS: 'none',
        OTEL_SERVICE_NAME: service,
        ...testKeysOf(service),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  await once(child, 'exit');
  collector.closeAllConnections();
  collector.close();
  return received.join('\n');
}

interface ExportedSpan {
  name: string;
  kind: number;
  status: object;
  traceId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  links?: { traceId: string }[];
  attributes: { key: string; value: { stringValue?: string } }[];
}

const readSpans = (exported: string): ExportedSpan[] =>
  exported
    .split('\n')
    .filter((line) => line.startsWith('{"resourceSpans'))
    .flatMap((line) => {
      type Export = { resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[] };
      return (JSON.parse(line) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      );
    });

const requestsOf = (exported: string) =>
  readSpans(exported).filter(({ attributes }) => attributes.some(({ key }) => key === 'url.path'));

/** Replaces ports, which differ. */
const toComparable = (attributes: ExportedSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, key.endsWith('.port') ? typeof value : value]));

describe('telemetry', () => {
  it('exports no token, client secret or search, and begins a trace of its own at the edge', async () => {
    const exported = await exportSpans('bff');
    for (const scope of ['http', 'undici']) expect(exported).toContain(`instrumentation-${scope}`);
    expect(exported).toContain('/direct/7"');
    expect(exported).not.toContain('canary');

    const spans = readSpans(exported);
    const received = spans.find(({ name }) => name === 'GET /api/orders/7');
    expect(received?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([received?.traceId === givenTrace, received?.parentSpanId || undefined]).toEqual([false, undefined]);
    expect(received?.links?.map(({ traceId }) => traceId)).toEqual([givenTrace]);
    const pageOf = (span?: ExportedSpan) =>
      span?.attributes.find(({ key }) => key === 'browser.page')?.value.stringValue;
    expect(pageOf(received)).toBe('/stripe-checkout');
    const made = spans.filter(({ name }) => name === 'GET /orders/7');
    expect(made.map(({ traceId }) => traceId)).toContain(received?.traceId);
  });

  it('begins few traces of many reads, and one for each write', async () => {
    const spans = readSpans(await exportSpans('bff', busyProgram));
    const count = (wanted: string) => spans.filter(({ name }) => name === wanted).length;
    const frequent = spans.filter(({ name }) => name === 'GET /read' || name === 'PUT /api/cart');
    expect(frequent.length).toBeGreaterThanOrEqual(10);
    // The first and the last second need not be whole.
    const begunMs = frequent.map(({ startTimeUnixNano }) => Number(startTimeUnixNano) / 1e6);
    const seconds = Math.floor((Math.max(...begunMs) - Math.min(...begunMs)) / 1000) + 2;
    expect(frequent.length).toBeLessThanOrEqual(10 * seconds);
    expect(count('POST /write')).toBe(70);
  });

  it('tells the service that it asks which requests have no trace', async () => {
    const spans = readSpans(await exportSpans('bff', askingProgram));
    expect(spans.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toContain('POST /true/true/0');
  });

  it.each(['bff', 'order'] as const)('names a request by its route, else by its path: %s', async (service) => {
    const requests = requestsOf(await exportSpans(service, routedProgram));
    expect(requests.map(({ name }) => name)).toEqual([
      'GET /api/orders/:id',
      'GET /api/orders/:id',
      'GET /api/unknown',
    ]);
    expect(
      requests.map(({ attributes }) => attributes.find(({ key }) => key === 'http.route')?.value.stringValue),
    ).toEqual(['/api/orders/:id', '/api/orders/:id', undefined]);
  });

  it('describes a request at the edge as instrumentation does in a service', async () => {
    const [ofEdge, ofService] = [
      requestsOf(await exportSpans('bff', routedProgram)),
      requestsOf(await exportSpans('order', routedProgram)),
    ].map((requests) =>
      requests.map(({ kind, status, attributes }) => ({ kind, status, ...toComparable(attributes) })),
    );
    expect(ofEdge).toEqual(ofService);
  });

  it('continues the trace of the edge inside the store', async () => {
    // Not recorded, like its caller's trace.
    const spans = readSpans(await exportSpans('order'));
    expect(senders).toContainEqual({ actor: { role: 'system' }, process: 'order' });
    expect(spans.map(({ name }) => name)).toContain('GET /direct/7');
    expect(spans.map(({ name }) => name)).not.toContain('GET /api/orders/7');
  });
});
