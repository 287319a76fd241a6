import { endpoint } from '@shopwright/contracts/endpoint';
import { createTestTokens } from '@shopwright/testing/test-keys';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createLogger } from '../runtime/logger';
import { createServiceApp } from './server';

const settle = endpoint('catalog', 'POST /settle', {
  access: 'staff',
  body: z.strictObject({ by: z.number().optional() }).default({}),
  response: z.object({ by: z.number().nullable() }),
});

const app = createServiceApp({
  logger: createLogger('test', 'silent'),
  tokens: createTestTokens('catalog', 'catalog'),
  readiness: {},
  routes: (routes) => routes.bind(settle, async ({ body }) => ({ by: body.by ?? null })),
});

describe('a body that may be missing', () => {
  const post = async (headers: Record<string, string> = {}, body?: string) => {
    const identity = await createTestTokens('bff').headersFor({ role: 'staff', userId: 1 }, 'catalog');
    const { status, body: response } = await supertest(app)
      .post('/settle')
      .set({ ...headers, ...identity })
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
