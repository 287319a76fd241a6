import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
  /** When the caller stops waiting, in `performance.now()` milliseconds. */
  deadlineAt: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** How long there is left to answer, at most `limitMs`. Whole milliseconds: `AbortSignal.timeout` refuses others. */
export function remainingMs(limitMs: number): number {
  const deadlineAt = storage.getStore()?.deadlineAt;
  return deadlineAt === undefined
    ? limitMs
    : Math.max(1, Math.floor(Math.min(limitMs, deadlineAt - performance.now())));
}
