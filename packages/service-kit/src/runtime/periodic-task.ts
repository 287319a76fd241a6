import { sleep } from './deadline';
import { type Logger, safeError } from './logger';

export interface PeriodicTask {
  name: string;
  everyMs: number;
  /** Must be safe to run twice at once: every copy of the service runs it. */
  work: () => Promise<void>;
}

interface RunningTask {
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs`, first after one interval. Needs no Redis, so that it also runs while the queues are
 * unavailable.
 */
export function startPeriodicTask(logger: Logger, { name, everyMs, work }: PeriodicTask): RunningTask {
  const stopping = new AbortController();
  const run = async () => {
    for (;;) {
      await sleep(everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await work().catch((error: unknown) => {
        logger.warn({ err: safeError(error), task: name }, 'periodic task failed');
      });
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
