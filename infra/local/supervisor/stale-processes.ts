import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-identity';

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
