import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEndpoints } from '@shopwright/tests/killed-processes/test-endpoints';
import { getProcessTree } from './process-tree';
import { readMemory } from './read-memory';

/**
 * Prints how much memory a running store uses: `npm run lab -- memory` reads $SHOP_HOME/endpoints.json (Linux only). RSS
 * counts shared pages in every process. PSS divides them among the processes that share them, so it can be summed.
 */
const home = path.resolve(process.env.SHOP_HOME ?? '.shop');
const supervisor = Number(readFileSync(path.join(home, 'lock'), 'utf8').split(' ')[0]);
const { processes } = await readEndpoints(home);

const measure = (name: string, pids: number[]) => ({ name, processes: pids.length, ...readMemory(pids) });
const trees = processes.map(({ name, pid }) => ({ name, pids: getProcessTree(pid) }));
console.table([
  measure('supervisor', [supervisor]),
  ...trees.map(({ name, pids }) => measure(name, pids)),
  measure('total', [supervisor, ...trees.flatMap(({ pids }) => pids)]),
]);
