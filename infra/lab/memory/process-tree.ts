import { processesBelow, statFields } from '../../local/supervisor/process-identity';

/** Returns the process and its descendants: Postgres has one for each connection. */
export const getProcessTree = (pid: number): number[] => [pid, ...processesBelow(pid)];

/** The clock ticks of a second, which Linux has fixed for programs. */
const ticksPerSecond = 100;

/** Returns the CPU time of the process and its descendants in ms, that of descendants which have ended included. Linux only. */
export function getCpuMs(pid: number): number {
  const ticks = getProcessTree(pid)
    .flatMap((each) => statFields(each)?.slice(11, 15) ?? [])
    .reduce((sum, field) => sum + Number(field), 0);
  return (1000 * ticks) / ticksPerSecond;
}
