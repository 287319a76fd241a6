import { describe, expect, it } from 'vitest';
import { createLimitedWork } from './limited-work';

describe('createLimitedWork', () => {
  it('runs two at once, lets twenty wait and refuses the next', async () => {
    const limited = createLimitedWork({ runningMax: 2, waitingMax: 20 });
    let [running, runningMost] = [0, 0];
    const work = () =>
      limited(async () => {
        running += 1;
        runningMost = Math.max(runningMost, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
      });
    const results = await Promise.allSettled(Array.from({ length: 30 }, work));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(runningMost).toBe(2);
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
    await expect(work()).resolves.toBeUndefined();
  });

  it('gives the place of failed work to the next in line', async () => {
    const limited = createLimitedWork({ runningMax: 1, waitingMax: 5 });
    const failed = limited(() => Promise.reject(new Error('no')));
    const next = limited(async () => 'done');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
