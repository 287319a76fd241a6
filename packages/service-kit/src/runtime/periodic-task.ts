import { sleep } from './deadline';
import { type Logger, safeError } from './logger';

export interface PeriodicTask {
  name: string;
  everyMs: number;
  /** Every instance runs it, concurrently. */
  work: () => Promise<void>;
}

const firstMinMs = 1000;
const retryMinMs = 1000;

/** Starts soon, for processes that restart often, but not immediately, because of crash loops. */
const firstWaitMs = (everyMs: number): number => Math.min(everyMs, Math.max(firstMinMs, everyMs / 60));

/** Waits 1 s, 2 s, 4 s, at most the interval. */
const nextWaitMs = (everyMs: number, failures: number): number =>
  failures === 0 ? everyMs : Math.min(everyMs, retryMinMs * 2 ** (failures - 1));

const running = new Map<string, () => Promise<void>>();

/** Returns the names of those that failed. */
export async function runTasksNow(logger: Logger): Promise<string[]> {
  const failed: string[] = [];
  for (const [task, work] of running) {
    await work().catch((error: unknown) => {
      logger.warn({ err: safeError(error), task }, 'periodic task failed');
      failed.push(task);
    });
  }
  return failed;
}

/** Runs first soon after the start, and soon again after a failure. Needs no Redis. */
export function startPeriodicTask(logger: Logger, { name, everyMs, work }: PeriodicTask) {
  const stopping = new AbortController();
  running.set(name, work);
  const run = async () => {
    let failures = 0;
    let waitMs = firstWaitMs(everyMs);
    for (;;) {
      // Spreads instances.
      await sleep(waitMs * (0.9 + Math.random() * 0.2), stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        await work();
        failures = 0;
      } catch (error) {
        failures += 1;
        logger.warn({ err: safeError(error), task: name, failures }, 'periodic task failed');
      }
      waitMs = nextWaitMs(everyMs, failures);
    }
  };
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      running.delete(name);
      await ended;
    },
  };
}
