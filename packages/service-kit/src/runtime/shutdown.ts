import type { Server } from 'node:http';
import { markStopping } from '../http/health';
import { type Logger, safeError } from './logger';

interface Stoppable {
  name: string;
  /** How long it may take to end, in milliseconds. */
  timeoutMs: number;
  stop: () => Promise<unknown>;
}

/**
 * Runs the process until it is told to end: SIGTERM or SIGINT stop its parts in the given order, each
 * within its time, then exit with 0. An error nobody caught is logged and ends it with 1: the supervisor
 * starts a fresh one, which is safer than going on with a state nobody foresaw.
 */
export function runUntilStopped(logger: Logger, parts: Stoppable[]): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    markStopping();
    logger.info({ signal }, 'stopping');
    for (const part of parts) {
      await Promise.race([
        part.stop().catch((error: unknown) => logger.warn({ err: safeError(error) }, `${part.name} did not stop well`)),
        new Promise((resolve) => setTimeout(resolve, part.timeoutMs)),
      ]);
    }
    process.emit('shopwright:flush' as 'beforeExit', 0);
    setTimeout(() => process.exit(0), 100);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  crashOnUncaught(logger);
}

export function crashOnUncaught(logger: Logger): void {
  const crash = (error: unknown) => {
    logger.fatal({ err: safeError(error) }, 'uncaught error, the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

/** Stops taking connections, lets running requests end, and closes idle ones at once. */
export function serverPart(server: Server): Stoppable {
  return {
    name: 'http server',
    timeoutMs: 10_000,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      }),
  };
}
