import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@shopwright/service-kit/errors';
import { expect, it } from 'vitest';
import { gather } from './gather';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it('sends at once what is asked first, and together what is asked while three calls are under way', async () => {
  const sent: number[][] = [];
  const double = gather(3, async (items: number[]) => {
    sent.push(items);
    await pause();
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(double))).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(sent).toEqual([[1], [2], [3], [4, 5, 6], [7]]);
  expect(await double(8)).toBe(16);
});

it('fails for those of a call that failed, and for no others', async () => {
  const refuseFive = gather(10, async (items: number[]) => {
    await pause();
    if (items.includes(5)) throw new Error('away');
    return items;
  });
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map(refuseFive));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(await refuseFive(6)).toBe(6);
});

it('fails for one alone that is refused for good', async () => {
  const refuseFive = gather(10, async (items: number[]) => {
    await pause();
    if (items.includes(5)) throw new AppError('invalid_request', 'unknown queue');
    return items;
  });
  const all = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(refuseFive));
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('sends in the context of one who waits, never of one who has their answer', async () => {
  const job = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const send = gather(10, async (items: number[]) => {
    contexts.push(job.getStore());
    await pause();
    return items;
  });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name, at) => job.run(name, () => send(at))));
  expect(contexts).toEqual(['a', 'b', 'c', 'd']);
});
