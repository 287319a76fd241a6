import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
  /** When the caller stops waiting, in `performance.now()` milliseconds. */
  deadlineAt: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Returns the time left to reply, at most `limitMs`, in whole milliseconds as `AbortSignal.timeout` requires. */
export function remainingMs(limitMs: number): number {
  const deadlineAt = storage.getStore()?.deadlineAt;
  return deadlineAt === undefined
    ? limitMs
    : Math.max(1, Math.floor(Math.min(limitMs, deadlineAt - performance.now())));
}
