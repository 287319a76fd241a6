import { expect, it } from 'vitest';
import { parseRedirects } from './parse-redirects';

const parse = (text: string) => parseRedirects(text, 'https://store.example');

it.each(['/old\t/new', '/old,/new', '"/old";"/new"', ' /old   /new ', '/old\thttps://store.example/new'])(
  'reads %j',
  (line) => {
    expect(parse(line).redirects).toEqual([{ from: '/old', to: '/new' }]);
  },
);

it('keeps the lines, and names those without two addresses', () => {
  expect(parse('/a /b\r\n\n/c\n/d /e\n/f /g /h')).toEqual({
    redirects: [
      { from: '/a', to: '/b' },
      { from: '/d', to: '/e' },
    ],
    lines: [1, 4],
    faulty: [3, 5],
  });
});

it('leaves addresses of other hosts for the server to refuse', () => {
  expect(parse('/a https://store.example.evil/b').redirects[0]?.to).toBe('https://store.example.evil/b');
  expect(parse('/a https://store.example').redirects[0]?.to).toBe('/');
});
