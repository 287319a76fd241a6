import { endpoint, type ProcessName } from '@shopwright/contracts/endpoint';
import { idParams } from '@shopwright/contracts/fields';
import { createTestTokens } from '@shopwright/testing/test-keys';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '../errors';
import { createLogger } from '../runtime/logger';
import { drawInternalKeys, readInternalKeys } from './internal-keys';
import { type Actor, createInternalTokens } from './internal-token';
import { createServiceApp } from './server';

const identityOf = (actor: Actor) => createTestTokens('bff').headersFor(actor, 'catalog');
const update = endpoint('catalog', 'PUT /things/:id', {
  access: 'staff',
  permission: 'inventory:write',
  params: idParams,
  body: z.strictObject({ name: z.string().max(10) }),
  response: z.object({ id: z.number(), name: z.string() }),
});
const addImage = endpoint('catalog', 'POST /images', {
  access: 'staff',
  permission: 'inventory:write',
  upload: { types: ['image/png'], maxBytes: 100 },
  response: z.object({ bytes: z.number() }),
});
const writeMuch = endpoint('catalog', 'POST /texts', {
  access: 'staff',
  permission: 'inventory:write',
  body: z.strictObject({ text: z.string() }),
  maxBodyBytes: 64 * 1024,
  response: z.object({ length: z.number() }),
});
const fail = endpoint('catalog', 'GET /fail', { access: 'public', response: z.object({}) });

const app = createServiceApp({
  logger: createLogger('test', 'silent'),
  tokens: createTestTokens('catalog', 'catalog'),
  readiness: { dependency: () => Promise.resolve() },
  routes: (routes) => {
    routes.bind(update, async ({ params, body }) => ({ id: params.id, name: body.name }));
    routes.bind(addImage, async ({ readFile }) => ({ bytes: (await readFile()).byteLength }));
    routes.bind(writeMuch, async ({ body }) => ({ length: body.text.length }));
    routes.bind(fail, async () => {
      throw new Error('secret value 4711');
    });
  },
});

async function put(path: string, body: unknown, actor: Actor = { role: 'staff', userId: 1 }) {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return supertest(app)
    .put(path)
    .set(await identityOf(actor))
    .set('content-type', 'application/json')
    .serialize((value) => value as string)
    .send(payload as string);
}

describe('the processes that may call', () => {
  const payOut = endpoint('catalog', 'POST /payouts', {
    access: 'system',
    callers: ['workers'],
    response: z.object({ paid: z.literal(true) }),
  });
  const guarded = createServiceApp({
    logger: createLogger('test', 'silent'),
    tokens: createTestTokens('catalog', 'catalog'),
    readiness: {},
    routes: (routes) => {
      routes.bind(payOut, async () => ({ paid: true as const }));
      routes.bind(fail, async () => ({}));
    },
  });
  const statusOf = async (name: ProcessName, { method, path }: typeof payOut | typeof fail) => {
    const headers = await createTestTokens(name).headersFor({ role: 'system' }, 'catalog');
    return (await (method === 'POST' ? supertest(guarded).post(path) : supertest(guarded).get(path)).set(headers))
      .status;
  };

  it('are those that the endpoint names', async () => {
    expect(await statusOf('workers', payOut)).toBe(200);
    for (const name of ['bff', 'order', 'auth', 'catalog'] as const) expect(await statusOf(name, payOut)).toBe(403);
  });

  it('are the BFF alone where it names none', async () => {
    expect(await statusOf('bff', fail)).toBe(200);
    for (const name of ['workers', 'order'] as const) expect(await statusOf(name, fail)).toBe(403);
  });
});

describe('a JSON body', () => {
  it('400: names a key that it has twice', async () => {
    const response = await put('/things/7', '{"name":"seven","name":"eight"}');
    expect([response.status, response.body.fields]).toEqual([400, [{ path: 'name', message: 'name: Repeated field' }]]);
  });
});

