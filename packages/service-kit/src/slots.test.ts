import { describe, expect, it } from 'vitest';
import { createSlots } from './slots';

describe('createSlots', () => {
  it('never lets more run than there are, and lets all run in turn', async () => {
    const slots = createSlots(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = async (index: number) => {
      const release = await slots.take(1000);
      most = Math.max(most, ++running);
      order.push(index);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      release?.();
    };
    await Promise.all(Array.from({ length: 7 }, (_, index) => work(index)));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('tells who waited in vain, and gives the slot to the next one', async () => {
    const slots = createSlots(1);
    const release = await slots.take(0);
    expect(await slots.take(5)).toBeUndefined();
    const later = slots.take(1000);
    release?.();
    expect(await later).toBeTypeOf('function');
  });
});
