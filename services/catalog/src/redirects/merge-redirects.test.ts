import { followRedirect } from '@shopwright/contracts/redirect-paths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeRedirects } from './merge-redirects';

const merge = (existing: Record<string, string>, ...added: [from: string, to: string][]) => {
  const { merged, faults } = mergeRedirects(
    new Map(Object.entries(existing)),
    added.map(([from, to]) => ({ from, to })),
  );
  return { redirects: Object.fromEntries(merged), faults: faults.map(({ path }) => path) };
};

it('leads past a page that is led on itself, whichever came first', () => {
  expect(merge({ '/a': '/b' }, ['/b', '/c'])).toEqual({ redirects: { '/a': '/c', '/b': '/c' }, faults: [] });
  expect(merge({ '/b': '/c' }, ['/a', '/B/'])).toEqual({ redirects: { '/a': '/c', '/b': '/c' }, faults: [] });
  expect(merge({}, ['/a', '/b?x=1'], ['/b', '/c']).redirects).toEqual({ '/a': '/c?x=1', '/b': '/c' });
});

it('replaces one of the same source', () => {
  expect(merge({ '/a': '/b' }, ['/A', '/c']).redirects).toEqual({ '/a': '/c' });
});

it('refuses what leads back to itself, and a source that comes twice', () => {
  expect(merge({}, ['/a', '/A/']).faults).toEqual(['redirects.0.to']);
  expect(merge({ '/a': '/b' }, ['/b', '/a']).faults).toEqual(['redirects.0.to']);
  expect(merge({}, ['/a', '/a?x=1']).faults).toEqual(['redirects.0.to']);
  // With the query, which goes along, it would lead back.
  expect(merge({ '/b?y=2': '/d?y=2' }, ['/d', '/b']).faults).toEqual(['redirects.0.to']);
  expect(merge({}, ['/a', '/b'], ['/A', '/c']).faults).toEqual(['redirects.1.from']);
});

it('whatever is added, no redirect leads to another or to itself', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/a?x=1', '/b?x=1', '/c?y=2', '/D/');
  const lists = fc.array(fc.array(fc.record({ from: path, to: path }), { minLength: 1, maxLength: 4 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(lists, (batches) => {
      let redirects = new Map<string, string>();
      for (const added of batches) {
        const { merged, faults } = mergeRedirects(redirects, added);
        if (faults.length > 0) continue;
        redirects = merged;
        for (const target of redirects.values())
          expect(followRedirect(target, (key) => redirects.get(key))).toBeUndefined();
      }
    }),
  );
});