describe('PUT /things/:id', () => {
  describe('200', () => {
    it('parses parameters and body and returns the request id', async () => {
      const response = await put('/things/7', { name: 'seven' });
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ id: 7, name: 'seven' });
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    });
  });

  describe('400', () => {
    it.each([
      ['malformed JSON', '{"name":'],
      ['an array', '[]'],
      ['null', 'null'],
      ['a number', '1'],
      ['a missing field', '{}'],
      ['an unknown key', '{"name":"a","role":"staff"}'],
      ['__proto__', '{"name":"a","__proto__":{"polluted":1}}'],
      ['a wrong type', '{"name":["a"]}'],
      ['nesting of nine levels', `{"name":${'['.repeat(9)}${']'.repeat(9)}}`],
    ])('refuses %s', async (_, body) => {
      const response = await put('/things/7', body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ code: 'invalid_request', requestId: response.headers['x-request-id'] });
      expect(response.headers['content-type']).toContain('application/json');
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });

    it('names the field', async () => {
      const response = await put('/things/7', { name: 'longer than ten characters' });
      expect(response.body.fields).toEqual([{ path: 'name', message: expect.any(String) }]);
    });

    it.each(['abc', '0', '-1', '1e3', '9007199254740993', '%00', '1.5'])('refuses the id %s', async (id) => {
      expect((await put(`/things/${id}`, { name: 'a' })).status).toBe(400);
    });

    it('refuses an address that cannot be decoded', async () => {
      expect((await put('/things/%', { name: 'a' })).status).toBe(400);
    });
  });

  it('401 without a token or with a forged one', async () => {
    const bare = await supertest(app).put('/things/7').set('x-role', 'staff').send({ name: 'a' });
    expect(bare.status).toBe(401);
    const { signingKeys, publicKeys } = drawInternalKeys();
    const foreign = createInternalTokens(readInternalKeys(signingKeys.bff, publicKeys));
    const forged = await supertest(app)
      .put('/things/7')
      .set(await foreign.headersFor({ role: 'staff' }, 'catalog'))
      .send({ name: 'a' });
    expect(forged.status).toBe(401);
  });

  it('401 for a visitor, 403 for a shopper', async () => {
    expect((await put('/things/7', { name: 'a' }, { role: 'anonymous' })).status).toBe(401);
    expect((await put('/things/7', { name: 'a' }, { role: 'shopper', userId: 2 })).status).toBe(403);
  });

  it('405 for another method, naming the right one', async () => {
    const response = await supertest(app).delete('/things/7');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('PUT');
  });

  it('413 for more than 32 kB', async () => {
    expect((await put('/things/7', { name: 'a'.repeat(33 * 1024) })).status).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''])(
    '415 for %j',
    async (type) => {
      const response = await supertest(app)
        .put('/things/7')
        .set(await identityOf({ role: 'staff' }))
        .set('content-type', type)
        .serialize((value) => value as string)
        .send('{"name":"a"}');
      expect(response.status).toBe(415);
    },
  );
});

it('refuses a body with bytes that are no UTF-8, in which a letter would be lost', async () => {
  const put = async (name: Buffer) =>
    supertest(app)
      .put('/things/7')
      .set(await identityOf({ role: 'staff' }))
      .set('content-type', 'application/json')
      .serialize((body) => body as string)
      .send(Buffer.concat([Buffer.from('{"name":"'), name, Buffer.from('"}')]));
  const refused = await put(Buffer.from('Bürostühle', 'latin1'));
  expect([refused.status, refused.body.message]).toEqual([400, 'Send the body as UTF-8']);
  expect((await put(Buffer.from('Bürostühle', 'utf8'))).body.message).not.toBe('Send the body as UTF-8');
});

describe('POST /images, an upload', () => {
  const post = async (bytes: Buffer, headers: Record<string, string> = {}, actor: Actor = { role: 'staff' }) =>
    supertest(app)
      .post('/images')
      .set({ ...(await identityOf(actor)), 'content-type': 'image/png', ...headers })
      .send(bytes);

  it('200: hands over the bytes as they came', async () => {
    expect((await post(Buffer.alloc(100))).body).toEqual({ bytes: 100 });
    expect((await post(Buffer.alloc(3), { 'content-type': 'image/PNG; name=a' })).body).toEqual({ bytes: 3 });
  });

  it('400 for no bytes, 401 and 403 for who may not, 413 for one byte too many', async () => {
    expect((await post(Buffer.alloc(0))).status).toBe(400);
    expect((await post(Buffer.alloc(3), {}, { role: 'anonymous' })).status).toBe(401);
    expect((await post(Buffer.alloc(3), {}, { role: 'shopper', userId: 2 })).status).toBe(403);
    expect((await post(Buffer.alloc(101))).status).toBe(413);
  });

  it.each([
    { 'content-type': 'image/svg+xml' },
    { 'content-type': 'image/pngx' },
    { 'content-type': 'application/json' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
  ] as Record<string, string>[])('415 for %j', async (headers) => {
    expect((await post(Buffer.alloc(3), headers)).status).toBe(415);
  });
});

it('accepts a body up to the limit of the endpoint', async () => {
  const post = async (length: number) =>
    supertest(app)
      .post('/texts')
      .set(await identityOf({ role: 'staff' }))
      .send({ text: 'a'.repeat(length) });
  expect((await post(60 * 1024)).body).toEqual({ length: 60 * 1024 });
  expect((await post(64 * 1024)).status).toBe(413);
});

it('returns no details of a 500', async () => {
  const response = await supertest(app)
    .get('/fail')
    .set(await identityOf({ role: 'anonymous' }));
  expect(response.status).toBe(500);
  expect(JSON.stringify(response.body)).not.toContain('4711');
});

it('answers an unknown path with JSON', async () => {
  const response = await supertest(app).get('/nothing');
  expect(response.status).toBe(404);
  expect(response.body.code).toBe('not_found');
});

it('derives retryable from the code', () => {
  expect(new AppError('unavailable', '').isRetryable).toBe(true);
  expect(new AppError('conflict', '').isRetryable).toBe(false);
});
