import PQueue from 'p-queue';
import { describe, expect, it } from 'vitest';
import { addWithin, isFull } from './image-limits';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const refuse = (): never => {
  throw new Error('refused');
};

describe('addWithin', () => {
  it('never runs more than the queue allows, and runs all in order', async () => {
    const queue = new PQueue({ concurrency: 2 });
    let [running, runningMost] = [0, 0];
    const order: number[] = [];
    const work = async (index: number) => {
      runningMost = Math.max(runningMost, ++running);
      order.push(index);
      await pause(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 7 }, (_, index) => addWithin(queue, 1000, () => work(index), refuse)));
    expect(runningMost).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('refuses work that waited too long, and runs the next one', async () => {
    const queue = new PQueue({ concurrency: 1 });
    const ask = (work: () => Promise<string>) => addWithin(queue, 5, work, () => 'refused');
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

  it('refuses at once what does not fit in line', async () => {
    const queue = new PQueue({ concurrency: 1 });
    let end = () => {};
    const gate = new Promise<string>((resolve) => {
      end = () => resolve('ended');
    });
    const accepted = Array.from({ length: 51 }, () =>
      addWithin(
        queue,
        10_000,
        () => gate,
        () => 'refused',
      ),
    );
    expect(isFull(queue)).toBe(true);
    expect(
      await addWithin(
        queue,
        10_000,
        () => gate,
        () => 'refused',
      ),
    ).toBe('refused');
    end();
    expect(new Set(await Promise.all(accepted))).toEqual(new Set(['ended']));
    expect(isFull(queue)).toBe(false);
  });

  it('does not interrupt work that takes longer than the wait', async () => {
    const queue = new PQueue({ concurrency: 1 });
    expect(await addWithin(queue, 5, () => pause(30).then(() => 'done'), refuse)).toBe('done');
  });

  it('starts the next work after a failure', async () => {
    const queue = new PQueue({ concurrency: 1 });
    const failed = addWithin(queue, 1000, () => Promise.reject(new Error('no')), refuse);
    const next = addWithin(queue, 1000, async () => 'done', refuse);
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
