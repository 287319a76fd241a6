import { DrizzleQueryError } from 'drizzle-orm';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { createLogger } from '../runtime/logger';
import { errorResponse } from './error-response';

const replyTo = (thrown: unknown) => {
  const app = express();
  app.use(() => {
    throw thrown;
  });
  app.use(errorResponse(createLogger('test', 'silent')));
  return supertest(app).get('/');
};

const error = (message: string, properties: object = {}) => Object.assign(new Error(message), properties);
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('503 with Retry-After', () => {
  it.each<[string, unknown]>([
    ['a refused connection', error('connect', { code: 'ECONNREFUSED' })],
    ['an unknown host', error('getaddrinfo', { code: 'ENOTFOUND' })],
    ['no route to the host', error('connect', { code: 'EHOSTUNREACH' })],
    ['a Postgres that is starting', inQuery(error('the database system is starting up', { code: '57P03' }))],
    ['a Postgres that was shut down', inQuery(error('terminating connection', { code: '57P01' }))],
    ['a Postgres with a full disk', inQuery(error('could not extend file', { code: '53100' }))],
    ['a Postgres that cannot read its disk', inQuery(error('could not read', { code: '58030' }))],
    ['a connection that broke in a statement', inQuery(error('write', { code: 'CONNECTION_CLOSED' }))],
    ['a silent Postgres', inQuery(new AppError('timeout', 'query took longer than 6000 ms'))],
    ['a wrapped error of a wrapped error', new Error('a', { cause: inQuery(error('b', { code: 'CONNECT_TIMEOUT' })) })],
    ['another service that does not answer', new AppError('timeout', 'catalog did not answer')],
    ['a socket that another service closed', error('other side closed', { code: 'UND_ERR_SOCKET' })],
    ['an aborted call', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
    ['a Redis that is away', error("Stream isn't writeable and enableOfflineQueue options is false")],
    ['a Redis that is silent', error('Command timed out')],
    ['a Redis that loads its data', error('LOADING Redis is loading the dataset in memory')],
    ['a full Redis', error('OOM command not allowed when used memory > maxmemory')],
    ['a wrapped `unavailable`', new Error('outer', { cause: new AppError('unavailable', 'Stripe did not answer') })],
  ])('for %s', async (_name, thrown) => {
    const response = await replyTo(thrown);
    expect([response.status, response.body.code]).toEqual([503, 'unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('other errors', () => {
  it.each<[string, unknown, number]>([
    ['a mistake in the code', new TypeError('x is not a function'), 500],
    ['a mistake in the SQL', inQuery(error('column does not exist', { code: '42703' })), 500],
    ['a violated constraint', inQuery(error('duplicate key', { code: '23505' })), 500],
    ['an invalid argument of a call', error('invalid', { code: 'UND_ERR_INVALID_ARG' }), 500],
    ['a refused input below another error', new Error('outer', { cause: new AppError('conflict', 'Taken') }), 409],
    ['a client that left', error('aborted', { code: 'ECONNABORTED', type: 'request.aborted' }), 400],
    ['nothing at all', undefined, 404],
    ['a circle of causes', withItselfAsCause(), 500],
  ])('%s', async (_name, thrown, status) => {
    expect((await replyTo(thrown)).status).toBe(status);
  });
});

function withItselfAsCause(): Error {
  const circle = new Error('circle');
  circle.cause = circle;
  return circle;
}
