import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const contendedMs = 2_000;

/** Returns the function that releases the lock, or the pid of the living process that holds it. */
export function tryLock(file: string): (() => void) | number {
  // A file that is linked when it is complete is never seen empty, as one that is created and then written would be.
  const own = `${file}.${process.pid}.new`;
  writeFileSync(own, `${process.pid} ${processStart(process.pid) ?? ''}`, { mode: 0o600 });
  try {
    for (const end = Date.now() + contendedMs; Date.now() < end; ) {
      if (link(own, file)) return () => rmSync(file, { force: true });
      const lock = readLock(file);
      const owner = lock === undefined ? undefined : ownerIn(lock);
      if (owner !== undefined) return owner;
      if (lock !== undefined) removeDead(file);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new UserError(`Cannot lock ${file}: other processes keep locking it.`);
}

function link(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a killed process. Removers take turns: a second one would remove the lock that follows. */
function removeDead(file: string): void {
  const unlock = tryLock(`${file}.dead`);
  if (typeof unlock !== 'function') return;
  const lock = readLock(file);
  if (lock !== undefined && ownerIn(lock) === undefined) rmSync(file, { force: true });
  unlock();
}

/** Returns the pid of the living process that holds the lock. */
export const lockOwner = (home: string): number | undefined => ownerIn(readLock(lockFile(home)) ?? '');

/** Returns undefined where there is no lock, also when it is released at this moment. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function ownerIn(lock: string): number | undefined {
  const [pid, started] = lock.split(/ (.*)/);
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
