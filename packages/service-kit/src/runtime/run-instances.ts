import cluster, { type Worker } from 'node:cluster';
import type { Logger } from './logger';

const sayEveryMs = 1000;
/** It is stopped or blocked. A balancer cannot tell. */
const missesMax = 8;
const waitMinMs = 100;
const waitMaxMs = 5000;

interface Instance {
  worker: Worker;
  missed: number;
}

/** Forks instances on one port. Replaces one that ends or hangs. SIGTERM stops all. */
export function runInstances(logger: Logger, count: number): void {
  const instances = new Set<Instance>();
  let hasListened = false;
  let isStopping = false;
  let waitMs = waitMinMs;

  const start = () => {
    const instance: Instance = { worker: cluster.fork(), missed: 0 };
    instances.add(instance);
    instance.worker.on('message', () => {
      instance.missed = 0;
      waitMs = waitMinMs;
    });
    instance.worker.on('listening', () => {
      hasListened = true;
    });
    instance.worker.on('exit', (code, signal) => {
      instances.delete(instance);
      if (isStopping) {
        if (instances.size === 0) process.exit(0);
        return;
      }
      if (!hasListened) process.exit(code || 1);
      logger.error({ pid: instance.worker.process.pid, code, signal }, 'an instance ended and is replaced');
      setTimeout(() => isStopping || start(), waitMs);
      waitMs = Math.min(waitMs * 2, waitMaxMs);
    });
  };
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    if (instances.size === 0) process.exit(0);
    for (const { worker } of instances) worker.process.kill(signal);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGUSR2', () => {
    for (const { worker } of instances) worker.process.kill('SIGUSR2');
  });

  for (let started = 0; started < count; started += 1) start();
  // Counts its own ticks: a machine that slept has missed none.
  setInterval(() => {
    for (const instance of instances) {
      instance.missed += 1;
      if (!isStopping && instance.missed === missesMax) instance.worker.process.kill('SIGKILL');
    }
  }, sayEveryMs);
}

export function sayAlive(): void {
  if (cluster.isWorker) setInterval(() => process.send?.('alive'), sayEveryMs).unref();
}

/** Returns true in the process that only starts the others. */
export const isAboveInstances = (count: number): boolean => count > 1 && cluster.isPrimary;
