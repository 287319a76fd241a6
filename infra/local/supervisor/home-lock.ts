import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemErrorCode, UserError } from '../user-error';
import { processStart } from './process-identity';

/** Keeps two supervisors out of one SHOP_HOME. Returns the way to give the lock back. */
export function lockHome(home: string): () => void {
  const file = path.join(home, 'lock');
  const mine = `${process.pid} ${processStart(process.pid) ?? ''}`;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
    const [pid, started] = readFileSync(file, 'utf8').split(/ (.*)/);
    if (Number(pid) > 0 && processStart(Number(pid)) === started) {
      throw new UserError(
        `A shop already runs in ${home} (process ${pid}). Stop it, or set SHOP_HOME and PORT to run a second one beside it.`,
      );
    }
    // Its owner is dead: it was killed and could not tidy up.
    rmSync(file, { force: true });
  }
  throw new UserError(`${file} cannot be taken: other starts keep taking it.`);
}
