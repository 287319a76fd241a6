import type { Server, ServerResponse } from 'node:http';
import { markStopping } from '../http/health';
import { sleep } from './deadline';
import { type Logger, safeError } from './logger';

export interface Stoppable {
  name: string;
  timeoutMs: number;
  stop: () => Promise<unknown>;
}

/** Stops the parts in the given order, each within its time. Exits with 0. */
export function runUntilStopped(logger: Logger, parts: Stoppable[]): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    markStopping();
    logger.info({ signal }, 'stopping');
    for (const part of parts) {
      await Promise.race([
        part
          .stop()
          .catch((error: unknown) => logger.warn({ err: safeError(error) }, `${part.name} did not stop cleanly`)),
        new Promise((resolve) => setTimeout(resolve, part.timeoutMs)),
      ]);
    }
    process.emit('shopwright:flush' as 'beforeExit', 0);
    setTimeout(() => process.exit(0), 100);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

/** Exits with 1: a fresh process is safer than an unknown state. */
export function exitOnUncaught(logger: Logger): void {
  const exit = (error: unknown) => {
    logger.fatal({ err: safeError(error) }, 'uncaught error, the process exits');
    process.exit(1);
  };
  process.on('uncaughtException', exit);
  process.on('unhandledRejection', exit);
}

/**
 * Accepts requests for `drainMs`, until balancers notice. Closes connections with each response, then lets requests
 * end.
 */
export function serverPart(server: Server, drainMs: number): Stoppable {
  return {
    name: 'http server',
    timeoutMs: drainMs + 10_000,
    async stop() {
      server.prependListener('request', (_req, res: ServerResponse) => res.setHeader('Connection', 'close'));
      if (drainMs > 0) await sleep(drainMs);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
    },
  };
}
