import { get } from 'node:http';
import { changeRole, listTeam } from '@shopwright/contracts/http/team';
import { listTeamRoles } from '@shopwright/contracts/http/team-roles';
import {
  builtInRoleNames,
  builtInRoles,
  mayUse,
  type Permission,
  permissions,
} from '@shopwright/contracts/permissions';
import { type Role, roles } from '@shopwright/contracts/roles';
import { createServiceClient } from '@shopwright/service-kit/http/client';
import { sessionTokenHeader } from '@shopwright/service-kit/http/internal-token';
import { captureLog } from '@shopwright/testing/captured-log';
import { createTestTokens } from '@shopwright/testing/test-keys';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthProcess, startAuthProcess } from '../test-auth-process';
import { type Sample, samples, writes } from '../test-samples';
import { startStore, type TestStore } from '../test-store';
import { startUpstream } from '../test-upstream';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const log = captureLog();
const tokens = createTestTokens('bff');
let auth: AuthProcess;
let store: TestStore;
let upstreams: Upstream[];
let cookies: Record<Role | 'anonymous', string>;

const received = () => upstreams.reduce((sum, upstream) => sum + upstream.calls.length, 0);

beforeAll(async () => {
  auth = await startAuthProcess();
  const [accounts, catalog, order, traces, mail, workers] = await Promise.all([
    startUpstream('auth'),
    startUpstream('catalog'),
    startUpstream('order'),
    startUpstream('traces'),
    startUpstream('mail'),
    startUpstream('workers'),
  ]);
  upstreams = [accounts, catalog, order, traces, mail, workers];
  store = await startStore({
    auth: auth.url,
    authEndpoints: accounts.url,
    catalog: catalog.url,
    order: order.url,
    traces: traces.url,
    mail: mail.url,
    workers: workers.url,
    logger: log.logger,
  });
  cookies = {
    anonymous: '',
    shopper: await store.signIn('shopper'),
    staff: await store.signIn('staff'),
    operator: await store.signIn('operator'),
  };
});
afterAll(async () => {
  await store.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await auth.stop();
});

/** Gives the demo account of staff the role, and signs in. */
async function signInAs(name: (typeof builtInRoleNames)[number]): Promise<string> {
  const client = createServiceClient(auth.url, tokens);
  const team = await client.call(listTeam, { query: {} });
  const [member, owner] = ['staff', 'operator'].map((role) => team.find((each) => each.role === role)?.id ?? 0);
  const given = (await client.call(listTeamRoles)).find(({ key }) => key === name);
  await client.call(
    changeRole,
    {
      params: { id: String(member) },
      body: { role: 'staff', teamRoleId: given?.id },
      headers: { [sessionTokenHeader]: cookies.operator.split('=')[1] ?? '' },
    },
    { role: 'operator', userId: owner },
  );
  return store.signIn('staff');
}

/** Calls the service past the BFF, as the BFF would for staff with these permissions. */
async function sendToService({ endpoint, method, path, body, file }: Sample, held: Permission[]): Promise<number> {
  const at = upstreams.find(({ service }) => service === endpoint.service);
  if (!at) throw new Error(`${endpoint.service} has no upstream`);
  const headers = await tokens.headersFor({ role: 'staff', userId: 1, permissions: held }, endpoint.service);
  const call = request(at.url)
    [method](path.slice('/api'.length))
    .set({ ...headers, ...(file && { 'content-type': file.type }) });
  const sent = file?.bytes ?? body;
  return (await (sent ? call.send(sent) : call)).status;
}

function send(
  { method, path, body, file }: Sample,
  as: Role | 'anonymous' | { cookie: string },
  headers: Record<string, string> = {},
) {
  const cookie = typeof as === 'string' ? cookies[as] : as.cookie;
  const call = request(store.server)
    [method](path)
    .set({ ...headers, ...(cookie && { cookie }), ...(file && { 'content-type': file.type }) });
  const sent = file?.bytes ?? body;
  return sent ? call.send(sent) : call;
}

/** Sends the path as written, which supertest would normalize. */
const getLiterally = (path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port: store.port, path }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
    }).on('error', reject);
  });

