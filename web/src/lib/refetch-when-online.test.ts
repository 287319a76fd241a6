// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';
import { refetchWhenOnline } from './refetch-when-online';

const client = createQueryClient();
refetchWhenOnline(client);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  client.clear();
});

/** Shows a query whose answers come in turn, and returns how often it asked. */
async function show(...answers: (ApiError | string)[]) {
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const observer = new QueryObserver(client, { queryKey: [crypto.randomUUID()], queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return { read, result: () => observer.getCurrentResult() };
}

describe('being online again', () => {
  const unreached = new ApiError(0, 'no connection');

  it('repeats what failed without an answer, also if the first request still does not get through', async () => {
    const { read, result } = await show(unreached, unreached, 'lamps');
    expect(result().isError).toBe(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(result().data).toBe('lamps');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('leaves what the server answered', async () => {
    const refused = await show(new ApiError(404, 'no such product'), 'never asked for');
    const read = await show('lamps', 'never asked for');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refused.read).toHaveBeenCalledTimes(1);
    expect(read.read).toHaveBeenCalledTimes(1);
  });
});
