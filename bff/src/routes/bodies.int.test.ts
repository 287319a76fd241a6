import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { errorBody } from '@shopwright/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../testing/auth-process';
import { writes } from '../testing/samples';
import { startStore, type TestStore } from '../testing/store';
import { startUpstream } from '../testing/upstream';

let auth: AuthProcess;
let store: TestStore;
let upstreams: Awaited<ReturnType<typeof startUpstream>>[];
let cookie: string;

beforeAll(async () => {
  auth = await startAuthProcess();
  upstreams = await Promise.all([startUpstream('catalog'), startUpstream('order')]);
  store = await startStore({ auth: auth.url, catalog: upstreams[0]?.url, order: upstreams[1]?.url });
  cookie = await store.signIn('operator');
});
afterAll(async () => {
  await store.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await auth.stop();
});

interface Reply {
  status: number;
  type: string;
  text: string;
}

function send(method: string, path: string, body: Buffer | string, headers: Record<string, string> = {}) {
  return new Promise<Reply>((resolve, reject) => {
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
    call.end(body);
  });
}

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

interface BadBody {
  name: string;
  status: number[];
  /** From the right body of the endpoint. */
  body: (right: object) => Buffer | string;
  headers?: Record<string, string>;
}

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
    body: () => gzipSync(Buffer.alloc(10_000_000, ' ')),
    headers: { 'content-encoding': 'gzip' },
  },
  { name: '33 kB', status: [413], body: withField('padding', JSON.stringify('x'.repeat(33 * 1024))) },
  {
    name: '33 kB in chunks',
    status: [413],
    body: withField('padding', JSON.stringify('x'.repeat(33 * 1024))),
    headers: { 'transfer-encoding': 'chunked' },
  },
  { name: 'nine levels', status: [400], body: () => nested(9) },
  { name: 'thousands of levels', status: [400], body: () => nested(12_000) },
  { name: '__proto__', status: [400], body: withField('__proto__', '{"polluted":true}') },
  { name: 'constructor', status: [400], body: withField('constructor', '{"prototype":{"polluted":true}}') },
  { name: 'an unknown key', status: [400], body: withField('isAdmin', 'true') },
  { name: 'a NUL', status: [400], body: withField('note', '"a\\u0000b"') },
];

const endpoints = [
  ...writes.map(({ method, path, body }) => ({ method: method.toUpperCase(), path, right: body ?? {} })),
  { method: 'POST', path: '/api/auth/login', right: { email: 'a@example.com', password: 'correct horse' } },
  {
    method: 'POST',
    path: '/api/auth/register',
    right: { firstName: 'Ada', lastName: 'Byron', email: 'bad-body@example.com', password: 'correct horse' },
  },
];

describe.each(endpoints)('$method $path', ({ method, path, right }) => {
  it.each(bad)('refuses $name with $status', async ({ body, status, headers }) => {
    const before = upstreams.reduce((sum, upstream) => sum + upstream.calls.length, 0);
    const reply = await send(method, path, body(right), headers);
    expect(status).toContain(reply.status);
    expect(reply.type).toBe('application/json; charset=utf-8');
    expect(errorBody.safeParse(JSON.parse(reply.text)).error).toBeUndefined();
    expect(reply.text).not.toMatch(/node_modules|\bat \w+/);
    expect(upstreams.reduce((sum, upstream) => sum + upstream.calls.length, 0)).toBe(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
