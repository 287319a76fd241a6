import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getProcessTree } from './process-tree';

/**
 * Prints how much memory a running store uses: `npm run lab -- memory` reads $SHOP_HOME/endpoints.json (Linux only). RSS
 * counts shared pages in every process. PSS divides them among the processes that share them, so it can be summed.
 */
interface Memory {
  rssKib: number;
  pssKib: number;
}

const home = path.resolve(process.env.SHOP_HOME ?? '.shop');
const endpoints: { processes: { name: string; pid: number }[] } = JSON.parse(
  readFileSync(path.join(home, 'endpoints.json'), 'utf8'),
);
const supervisor = Number(readFileSync(path.join(home, 'lock'), 'utf8').split(' ')[0]);
const rows = [
  { name: 'supervisor', pids: [supervisor] },
  ...endpoints.processes.map(({ name, pid }) => ({ name, pids: getProcessTree(pid) })),
];

const total: Memory = { rssKib: 0, pssKib: 0 };
for (const { name, pids } of rows) {
  const memory = pids.map(getMemory).reduce(add);
  Object.assign(total, add(total, memory));
  print(name, memory, pids.length);
}
print(
  'total',
  total,
  rows.reduce((count, { pids }) => count + pids.length, 0),
);

function getMemory(pid: number): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
  return { rssKib: field('Rss'), pssKib: field('Pss') };
}

function add(one: Memory, other: Memory): Memory {
  return { rssKib: one.rssKib + other.rssKib, pssKib: one.pssKib + other.pssKib };
}

function print(name: string, { rssKib, pssKib }: Memory, processes: number): void {
  const mib = (kib: number) => `${(kib / 1024).toFixed(0).padStart(6)} MiB`;
  process.stdout.write(`${name.padEnd(16)} RSS ${mib(rssKib)}   PSS ${mib(pssKib)}   ${processes} process(es)\n`);
}
