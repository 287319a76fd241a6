import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemErrorCode, UserError } from '../user-error';
import { processStart } from './process-identity';

const lockFile = (home: string): string => path.join(home, 'lock');

/** Keeps a second supervisor out of a SHOP_HOME. Returns the function that releases the lock. */
export function lockHome(home: string): () => void {
  const lock = tryLock(lockFile(home));
  if (typeof lock === 'function') return lock;
  throw new UserError(
    `A store is already running in ${home} (process ${lock}). Stop it, or set SHOP_HOME and PORT to run a second one.`,
  );
}

/** Returns the function that releases the lock, or the pid of the living process that holds it. */
export function tryLock(file: string): (() => void) | number {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${processStart(process.pid) ?? ''}`, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
    const owner = ownerOf(file);
    if (owner !== undefined) return owner;
    // Its owner was killed before it could remove the file.
    rmSync(file, { force: true });
  }
  throw new UserError(`Cannot lock ${file}: other processes keep locking it.`);
}

/** Returns the pid of the living process that holds the lock. Throws when there is no lock file. */
export const lockOwner = (home: string): number | undefined => ownerOf(lockFile(home));

function ownerOf(file: string): number | undefined {
  const [pid, started] = readFileSync(file, 'utf8').split(/ (.*)/);
  return Number(pid) > 0 && processStart(Number(pid)) === started ? Number(pid) : undefined;
}

const patienceMs = 5_000;

export const pidFileOf = (home: string, name: string): string => path.join(home, 'run', `${name}.pid`);

/**
 * Stops the processes of a killed supervisor, before new ones start on their data, and returns their names. A process
 * counts only while its start time is still the recorded one, since pids are reused.
 */
export async function stopStaleProcesses(home: string): Promise<string[]> {
  const folder = path.join(home, 'run');
  if (!existsSync(folder)) return [];
  const living = readdirSync(folder)
    .map((file) => {
      const [pid = '', started] = readFileSync(path.join(folder, file), 'utf8').split(/ (.*)/);
      return { name: path.basename(file, '.pid'), pid: Number(pid), started };
    })
    .filter(({ pid, started }) => pid > 0 && started !== '' && processStart(pid) === started);
  await Promise.all(living.map(({ name, pid, started }) => stop(name, pid, started)));
  rmSync(folder, { recursive: true, force: true });
  return living.map(({ name }) => name);
}

async function stop(name: string, pid: number, started: string | undefined): Promise<void> {
  // On SIGTERM Postgres waits until all clients have disconnected.
  for (const signal of [name === 'postgres' ? 'SIGINT' : 'SIGTERM', 'SIGKILL'] as const) {
    if (processStart(pid) === started) process.kill(pid, signal);
    for (let waitedMs = 0; waitedMs < patienceMs && processStart(pid) === started; waitedMs += 50) await sleep(50);
  }
}
