import cluster, { type Worker } from 'node:cluster';
import type { Logger } from './logger';

/** The interval at which a copy reports that it runs. */
const sayEveryMs = 1000;
/** A copy that has missed so many is stopped or blocked. The balancer between copies cannot tell, and `/livez` asks only one. */
const missesMax = 8;
const waitMinMs = 100;
const waitMaxMs = 5000;

interface Copy {
  worker: Worker;
  missed: number;
}

/**
 * Runs this program in so many processes, which accept connections in turns on one port. Replaces a copy that ends or no
 * longer answers. SIGTERM stops them all, and this process ends with the last of them. A program that cannot start ends
 * with its exit code.
 */
export function runCopies(logger: Logger, count: number): void {
  const copies = new Set<Copy>();
  let hasListened = false;
  let isStopping = false;
  let waitMs = waitMinMs;

  const start = () => {
    const copy: Copy = { worker: cluster.fork(), missed: 0 };
    copies.add(copy);
    copy.worker.on('message', () => {
      copy.missed = 0;
      waitMs = waitMinMs;
    });
    copy.worker.on('listening', () => {
      hasListened = true;
    });
    copy.worker.on('exit', (code, signal) => {
      copies.delete(copy);
      if (isStopping) {
        if (copies.size === 0) process.exit(0);
        return;
      }
      if (!hasListened) process.exit(code || 1);
      logger.error({ pid: copy.worker.process.pid, code, signal }, 'a copy ended and is replaced');
      setTimeout(() => isStopping || start(), waitMs);
      waitMs = Math.min(waitMs * 2, waitMaxMs);
    });
  };
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    if (copies.size === 0) process.exit(0);
    for (const { worker } of copies) worker.process.kill(signal);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGUSR2', () => {
    for (const { worker } of copies) worker.process.kill('SIGUSR2');
  });

  for (let started = 0; started < count; started += 1) start();
  // Counts its own ticks, so that a machine that was asleep has missed none.
  setInterval(() => {
    for (const copy of copies) {
      copy.missed += 1;
      if (!isStopping && copy.missed === missesMax) copy.worker.process.kill('SIGKILL');
    }
  }, sayEveryMs);
}

/** Tells the process above that this copy runs; see `runCopies`. */
export function sayAlive(): void {
  if (cluster.isWorker) setInterval(() => process.send?.('alive'), sayEveryMs).unref();
}

/** Returns true in the process that only starts the others. */
export const isAboveCopies = (count: number): boolean => count > 1 && cluster.isPrimary;
