import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../paths';
import { longest, longestFirst } from './longest-first';

describe('longestFirst', () => {
  it('names files that exist', () => {
    expect(longest.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
  });

  it('keeps every other file, in the order they had', () => {
    const [first = '', second = ''] = longest;
    const named = (names: string[]) => names.map((name) => ({ moduleId: fromRoot(name) }));
    expect(longestFirst(named(['tests/a.test.ts', second, 'tests/b.test.ts', first]))).toEqual(
      named([first, second, 'tests/a.test.ts', 'tests/b.test.ts']),
    );
  });
});
