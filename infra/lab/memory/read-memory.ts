import { readFileSync } from 'node:fs';

/** Sums the memory of processes (Linux only). */
export function readMemory(pids: number[]) {
  const rollups = pids.map((pid) => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  const sumMib = (field: string) => {
    const kib = rollups.map((rollup) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]));
    return Math.round(kib.reduce((sum, each) => sum + each, 0) / 1024);
  };
  return { rssMib: sumMib('Rss'), pssMib: sumMib('Pss') };
}
