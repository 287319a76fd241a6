/** The BFF asks for changes five times a second. */
const quietPaths = /^\/(livez|readyz|metrics|v1\/traces|internal\/changes|assets\/|images\/|uploads\/)/;

/** Returns true for requests that are never traced. */
export const isQuiet = (path: string): boolean => quietPaths.test(path);

/** Drops the query, which may have searches, tokens and client secrets. */
export const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

/** A few percent of what a busy store spends on responses. */
const frequentPerSecond = 10;

/** Matches reads, and changes of carts. */
const isFrequent = (method: string, path: unknown): boolean =>
  method === 'GET' || method === 'HEAD' || path === '/api/cart';

/**
 * Traces all important changes, and of other requests a number per second. The log has all errors and slow requests.
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
