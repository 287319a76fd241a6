import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { getProcessTree } from './process-tree';

/**
 * Prints how much memory a running store uses: `npm run lab -- memory` reads $SHOP_HOME/endpoints.json (Linux only). RSS
 * counts shared pages in every process. PSS divides them among the processes that share them, so it can be summed.
 */
const home = path.resolve(process.env.SHOP_HOME ?? '.shop');
const supervisor = Number(readFileSync(path.join(home, 'lock'), 'utf8').split(' ')[0]);
const { processes } = await readEndpoints(home);

const measure = (name: string, pids: number[]) => {
  const rollups = pids.map((pid) => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  const sumMib = (field: string) => {
    const kib = rollups.map((rollup) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]));
    return Math.round(kib.reduce((sum, each) => sum + each, 0) / 1024);
  };
  return { name, processes: pids.length, rssMib: sumMib('Rss'), pssMib: sumMib('Pss') };
};

const trees = processes.map(({ name, pid }) => ({ name, pids: getProcessTree(pid) }));
console.table([
  measure('supervisor', [supervisor]),
  ...trees.map(({ name, pids }) => measure(name, pids)),
  measure('total', [supervisor, ...trees.flatMap(({ pids }) => pids)]),
]);
