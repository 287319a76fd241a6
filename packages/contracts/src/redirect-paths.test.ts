import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followRedirect, readStorePath, toRedirectKey } from './redirect-paths';

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:1',
  'x',
  '',
])('%s is no address of this store', (address) => {
  expect(readStorePath(address)).toBeUndefined();
});

it('whatever an address is, the browser stays in the store', () => {
  const nasty = fc.array(
    fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', '%2f', '//', 'evil.example', '?', '#', ' '),
  );
  fc.assert(
    fc.property(nasty, (parts) => {
      const path = readStorePath(`/${parts.join('')}`);
      if (path !== undefined) expect(new URL(path, 'https://store.example').origin).toBe('https://store.example');
    }),
  );
});

describe('the key of an address', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    ['https://OLD.example/Old-Page?b=2&a=1#part', '/old-page?a=1&b=2'],
    ['/%E7%85%A7', '/照'],
    ['/照?lang=de', '/照'],
    ['/a//b', '/a/b'],
    ['/100%25?x', '/100%25?x='],
    ['/a%00b', '/a%00b'],
    ['/%ff', '/%ff'],
    ['/', '/'],
  ])('%s is %s', (address, key) => {
    expect(toRedirectKey(address)?.whole).toBe(key);
  });

  it('is the same of every way to write it', () => {
    expect(
      new Set(['/caf%C3%A9', '/café', '/CAF%c3%89/', '/cafe%CC%81'].map((one) => toRedirectKey(one)?.whole)).size,
    ).toBe(1);
  });
});

it('an address that is too long for an index has no key', () => {
  expect(toRedirectKey(`/${'x'.repeat(600)}`)).toBeUndefined();
});

it('leads by path and query first, then by the path, which keeps the query', () => {
  const targets: Record<string, string> = { '/old?id=7': '/product/7', '/old': '/about?x=1#team' };
  const follow = (address: string) => followRedirect(address, (key) => targets[key]);
  expect(follow('/old?id=7')).toBe('/product/7');
  expect(follow('/OLD/')).toBe('/about?x=1#team');
  expect(follow('/old?utm_source=mail')).toBe('/about?x=1&utm_source=mail#team');
  expect(follow('/other')).toBeUndefined();
});
