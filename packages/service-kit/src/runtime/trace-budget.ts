/** More than a person looks at, and at most a few percent of what a busy store spends on responses. */
const frequentPerSecond = 10;

/** Reads, and the cart, which is written with each change of a quantity. */
const isFrequent = (method: string, path: unknown): boolean =>
  method === 'GET' || method === 'HEAD' || path === '/api/cart';

/**
 * Returns a function that decides whether a request begins a trace. All do that change more than a cart. Of the others, as
 * many as fit into each second: all of a quiet store, few of a busy one. Errors and slow requests are in the log in any case.
 */
export function createTraceBudget(
  now: () => number = () => performance.now(),
): (method: string, path?: unknown) => boolean {
  let second = 0;
  let begun = 0;
  return (method, path) => {
    if (!isFrequent(method, path)) return true;
    const current = Math.floor(now() / 1000);
    if (current !== second) begun = 0;
    second = current;
    begun += 1;
    return begun <= frequentPerSecond;
  };
}
