import { sleep } from './deadline';
import { type Logger, safeError } from './logger';

/** Not for outages that others share. */
export type FindFault = () => Promise<string | undefined>;

interface SelfCheckOptions {
  everyMs?: number;
  failuresMax?: number;
  replace?: () => void;
}

/** Restarts a broken process whose dependencies work, after several findings in a row. */
export function startSelfCheck(
  logger: Logger,
  checks: readonly FindFault[],
  { everyMs = 10_000, failuresMax = 4, replace = () => process.exit(1) }: SelfCheckOptions = {},
) {
  const stopping = new AbortController();
  const find = async () => {
    for (const check of checks) {
      const fault = await check().catch(
        (error: unknown) => void logger.warn({ err: safeError(error) }, 'self-check failed'),
      );
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  const run = async () => {
    for (let failures = 0; ; ) {
      await sleep(everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      const fault = await find();
      failures = fault === undefined ? 0 : failures + 1;
      if (fault === undefined) continue;
      logger.warn({ fault, failures }, 'self-check found a fault of this process');
      if (failures < failuresMax) continue;
      logger.fatal({ fault }, 'the process is replaced');
      replace();
      return;
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
