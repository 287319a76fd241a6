import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { nameCookies } from '../config';
import { createResponseKeys } from './response-key';

const keyOf = createResponseKeys({
  cookies: nameCookies(false),
});

const withHeaders = (rawHeaders: string[]) =>
  keyOf({
    method: 'GET',
    url: '/api/products',
    headers: {},
    rawHeaders,
  } as Partial<IncomingMessage> as IncomingMessage);

it('names the response to a request with one Host, in any case', () => {
  expect(withHeaders(['HOST', 'store.example', 'Via', 'host'])).toEqual({ kind: 'api', key: '/api/products' });
});

it.each([[[]], [['Via', 'host']], [['Host', 'store.example', 'host', 'other.example']]])(
  'leaves a request with another number of Hosts to Express: %j',
  (rawHeaders) => {
    expect(withHeaders(rawHeaders)).toBeUndefined();
  },
);

describe('an image', () => {
  const keyOfImage = (url: string, accept = 'image/avif,image/webp,*/*') =>
    keyOf({
      method: 'GET',
      url,
      headers: { accept },
      rawHeaders: ['Host', 'a'],
    } as Partial<IncomingMessage> as IncomingMessage)?.key;

  it('is named by its size and format, by nothing else in its address', () => {
    const key = keyOfImage('/images/lamp.webp?w=240');
    expect(key).toBeDefined();
    for (const query of ['w=240&x=1', 'x=1&w=240', 'w=201', '%77=240', 'w=240&w240', 'w=240&W=80#x']) {
      expect([query, keyOfImage(`/images/lamp.webp?${query}`)]).toEqual([query, key]);
    }
    expect(keyOfImage('/images/lamp.webp?utm_source=x')).toBe(keyOfImage('/images/lamp.webp', 'image/png'));
  });

  it.each(['?w=241', '?h=240', '?w=240&h=240', ''])('is another one with %j', (query) => {
    expect(keyOfImage(`/images/lamp.webp${query}`)).not.toBe(keyOfImage('/images/lamp.webp?w=240'));
  });

  it('is another one in another format', () => {
    expect(keyOfImage('/images/lamp.webp?w=240', 'image/webp')).not.toBe(keyOfImage('/images/lamp.webp?w=240'));
  });

  it.each(['?w=0', '?w=3000', '?w=80&w=240', '?w=a', '?w='])('is left to Express with %j', (query) => {
    expect(keyOfImage(`/images/lamp.webp${query}`)).toBeUndefined();
  });

  it.each(['/images/l%61mp.webp', '/uploads/%2e%2e/a', '/images//lamp.webp', '/uploads/a/', '/images/.a'])(
    'is left to Express at %s, which may be another way to write an address',
    (url) => {
      expect(keyOfImage(url)).toBeUndefined();
    },
  );
});
