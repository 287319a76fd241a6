/** More than a person reads, and at most a few percent of what a busy store spends on replies. */
const readsPerSecond = 50;

/**
 * Returns a function that decides whether a request begins a trace. All do that may change something. Of those that only
 * read, as many as fit into each second: all of a quiet store, few of a busy one. Errors and slow requests are in the log
 * in any case.
 */
export function createTraceBudget(now: () => number = () => performance.now()): (method: string) => boolean {
  let second = 0;
  let begun = 0;
  return (method) => {
    if (method !== 'GET' && method !== 'HEAD') return true;
    const current = Math.floor(now() / 1000);
    if (current !== second) begun = 0;
    second = current;
    begun += 1;
    return begun <= readsPerSecond;
  };
}