describe('every endpoint for every role', () => {
  const cells = samples.flatMap((sample) => (['anonymous', ...roles] as const).map((role) => ({ sample, role })));

  it.each(cells)('$sample.name as $role', async ({ sample, role }) => {
    const before = received();
    const response = await send(sample, role);
    if (mayUse({ role, permissions: builtInRoles.manager }, sample.endpoint)) {
      expect(response.status).toBeLessThan(300);
      // The upstream of this test answers with JSON also where a file is expected.
      const told = sample.endpoint.file ? JSON.parse(response.text ?? String(response.body)) : response.body;
      expect(told).toMatchObject({ route: sample.name, actor: { role } });
      expect(Boolean(told.actor.userId)).toBe(role !== 'anonymous');
    } else {
      expect(response.status).toBe(role === 'anonymous' ? 401 : 403);
      expect(response.body).toMatchObject({ code: role === 'anonymous' ? 'unauthenticated' : 'forbidden' });
      expect(received()).toBe(before);
    }
  });

  it.each(builtInRoleNames)('as staff with the role %s', { timeout: 60_000 }, async (name) => {
    const cookie = await signInAs(name);
    const holder = { role: 'staff', permissions: builtInRoles[name] } as const;
    const leaks: string[] = [];
    const refusals: string[] = [];
    for (const sample of samples.filter(({ endpoint }) => ['staff', 'operator'].includes(endpoint.access))) {
      const before = received();
      const response = await send(sample, { cookie });
      const isRefused = response.status === 403;
      if (isRefused && mayUse(holder, sample.endpoint)) refusals.push(sample.name);
      if (!mayUse(holder, sample.endpoint) && (!isRefused || received() !== before)) leaks.push(sample.name);
      if (isRefused) {
        expect(response.body.message).toContain(`You need the permission ${sample.endpoint.permission}`);
        expect(response.body.details).toEqual({ permission: sample.endpoint.permission, owners: ['Priya Raman'] });
      }
    }
    expect({ leaks, refusals }).toEqual({ leaks: [], refusals: [] });
  });

  it('is enforced by the services too, for each permission alone', { timeout: 60_000 }, async () => {
    const wrong: string[] = [];
    const [granted, refused] = [new Set<string>(), new Set<string>()];
    for (const permission of permissions) {
      for (const sample of samples) {
        const needed = sample.endpoint.permission;
        if (!needed || sample.endpoint.access === 'public') continue;
        const status = await sendToService(sample, [permission]);
        if (needed === permission) granted.add(needed);
        else refused.add(needed);
        if (needed === permission ? status >= 300 : status !== 403)
          wrong.push(`${permission}: ${sample.name} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    const forwarded = new Set(samples.map(({ endpoint }) => endpoint.permission));
    expect([...granted].sort()).toEqual(permissions.filter((name) => forwarded.has(name)).sort());
    expect([...refused].sort()).toEqual([...granted].sort());
  });

  it('reads as customers do where staff lack the permission to read more', async () => {
    const roleSeen = async (name: (typeof builtInRoleNames)[number]) => {
      const cookie = await signInAs(name);
      return (await request(store.server).get('/api/products/7/reviews').set({ cookie })).body.actor.role;
    };
    expect(await roleSeen('support')).toBe('staff');
    expect(await roleSeen('orders')).toBe('shopper');
  });

  it('logs who was refused by role, and what they tried', async () => {
    const from = log.lines().length;
    for (const path of ['/api/team/members', '/api/orders/7/x-ray', '/ops/queues']) {
      await request(store.server).get(`${path}?search=canary`).set('cookie', cookies.shopper).expect(403);
      await request(store.server).get(path).set('accept', 'application/json').expect(401);
    }
    const refused = log.lines().slice(from);
    expect(
      refused
        .filter(({ securityEvent }) => securityEvent === 'access-refused')
        .map(({ call, role, userId }) => ({ call, role, isNamed: Number(userId) > 0 })),
    ).toEqual(
      ['/api/team/members', '/api/orders/7/x-ray', '/ops/queues/'].map((path) => ({
        call: `GET ${path}`,
        role: 'shopper',
        isNamed: true,
      })),
    );
    expect(JSON.stringify(refused)).not.toContain('canary');
  });
});

describe('attempts to bypass access rules', () => {
  const guarded = samples.filter((sample) => sample.endpoint.access !== 'public');

  it.each([
    '/api/Inventory',
    '/API/inventory',
    '//api/inventory',
    '/api//inventory',
    '/api/%69nventory',
    '/api/./inventory',
    '/api/x/../inventory',
    '/api/x/%2e%2e/inventory',
    '/api/inventory;x=1',
    '/api/inventory%00',
    '/api/internal/sessions/resolve',
    '/api/../internal/sessions/resolve',
    '/internal/sessions/resolve',
    '/api/products/%2e%2e/dropship',
    '/api/products/..%2f..%2finternal',
  ])('%s gives a visitor nothing', async (path) => {
    const before = received();
    const response = await getLiterally(path);
    expect([400, 401, 403, 404, 405]).toContain(response.status);
    if (/api/i.test(path)) expect(JSON.parse(response.text)).toHaveProperty('code');
    expect(received()).toBe(before);
  });

  it.each(guarded.filter((sample) => sample.method === 'get'))('HEAD $path is refused like GET', async ({ path }) => {
    const before = received();
    expect((await request(store.server).head(path)).status).toBe(401);
    expect(received()).toBe(before);
  });

  it('takes the identity from the session only', async () => {
    const headers = {
      authorization: 'Bearer operator',
      'x-user-id': '1',
      'x-role': 'operator',
      'x-http-method-override': 'PUT',
      'x-session-token': 'a'.repeat(43),
      'x-client-ip': '6.6.6.6',
    };
    const products = await request(store.server).get('/api/products').set(headers);
    expect(products.body.actor).toEqual({ role: 'anonymous' });
    expect(products.body.route).toBe('GET /products');
    expect(products.body.headers).not.toHaveProperty('x-session-token');
    expect(products.body.headers).not.toHaveProperty('cookie');
    expect((await request(store.server).get('/api/inventory').set(headers)).status).toBe(401);
  });

  it('does not forward an invalid path parameter', async () => {
    for (const id of ['0', '-1', '1e3', 'abc', '%00', '9007199254740993', '1.5', '%2e%2e']) {
      const before = received();
      const response = await request(store.server).get(`/api/products/${id}`);
      expect([400, 404]).toContain(response.status);
      expect(received()).toBe(before);
    }
  });
});

describe('a store that sends emails to a real server', () => {
  it.each(['/ops/mail', '/ops/email-previews?language=de'])(
    'has no %s: 404 for operators, and still 401 and 403 for everyone else',
    async (path) => {
      const plain = await startStore({ auth: auth.url });
      const get = (cookie = '') => request(plain.server).get(`/api${path}`).set({ cookie });
      expect((await get()).status).toBe(401);
      expect((await get(await plain.signIn('staff'))).status).toBe(403);
      expect(await get(await plain.signIn('operator'))).toMatchObject({ status: 404, body: { code: 'not_found' } });
      await plain.stop();
    },
  );
});

describe('calls from other sites', () => {
  const refused: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://store.example.evil.example' },
    { origin: 'garbage' },
    { origin: 'http://shop.test:8080', host: 'shop.test:8080' },
    { origin: 'https://store.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://store.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];
  const accepted: Record<string, string>[] = [
    {},
    { origin: 'http://store.example' },
    { origin: 'http://store.example', host: 'shop.test:8080' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  const auths = ['login', 'register', 'logout'].map((name) => ({ method: 'post', path: `/api/auth/${name}` }) as const);
  const cells = [...writes, ...auths].flatMap((write) => refused.map((headers) => ({ write, headers })));

  it.each(cells)('$write.method $write.path with $headers is refused', async ({ write, headers }) => {
    const before = received();
    const response = await request(store.server)
      [write.method](write.path)
      .set({ cookie: cookies.operator, ...headers })
      .send('body' in write && write.body ? write.body : {});
    expect(response.status).toBe(403);
    expect(response.body.code).toBe('forbidden');
    expect(received()).toBe(before);
  });

  it.each(writes.flatMap((write) => accepted.map((headers) => ({ write, headers }))))(
    '$write.method $write.path with $headers passes',
    async ({ write, headers }) => {
      expect((await send(write, 'operator', headers)).status).toBeLessThan(300);
    },
  );

  it('refuses the body of a form', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      for (const write of writes.filter((each) => each.body || each.file)) {
        const response = await request(store.server)
          [write.method](write.path)
          .set({ cookie: cookies.operator, 'content-type': type })
          .send(JSON.stringify(write.body ?? {}));
        expect(response.status).toBe(415);
      }
    }
  });
});
