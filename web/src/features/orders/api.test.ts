import { afterEach, expect, it, vi } from 'vitest';
import { moveInBatches } from './api';

afterEach(() => vi.unstubAllGlobals());

it('moves every selected order, a hundred in each call', async () => {
  const calls: number[][] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { ids } = JSON.parse(body) as { ids: number[] };
    calls.push(ids);
    return Response.json({ results: ids.map((id) => ({ id, moved: id !== 7, status: 'processing', message: '' })) });
  });
  const ids = Array.from({ length: 230 }, (_, index) => index + 1);
  const results = await moveInBatches({ ids, to: 'processing' });
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(results.filter(({ moved }) => !moved)).toHaveLength(1);
});
