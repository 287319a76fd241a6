import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once';

describe('loadOnce', () => {
  it('loads once, for calls at the same time too', async () => {
    const load = vi.fn(async () => ({}));
    const get = loadOnce(load);
    const [first, second] = await Promise.all([get(), get()]);
    expect(first).toBe(second);
    expect(await get()).toBe(first);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads again after a failure, which all who waited for it get', async () => {
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('too many open files'));
    const get = loadOnce(load);
    const outcomes = await Promise.allSettled([get(), get()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get()).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
