import { AppError } from '@shopwright/service-kit/errors';

interface Limits {
  runningMax: number;
  waitingMax: number;
}

/** Runs at most `runningMax` pieces of work at once, lets `waitingMax` wait in line, and refuses the rest with 503. */
export function createLimitedWork({ runningMax, waitingMax }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new AppError('unavailable', 'Too many passwords are being checked');
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
