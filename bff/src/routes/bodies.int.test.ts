import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { errorBody } from '@shopwright/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { writes } from '../test-samples';
import { startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

let auth: AuthProcess;
let store: TestStore;
let upstreams: Awaited<ReturnType<typeof startUpstream>>[];
let cookie: string;

beforeAll(async () => {
  auth = await startAuthProcess();
  const [accounts, catalog, order] = await Promise.all([
    startUpstream('auth'),
    startUpstream('catalog'),
    startUpstream('order'),
  ]);
  upstreams = [accounts, catalog, order];
  store = await startStore({
    auth: auth.url,
    authEndpoints: accounts.url,
    catalog: catalog.url,
    order: order.url,
  });
  cookie = await store.signIn('operator');
});
afterAll(async () => {
  await store.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await auth.stop();
});

interface RawResponse {
  status: number;
  type: string;
  text: string;
}

/** Sends the first byte immediately and the others after `pauseMs`. */
function send(method: string, path: string, body: Buffer | string, headers: Record<string, string> = {}, pauseMs = 0) {
  return new Promise<RawResponse>((resolve, reject) => {
    const call = httpRequest(
      {
        host: '127.0.0.1',
        port: store.port,
        method,
        path,
        headers: { cookie, 'content-type': 'application/json', ...headers },
      },
      (res) => {
        let text = '';
        res.on('data', (chunk) => {
          text += chunk;
        });
        res.on('end', () => resolve({ status: res.statusCode ?? 0, type: res.headers['content-type'] ?? '', text }));
      },
    );
    call.on('error', reject);
    if (pauseMs === 0) {
      call.end(body);
      return;
    }
    call.setHeader('content-length', body.length);
    call.write(body.slice(0, 1));
    setTimeout(() => call.end(body.slice(1)), pauseMs);
  });
}

/** Inflates to more than any endpoint takes. */
const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

interface BadBody {
  name: string;
  status: number[];
  /** Builds the body from a valid one and the size limit of the endpoint. */
  body: (right: object, maxBytes: number) => Buffer | string;
  headers?: Record<string, string>;
}

const tooLong = (right: object, maxBytes: number) => withField('padding', JSON.stringify('x'.repeat(maxBytes)))(right);
const withField = (name: string, value: string) => (right: object) =>
  JSON.stringify(right).replace('{', `{${JSON.stringify(name)}:${value},`);

const bad: BadBody[] = [
  { name: 'malformed', status: [400], body: () => '{"a":' },
  { name: 'empty', status: [400], body: () => '' },
  { name: 'null', status: [400], body: () => 'null' },
  { name: 'an array', status: [400], body: (right) => JSON.stringify([right]) },
  { name: 'a number', status: [400], body: () => '7' },
  { name: 'a string', status: [400], body: () => '"text"' },
  {
    name: 'plain text',
    status: [415],
    body: (right) => JSON.stringify(right),
    headers: { 'content-type': 'text/plain' },
  },
  { name: 'no type', status: [415], body: (right) => JSON.stringify(right), headers: { 'content-type': '' } },
  {
    name: 'UTF-16',
    status: [400, 415],
    body: (right) => Buffer.from(JSON.stringify(right), 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16le' },
  },
  {
    name: 'gzip',
    status: [415],
    body: (right) => gzipSync(JSON.stringify(right)),
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'a gzip bomb',
    status: [413, 415],
    body: () => bomb,
    headers: { 'content-encoding': 'gzip' },
  },
  { name: 'more than it takes', status: [413], body: tooLong },
  {
    name: 'more than it takes in chunks',
    status: [413],
    body: tooLong,
    headers: { 'transfer-encoding': 'chunked' },
  },
  { name: 'nine levels', status: [400], body: () => nested(9) },
  { name: 'thousands of levels', status: [400], body: () => nested(12_000) },
  { name: '__proto__', status: [400], body: withField('__proto__', '{"polluted":true}') },
  { name: 'constructor', status: [400], body: withField('constructor', '{"prototype":{"polluted":true}}') },
  { name: 'an unknown key', status: [400], body: withField('isAdmin', 'true') },
  { name: 'a NUL', status: [400], body: (right) => JSON.stringify({ ...right, note: 'a\u0000b' }) },
];

const signIn = { maxBytes: 32 * 1024, method: 'POST' };
const endpoints = [
  ...writes.flatMap(({ endpoint, path, body }) =>
    body
      ? [{ method: endpoint.method as string, path, right: body, maxBytes: endpoint.maxBodyBytes ?? 32 * 1024 }]
      : [],
  ),
  { ...signIn, path: '/api/auth/login', right: { email: 'a@example.com', password: 'correct horse' } },
  {
    ...signIn,
    path: '/api/auth/register',
    right: { firstName: 'Ada', lastName: 'Byron', email: 'bad-body@example.com', password: 'correct horse' },
  },
];

/** Counts the writes: whether a file may be stored is asked before it is read. */
const received = () =>
  upstreams.reduce((sum, { calls }) => sum + calls.filter(({ route }) => !route.startsWith('GET')).length, 0);

function expectError(response: RawResponse, status: number[]): void {
  expect(status).toContain(response.status);
  expect(response.type).toBe('application/json; charset=utf-8');
  expect(errorBody.safeParse(JSON.parse(response.text)).error).toBeUndefined();
  expect(response.text).not.toMatch(/node_modules|\bat \w+/);
}

describe.each(endpoints)('$method $path', ({ method, path, right, maxBytes }) => {
  it.each(bad)('refuses $name with $status', async ({ body, status, headers }) => {
    const before = received();
    expectError(await send(method, path, body(right, maxBytes), headers), status);
    expect(received()).toBe(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const uploads = writes.flatMap(({ endpoint, path, file }) =>
  endpoint.upload && file
    ? [{ method: endpoint.method, path, file, maxBytes: endpoint.upload.maxBytes, types: endpoint.upload.types }]
    : [],
);

/** All of them at once: each takes longer than the deadline of a request. */
it('waits for slow uploads, and gives the service its whole timeout afterwards', async () => {
  const sent = uploads.map(async ({ method, path, file }) => {
    const response = await send(method, path, file.bytes, { 'content-type': file.type }, 10_600);
    const echo = JSON.parse(response.text) as { headers: Record<string, string> };
    // Of fifteen seconds; the request's own deadline would leave seven.
    return { path, status: response.status, hasTime: Number(echo.headers['x-deadline-ms']) > 10_000 };
  });
  expect(await Promise.all(sent)).toEqual(uploads.map(({ path }) => ({ path, status: 200, hasTime: true })));
});

describe.each(uploads)('$method $path', ({ method, path, file, maxBytes, types }) => {
  it('forwards the file byte for byte', async () => {
    const response = await send(method, path, file.bytes, { 'content-type': `${file.type}; name=a.png` });
    expect(response.status).toBe(200);
    const echo = JSON.parse(response.text) as { body: { data: number[] }; headers: Record<string, string> };
    expect(Buffer.from(echo.body.data).equals(file.bytes)).toBe(true);
    expect(echo.headers['content-type']).toBe(`${file.type}; name=a.png`);
  });

  const chunked = { 'transfer-encoding': 'chunked' };
  it.skipIf(types.includes('application/json'))('refuses JSON with 415', async () => {
    expectError(await send(method, path, '{}', { 'content-type': 'application/json' }), [415]);
  });

  it.each([
    ['no bytes', 400, () => '', {}],
    ['no type', 415, () => file.bytes, { 'content-type': '' }],
    ['SVG', 415, () => '<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' }],
    ['a form', 415, () => file.bytes, { 'content-type': 'multipart/form-data; boundary=x' }],
    ['gzip', 415, () => gzipSync(file.bytes), { 'content-encoding': 'gzip' }],
    ['more than it takes', 413, () => Buffer.alloc(maxBytes + 1), {}],
    ['more than it takes in chunks', 413, () => Buffer.alloc(maxBytes + 1), chunked],
  ])('refuses %s with %d', async (_what, status, body, headers) => {
    const before = received();
    expectError(await send(method, path, body(), { 'content-type': file.type, ...headers }), [status]);
    expect(received()).toBe(before);
  });
});
