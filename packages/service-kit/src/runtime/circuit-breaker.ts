import { AppError } from '../errors';
import { withDeadline } from './deadline';
import type { Logger } from './logger';

interface CircuitBreakerOptions {
  /** The name of the dependency in messages: "redis", "catalog". */
  name: string;
  /**
   * Asks the dependency the cheapest question, which a working one answers in milliseconds. An error response is an answer too.
   * Waits longer than `probeTimeoutMs`, so that the answer of a busy one counts while it is asked again.
   */
  probe: () => Promise<unknown>;
  /** A call that takes so long makes the breaker probe. */
  slowMs?: number;
  probeTimeoutMs?: number;
  /** The time for which a call may wait for a silent dependency to answer again. */
  waitMs?: number;
  logger?: Pick<Logger, 'warn' | 'info'>;
}

export interface CircuitBreaker {
  /**
   * Runs a call to the dependency. Throws `unavailable` once the dependency has stopped answering: new calls after `waitMs`,
   * a call under way once it took `slowMs` and the probes found silence.
   */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** One lost response says nothing: the dependency is silent when it leaves both probes unanswered. */
const probesMax = 2;

/**
 * Keeps the time short that a dependency costs which is reachable but silent: frozen, or behind a network that drops
 * packets. Decides by a probe of its own, so that one slow statement or route opens nothing, and no customer's call is
 * spent on finding out. The first call after the dependency is back succeeds. Has no timer while nothing is called.
 */
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
      // A busy dependency answers late: an answer to the probe before counts as well.
      const settled = Promise.race([...asked, newest]);
      if (!(await withDeadline(settled, probeTimeoutMs, name).catch(() => false))) continue;
      if (isOpen) logger?.info({ dependency: name }, 'a dependency is no longer silent');
      isOpen = false;
      return true;
    }
    if (!isOpen) logger?.warn({ dependency: name }, 'a dependency is silent, calls to it fail at once');
    isOpen = true;
    return false;
  };

  return {
    async run(call) {
      if (isOpen && !(await withDeadline(isAnswering(), waitMs, name).catch(() => false))) throw silent();
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Each call by itself: behind one address may be two instances, and one that is silent says nothing of calls to the other.
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

/** Returns true for an answer, of which an error is one, and false where the probe's own time is over. */
const isAnswer = (probe: Promise<unknown>): Promise<boolean> =>
  probe.then(
    () => true,
    (error: unknown) => !isTimeout(error),
  );

/** Recognizes the time limits of Node, undici, postgres.js, ioredis and our own. */
function isTimeout(error: unknown): boolean {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  return /tim(e|ed)[ _]?out|abort/i.test(`${name} ${code} ${message}`);
}
