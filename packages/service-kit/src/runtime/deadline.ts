import { AppError } from '../errors';

/**
 * Rejects with `timeout`. The work goes on unless `onTimeout` stops it. After a freeze, first reads what has arrived.
 */
export function withDeadline<T>(work: PromiseLike<T>, timeoutMs: number, what: string, onTimeout?: () => void) {
  return new Promise<T>((resolve, reject) => {
    let isDone = false;
    const expire = () => {
      if (isDone) return;
      onTimeout?.();
      reject(new AppError('timeout', `${what} took longer than ${timeoutMs} ms`));
    };
    const timer = setTimeout(() => setImmediate(expire), timeoutMs);
    const finish = () => {
      isDone = true;
      clearTimeout(timer);
    };
    work.then(
      (value) => {
        finish();
        resolve(value);
      },
      (error: unknown) => {
        finish();
        reject(error);
      },
    );
  });
}

export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
