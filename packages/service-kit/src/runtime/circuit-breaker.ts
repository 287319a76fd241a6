import { AppError } from '../errors';
import { withDeadline } from './deadline';
import type { Logger } from './logger';

interface CircuitBreakerOptions {
  name: string;
  /** A cheap question. An error response is an answer. May outlast `probeTimeoutMs`, so that a late answer counts. */
  probe: () => Promise<unknown>;
  /** Probes after a call that takes so long. */
  slowMs?: number;
  probeTimeoutMs?: number;
  waitMs?: number;
  logger?: Pick<Logger, 'warn' | 'info'>;
}

export interface CircuitBreaker {
  /**
   * Throws `unavailable` for a silent dependency: new calls after `waitMs`, running ones after `slowMs` and failed
   * probes.
   */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** One lost response says nothing. */
const probesMax = 2;

/** Limits the time lost to a silent dependency. Decides by probes, so that no slow statement opens it. */
export function createCircuitBreaker({
  name,
  probe,
  slowMs = 1000,
  probeTimeoutMs = 1000,
  waitMs = 100,
  logger,
}: CircuitBreakerOptions): CircuitBreaker {
  const silent = () => new AppError('unavailable', `${name} does not answer`);
  let isOpen = false;
  let probing: Promise<boolean> | undefined;

  const isAnswering = (): Promise<boolean> => {
    probing ??= answers().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  const answers = async (): Promise<boolean> => {
    const asked: Promise<boolean>[] = [];
    for (let count = 0; count < (isOpen ? 1 : probesMax); count += 1) {
      const newest = isAnswer(probe());
      asked.push(newest.then((isOne) => isOne || new Promise(() => undefined)));
      // A late answer to the probe before counts too.
      const settled = Promise.race([...asked, newest]);
      if (!(await withDeadline(settled, probeTimeoutMs, name).catch(() => false))) continue;
      if (isOpen) logger?.info({ dependency: name }, 'a dependency is no longer silent');
      isOpen = false;
      return true;
    }
    if (!isOpen) logger?.warn({ dependency: name }, 'a dependency is silent, calls to it fail immediately');
    isOpen = true;
    return false;
  };

  return {
    async run(call) {
      if (isOpen && !(await withDeadline(isAnswering(), waitMs, name).catch(() => false))) throw silent();
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Each call by itself: one of two instances may be silent.
      const givenUp = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(async () => {
          if (!(await isAnswering())) reject(silent());
        }, slowMs);
      });
      try {
        return await Promise.race([call(), givenUp]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Returns true for an error too, and false for a timeout of the probe. */
const isAnswer = (probe: Promise<unknown>): Promise<boolean> =>
  probe.then(
    () => true,
    (error: unknown) => !isTimeout(error),
  );

/** Recognizes timeouts of Node, undici, postgres.js, ioredis and our own. */
function isTimeout(error: unknown): boolean {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  return /tim(e|ed)[ _]?out|abort/i.test(`${name} ${code} ${message}`);
}
