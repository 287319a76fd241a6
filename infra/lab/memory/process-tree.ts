import { readdirSync, readFileSync } from 'node:fs';

/** Returns the process and its descendants: Postgres has one for each connection. Linux only. */
export function getProcessTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(readStat(Number(name))?.[1]) === pid)
    .flatMap((name) => getProcessTree(Number(name)));
  return [pid, ...children];
}

/** The clock ticks of a second, which Linux has fixed for programs. */
const ticksPerSecond = 100;

/** Returns the CPU time of the process and its descendants in ms, that of descendants which have ended included. */
export function getCpuMs(pid: number): number {
  const ticks = getProcessTree(pid)
    .flatMap((each) => readStat(each)?.slice(11, 15) ?? [])
    .reduce((sum, field) => sum + Number(field), 0);
  return (1000 * ticks) / ticksPerSecond;
}

/** Returns the fields after the program's name, which may contain spaces. Undefined for a process that has ended. */
function readStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
