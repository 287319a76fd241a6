import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the bytes of the heap that are in use, without garbage. Takes some milliseconds. */
export function usedHeap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
