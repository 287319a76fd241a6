import { sleep } from './deadline';
import { type Logger, safeError } from './logger';

interface SweepOptions {
  name: string;
  everyMs: number;
  /** Must be safe to run twice at once: every copy of the service runs it. */
  work: () => Promise<void>;
}

export interface RunningSweep {
  stop(): Promise<void>;
}

/**
 * Does `work` at a steady pace, the first time one pause after the start. It needs no Redis, so it goes on
 * while the queue is away, which is when it is needed.
 */
export function startSweep(logger: Logger, options: SweepOptions): RunningSweep {
  const stopping = new AbortController();
  const run = async () => {
    for (;;) {
      await sleep(options.everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await options.work().catch((error: unknown) => {
        logger.warn({ err: safeError(error), sweep: options.name }, 'sweep failed');
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
