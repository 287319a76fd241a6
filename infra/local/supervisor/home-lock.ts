import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemErrorCode, UserError } from '../user-error';
import { processStart } from './process-identity';

const lockFile = (home: string): string => path.join(home, 'lock');

/** Keeps a second supervisor out of a SHOP_HOME. Returns the function that releases the lock. */
export function lockHome(home: string): () => void {
  const file = lockFile(home);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      writeFileSync(file, `${process.pid} ${processStart(process.pid) ?? ''}`, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
    const owner = lockOwner(home);
    if (owner !== undefined) {
      throw new UserError(
        `A store is already running in ${home} (process ${owner}). Stop it, or set SHOP_HOME and PORT to run a second one.`,
      );
    }
    // Its owner was killed before it could remove the file.
    rmSync(file, { force: true });
  }
  throw new UserError(`Cannot lock ${file}: other processes keep locking it.`);
}

/** Returns the pid of the living process that holds the lock. Throws when there is no lock file. */
export function lockOwner(home: string): number | undefined {
  const [pid, started] = readFileSync(lockFile(home), 'utf8').split(/ (.*)/);
  return Number(pid) > 0 && processStart(Number(pid)) === started ? Number(pid) : undefined;
}
