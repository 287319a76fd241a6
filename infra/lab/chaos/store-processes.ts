import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { getProcessTree } from '../memory/process-tree';
import type { ProcessName } from './faults';

/** A drill fails where a process took longer than this to return. */
export const backWithinMs = 15_000;
/** Ends a run in which one never returns. */
const patienceMs = 60_000;

/** Kills a process immediately, and returns how long it took until another of its name answered. */
export async function killProcess(home: string, name: ProcessName): Promise<number> {
  const { pid } = await findProcess(home, name);
  signal(pid, 'SIGKILL');
  return untilBack(home, name, pid);
}

/** Stops a process with its children for a while. The supervisor may replace it meanwhile. */
export async function freezeProcess(home: string, name: ProcessName, ms: number): Promise<number | undefined> {
  const { pid } = await findProcess(home, name);
  const pids = getProcessTree(pid);
  for (const each of pids) signal(each, 'SIGSTOP');
  try {
    await pause(ms);
  } finally {
    for (const each of pids) signal(each, 'SIGCONT');
  }
  const { processes } = await readEndpoints(home);
  if (processes.some((running) => running.name === name && running.pid === pid)) return undefined;
  return untilBack(home, name, pid);
}

/** Waits until another process of this name answers, and returns how long that took. */
export async function untilBack(home: string, name: ProcessName, formerPid: number): Promise<number> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < patienceMs) {
    const { processes } = await readEndpoints(home);
    const running = processes.find((candidate) => candidate.name === name && candidate.pid !== formerPid);
    if (running?.port !== undefined && (await isReady(name, running.port))) return Date.now() - startedAt;
    await pause(100);
  }
  throw new Error(`${name} is not back after ${patienceMs / 1000} s`);
}

async function isReady(name: ProcessName, port: number): Promise<boolean> {
  if (name === 'postgres' || name === 'redis') return accepts(port);
  const path = name === 'stripe-sandbox' ? '/_sandbox/healthz' : '/readyz';
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

export async function findProcess(home: string, name: ProcessName): Promise<{ pid: number }> {
  for (const endsAt = Date.now() + patienceMs; Date.now() < endsAt; ) {
    const { processes } = await readEndpoints(home);
    const found = processes.find((candidate) => candidate.name === name);
    if (found) return found;
    await pause(100);
  }
  throw new Error(`${name} does not run`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}
