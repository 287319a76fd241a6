import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { getProcessTree } from '../memory/process-tree';
import { findProcess, untilBack } from './store-processes';

/** Smaller than a segment of Postgres's log, so that its next commit has nowhere to go. */
const fileBytesMax = 64 * 1024;
const pollMs = 200;

/**
 * Lets Postgres write no file further than a few kilobytes for a while, which takes no root: like on a full disk, every
 * commit fails and a restart ends in its recovery. Returns how long a replaced Postgres then took to be back.
 */
export async function fillDisk(home: string, ms: number): Promise<number | undefined> {
  const { pid: first } = await findProcess(home, 'postgres');
  let pid = first;
  for (const endsAt = Date.now() + ms; Date.now() < endsAt; await pause(pollMs)) {
    pid = (await findProcess(home, 'postgres')).pid;
    for (const each of getProcessTree(pid)) limitFiles(each, String(fileBytesMax));
  }
  for (const each of getProcessTree(pid)) limitFiles(each, 'unlimited');
  const { pid: last } = await findProcess(home, 'postgres');
  return last === first ? undefined : untilBack(home, 'postgres', first);
}

/** A process that has just ended is passed over. */
function limitFiles(pid: number, bytes: string): void {
  const { error } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
  if (error) throw new Error(`A full disk needs prlimit, of util-linux: ${error.message}`);
}
