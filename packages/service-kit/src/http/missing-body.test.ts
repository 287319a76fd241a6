import { endpoint } from '@shopwright/contracts/endpoint';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLogger } from '../runtime/logger';
import { createInternalTokens } from './internal-token';
import { createServiceApp } from './server';

const tokens = createInternalTokens('a test secret that is long enough');
const settle = endpoint('catalog', 'POST /settle', {
  access: 'staff',
  body: z.strictObject({ by: z.number().optional() }).default({}),
  response: z.object({ by: z.number().nullable() }),
});

const app = createServiceApp({
  logger: createLogger('test', 'silent'),
  tokens,
  readiness: {},
  routes: (routes) => routes.bind(settle, async ({ body }) => ({ by: body.by ?? null })),
});

describe('a body that may be missing', () => {
  const post = async (headers: Record<string, string> = {}, body?: string) => {
    const token = await tokens.sign({ role: 'staff', userId: 1 });
    const { status, body: response } = await supertest(app)
      .post('/settle')
      .set({ ...headers, authorization: `Bearer ${token}` })
      .serialize((value) => value as string)
      .send(body);
    return [status, response.by ?? response.code];
  };
  const json = { 'content-type': 'application/json' };

  it.each([
    ['none', {}, undefined, [200, undefined]],
    ['none, of length 0', { 'content-length': '0' }, undefined, [200, undefined]],
    ['an empty object', json, '{}', [200, undefined]],
    ['a value', json, '{"by":7}', [200, 7]],
    ['an unknown field', json, '{"to":7}', [400, 'invalid_request']],
    ['another type', { 'content-type': 'text/plain' }, '{"by":7}', [415, 'unsupported_media_type']],
  ] as const)('%s', async (_, headers, body, expected) => {
    expect(await post(headers, body)).toEqual(expected);
  });
});
