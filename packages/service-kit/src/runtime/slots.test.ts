import { describe, expect, it } from 'vitest';
import { createSlots } from './slots';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const refuse = (): never => {
  throw new Error('refused');
};

describe('createSlots', () => {
  it('never lets more run than there are, and lets all run in turn', async () => {
    const slots = createSlots({ runningMax: 2, waitMs: 60_000 });
    let [running, runningMost] = [0, 0];
    const order: number[] = [];
    const work = async (index: number) => {
      runningMost = Math.max(runningMost, ++running);
      order.push(index);
      await pause(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 7 }, (_, index) => slots.run(() => work(index), refuse)));
    expect(runningMost).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('runs two at once, lets twenty wait and refuses the next', async () => {
    const slots = createSlots({ runningMax: 2, waitingMax: 20 });
    const work = () => slots.run(() => pause(1), refuse);
    const results = await Promise.allSettled(Array.from({ length: 30 }, work));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { message: 'refused' } });
    await expect(work()).resolves.toBeUndefined();
  });

  it('answers for who waited in vain, and gives the slot to the next one', async () => {
    const slots = createSlots({ runningMax: 1, waitMs: 5 });
    const ask = (work: Promise<string>) =>
      slots.run(
        () => work,
        () => 'refused',
      );
    let end = () => {};
    const long = ask(
      new Promise((resolve) => {
        end = () => resolve('ended');
      }),
    );
    expect(await ask(Promise.resolve('in vain'))).toBe('refused');
    const next = ask(Promise.resolve('next'));
    end();
    expect(await Promise.all([long, next])).toEqual(['ended', 'next']);
  });

  it('gives the place of failed work to the next in line', async () => {
    const slots = createSlots({ runningMax: 1, waitingMax: 5 });
    const failed = slots.run(() => Promise.reject(new Error('no')), refuse);
    const next = slots.run(async () => 'done', refuse);
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
