import { expect, it } from 'vitest';
import { countLines } from './count-since';

it('counts product lines by kind of commit, and no test, text or image', () => {
  const log = [
    '@refactor(web): one table',
    '',
    '3\t10\tweb/src/ui/table.tsx',
    '90\t0\tweb/src/ui/table.test.tsx',
    '@feat: more',
    '',
    '-\t-\tweb/public/home.avif',
    '5\t1\tbff/src/main.ts',
    '7\t0\tREADME.md',
    '@refactor: a move',
    '',
    '0\t40\tinfra/old.ts',
    '40\t0\ttests/new.ts',
    '1\t0\tweb/src/a.css',
  ];
  expect(countLines(log.join('\n'))).toEqual([
    { kind: 'refactor', commits: 2, lines: -46 },
    { kind: 'feat', commits: 1, lines: 4 },
  ]);
});
