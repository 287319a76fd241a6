import { describe, expect, it } from 'vitest';
import { readNextPath, readSearchParam } from './address-params';

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

describe('readSearchParam', () => {
  it.each([
    ['?search=%00', ''],
    ['?search=%01mic%7F', 'mic'],
    ['?search=%E2%80%AEmic', 'mic'],
    ['?search=+two++words+', 'two  words'],
    ['?search=%E3%83%9E%E3%82%A4%E3%82%AF', 'マイク'],
    ['', ''],
  ])('reads %s as %j', (search, text) => {
    expect(readSearchParam(new URLSearchParams(search))).toBe(text);
  });

  it('cuts a long text without half a character', () => {
    const text = readSearchParam(new URLSearchParams({ search: `${'a'.repeat(199)}😀` }));
    expect(text).toBe('a'.repeat(199));
  });
});
