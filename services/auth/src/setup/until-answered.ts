import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shopwright/service-kit/errors';
import { causesOf, isUnavailable } from '@shopwright/service-kit/http/unavailable';

/**
 * Does the work again, once a second, while Postgres does not answer: where all containers of a store start on a busy machine, it
 * may be silent for some seconds, and a failure here would end the start.
 */
export async function untilAnswered<T>(work: () => Promise<T>, { attempts = 10, pauseMs = 1000 } = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !causesOf(error).some(isAway)) throw error;
      await sleep(pauseMs);
    }
  }
}

const isAway = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof AppError && ['unavailable', 'timeout'].includes(error.code));
