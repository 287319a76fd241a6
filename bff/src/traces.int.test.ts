import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { eventually } from '@shopwright/testing/deadlines';
import { programFile } from '@shopwright/testing/test-program';
import { startTestServer, type TestServer } from '@shopwright/testing/test-server';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ChangingCatalog, startChangingCatalog } from './test-changing-catalog';
import { prepareBffProcess } from './test-process';
import { forgetLimits } from './test-store';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  attributes: { key: string }[];
}

const server = 2;
const client = 3;
const spans: Span[] = [];

let collector: TestServer;
let catalog: ChangingCatalog;
let bff: Awaited<ReturnType<typeof prepareBffProcess>>;
let child: ChildProcess;
let port: number;

beforeAll(async () => {
  await forgetLimits();
  const app = express().use(express.json({ limit: '10mb' }));
  app.post('/v1/traces', (req, res) => {
    type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    const { resourceSpans } = req.body as Export;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.json({});
  });
  [collector, catalog] = await Promise.all([startTestServer(app), startChangingCatalog()]);
  bff = await prepareBffProcess(catalog.url);
  const started = bff.start(['--require', programFile('packages/service-kit/src/runtime/telemetry')], {
    OTEL_SERVICE_NAME: 'bff',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_NODE_RESOURCE_DETECTORS: 'none',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  ({ child } = started);
  port = (await started.find(({ address }) => address !== undefined)).address?.port ?? 0;
  await vi.waitUntil(async () => await readFromCache(), eventually);
});
afterAll(async () => {
  child.kill('SIGKILL');
  await Promise.all([collector.close(), catalog.close(), bff.remove()]);
});

/** Returns true if the response came from the cache. */
async function read(path: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.arrayBuffer();
  return response.headers.has('cache-status');
}

const readFromCache = () => read('/api/products/7');

/** Waits for the server span of a request and its outgoing call. */
async function waitForCall(name: string): Promise<{ made: Span[]; calls: Span[] }> {
  const made = () => spans.filter((span) => span.kind === server && span.name === name);
  // Rate limits ask Redis.
  const isCall = ({ kind, attributes }: Span) => kind === client && attributes.some(({ key }) => key === 'url.full');
  const calls = () => spans.filter((span) => isCall(span) && span.parentSpanId === made()[0]?.spanId);
  await vi.waitUntil(() => calls().length > 0, eventually);
  // Another span of the request would come with the next export.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { made: made(), calls: calls() };
}

/** Sends a GET by hand, with more headers. */
function send(path: string, headers = ''): ReturnType<typeof connect> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`),
  );
  return socket;
}

it('a response from the cache has no span and leaves the budget to others', async () => {
  // The budget is one of each second.
  await new Promise((resolve) => setTimeout(resolve, 600));
  const from = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 600));
  const hits: boolean[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (let count = 0; count < 20; count += 1) hits.push(await readFromCache());
    expect(await read(`/api/search/suggestions?q=lamp${round}`)).toBe(false);
  }
  const begun = (path: string) =>
    spans.filter(
      ({ kind, name, startTimeUnixNano }) =>
        kind === server && name.startsWith(`GET ${path}`) && Number(startTimeUnixNano) / 1e6 > from,
    );
  await vi.waitUntil(() => begun('/api/search/suggestions').length === 8, eventually);
  // A busy machine may poll for changes late, which empties the cache.
  expect(hits.filter(Boolean).length).toBeGreaterThan(20);
  expect(begun('/api/products/')).toHaveLength(hits.filter((isHit) => !isHit).length);
});

it('a forwarded request has one server span, the parent of its call', async () => {
  await read('/api/products/7/reviews?limit=3');
  const { made, calls } = await waitForCall('GET /api/products/:id/reviews');
  expect([made.length, calls.length, made[0]?.parentSpanId ?? '', calls[0]?.traceId]).toEqual([
    1,
    1,
    '',
    made[0]?.traceId,
  ]);
});

it('a page is named by its route', async () => {
  await read('/product/7?from=elsewhere');
  const isPage = ({ name, kind }: Span) => kind === server && name.endsWith(' /product/:id');
  await vi.waitUntil(() => spans.some(isPage), eventually);
  expect(spans.filter(({ name }) => name.includes('{*page}'))).toEqual([]);
});

it('a request whose client aborts has one too', async () => {
  catalog.state.delayMs = 300;
  const readsBefore = catalog.state.reads;
  const socket = send('/api/products?search=aborted');
  await vi.waitUntil(() => catalog.state.reads > readsBefore, eventually);
  socket.destroy();
  const { made, calls } = await waitForCall('GET /api/products');
  catalog.state.delayMs = 0;
  expect([made.length, calls.length]).toEqual([1, 1]);
});

it('a request to upgrade is answered over HTTP and has one too', async () => {
  const socket = send('/api/categories/lamps', 'Connection: Upgrade\r\nUpgrade: websocket\r\n');
  const [chunk] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data) => resolve([data])));
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
  const { made, calls } = await waitForCall('GET /api/categories/:slug');
  expect([made.length, calls.length]).toEqual([1, 1]);
});
