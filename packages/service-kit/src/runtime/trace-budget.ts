/** The BFF asks for changes five times a second, the workers for webhooks every second, and each instance sends a heartbeat every ten. */
const quietPaths =
  /^\/(livez|readyz|metrics|v1\/traces|api\/web-vitals|internal\/(changes|heartbeats|web-vitals|webhook-deliveries\/claim)|assets\/|images\/|uploads\/)/;

/** Returns true for requests that are never traced. */
export const isQuiet = (path: string): boolean => quietPaths.test(path);

/** Drops the query, which may have searches, tokens and client secrets. */
export const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

/** A few percent of what a busy store spends on responses. */
const perSecond = { browsing: 10, purchases: 20 };

/** The calls of a purchase, and the webhooks after it. */
const purchaseCalls = /^\/(api\/(create-payment-intent|payments\/[^/]+\/start|orders)|webhooks\/stripe)$/;

/** Reads, and changes of carts, are browsing. Undefined for what is always traced. */
function kindOf(method: string, path: string): keyof typeof perSecond | undefined {
  if (method === 'GET' || method === 'HEAD' || path === '/api/cart') return 'browsing';
  return purchaseCalls.test(path) ? 'purchases' : undefined;
}

/**
 * Traces what staff change and other rare requests, and of browsing and purchases a number per second: three whole purchases
 * a second leave all their traces. The log has all errors and slow requests.
 */
export function createTraceBudget(
  now: () => number = () => performance.now(),
): (method: string, path: string) => boolean {
  let second = 0;
  let begun = { browsing: 0, purchases: 0 };
  return (method, path) => {
    const kind = kindOf(method, path);
    if (kind === undefined) return true;
    const current = Math.floor(now() / 1000);
    if (current !== second) begun = { browsing: 0, purchases: 0 };
    second = current;
    begun[kind] += 1;
    return begun[kind] <= perSecond[kind];
  };
}

/** Belongs to no trace, and so does what continues it. */
export const noTrace = `00-${'1'.padStart(32, '0')}-${'1'.padStart(16, '0')}-00`;
