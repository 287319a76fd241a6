import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { isFull, runWithin } from './image-limits';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const refuse = (): never => {
  throw new Error('refused');
};

describe('runWithin', () => {
  it('never runs more than the limit allows, and runs all in order', async () => {
    const limit = pLimit(2);
    let [running, runningMost] = [0, 0];
    const order: number[] = [];
    const work = async (index: number) => {
      runningMost = Math.max(runningMost, ++running);
      order.push(index);
      await pause(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 7 }, (_, index) => runWithin(limit, 1000, () => work(index), refuse)));
    expect(runningMost).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('refuses work that waited too long, and runs the next one', async () => {
    const limit = pLimit(1);
    const ask = (work: () => Promise<string>) => runWithin(limit, 5, work, () => 'refused');
    let end = () => {};
    const long = ask(
      () =>
        new Promise((resolve) => {
          end = () => resolve('ended');
        }),
    );
    expect(await ask(async () => 'in vain')).toBe('refused');
    const next = ask(async () => 'next');
    end();
    expect(await Promise.all([long, next])).toEqual(['ended', 'next']);
  });

  it('refuses immediately what does not fit in line', async () => {
    const limit = pLimit(1);
    let end = () => {};
    const gate = new Promise<string>((resolve) => {
      end = () => resolve('ended');
    });
    const accepted = Array.from({ length: 51 }, () =>
      runWithin(
        limit,
        10_000,
        () => gate,
        () => 'refused',
      ),
    );
    expect(isFull(limit)).toBe(true);
    expect(
      await runWithin(
        limit,
        10_000,
        () => gate,
        () => 'refused',
      ),
    ).toBe('refused');
    end();
    expect(new Set(await Promise.all(accepted))).toEqual(new Set(['ended']));
    expect(isFull(limit)).toBe(false);
  });

  it('does not interrupt work that takes longer than the wait', async () => {
    const limit = pLimit(1);
    expect(await runWithin(limit, 5, () => pause(30).then(() => 'done'), refuse)).toBe('done');
  });

  it('starts the next work after a failure', async () => {
    const limit = pLimit(1);
    const failed = runWithin(limit, 1000, () => Promise.reject(new Error('no')), refuse);
    const next = runWithin(limit, 1000, async () => 'done', refuse);
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
