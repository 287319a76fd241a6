import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createReplyKeys } from './reply-key';

const keyOf = createReplyKeys({
  cookies: {
    isSecure: false,
    session: 'sid',
    visitor: 'visitor',
    device: 'device',
    orders: 'orders',
    change: 'change',
  },
});

const withHeaders = (rawHeaders: string[]) =>
  keyOf({
    method: 'GET',
    url: '/api/products',
    headers: {},
    rawHeaders,
  } as Partial<IncomingMessage> as IncomingMessage);

it('names the reply to a request with one Host, in any case', () => {
  expect(withHeaders(['HOST', 'store.example', 'Via', 'host'])).toEqual({ kind: 'api', key: '/api/products' });
});

it.each([[[]], [['Via', 'host']], [['Host', 'store.example', 'host', 'other.example']]])(
  'leaves a request with another number of Hosts to Express: %j',
  (rawHeaders) => {
    expect(withHeaders(rawHeaders)).toBeUndefined();
  },
);
