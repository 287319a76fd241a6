import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-identity';

const patienceMs = 5_000;

export const pidFileOf = (home: string, name: string): string => path.join(home, 'run', `${name}.pid`);

/**
 * A supervisor that was killed could stop nothing. Every process that it had started, and that still is the same one,
 * is stopped here, before new ones are started on its data. Returns their names.
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
  // Postgres takes SIGTERM for "wait until all clients have left".
  for (const signal of [name === 'postgres' ? 'SIGINT' : 'SIGTERM', 'SIGKILL'] as const) {
    if (processStart(pid) === started) process.kill(pid, signal);
    for (let waitedMs = 0; waitedMs < patienceMs && processStart(pid) === started; waitedMs += 50) await sleep(50);
  }
}
