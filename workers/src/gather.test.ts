import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { gather } from './gather';

it('sends at once what is asked first, and together what is asked meanwhile', async () => {
  const sent: number[][] = [];
  const double = gather(3, async (items: number[]) => {
    sent.push(items);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(sent).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

it('fails for those of a call that failed, and for no others', async () => {
  const refuseTwo = gather(10, async (items: number[]) => {
    await Promise.resolve();
    if (items.includes(2)) throw new Error('refused');
    return items;
  });
  const [first, second, third] = await Promise.allSettled([1, 2, 3].map(refuseTwo));
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await refuseTwo(4)).toBe(4);
});

it('sends in the context of one who waits, never of one who has their answer', async () => {
  const job = new AsyncLocalStorage<string>();
  const contexts: (string | undefined)[] = [];
  const send = gather(10, async (items: number[]) => {
    contexts.push(job.getStore());
    await Promise.resolve();
    return items;
  });
  await Promise.all(['a', 'b', 'c'].map((name, at) => job.run(name, () => send(at))));
  expect(contexts).toEqual(['a', 'b']);
});
