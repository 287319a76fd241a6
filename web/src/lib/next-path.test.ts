import { describe, expect, it } from 'vitest';
import { readNextPath } from './next-path';

const origin = 'https://store.example';
const read = (next: string) => readNextPath({ origin, search: `?next=${encodeURIComponent(next)}` });

describe('readNextPath', () => {
  it.each([
    ['/orders?status=paid#top', '/orders?status=paid#top'],
    ['https://store.example/account', '/account'],
    ['account', '/account'],
    ['/%2fevil.example', '/%2fevil.example'],
  ])('leads to %s of this store', (next, path) => {
    expect(read(next)).toBe(path);
  });

  it.each([
    '/\t/evil.example',
    '/\n/evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https://store.example.evil.example/',
    'http://store.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '',
  ])('leads nowhere for %j', (next) => {
    expect(read(next)).toBeUndefined();
  });

  it('leads nowhere where the path alone names another host', () => {
    expect(read('/.//evil.example')).toBeUndefined();
  });
});
