import type PQueue from 'p-queue';

/**
 * Runs `work` when the queue has capacity. Returns the result of `refuse` if it waited longer than `waitMs`. Started work
 * is not interrupted.
 */
export async function addWithin<T>(queue: PQueue, waitMs: number, work: () => Promise<T>, refuse: () => T): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  try {
    return await queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waiting.signal },
    );
  } catch (error) {
    if (waiting.signal.aborted && error === waiting.signal.reason) return refuse();
    throw error;
  }
}
