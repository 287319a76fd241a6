import type { Express } from 'express';
import { withDeadline } from '../runtime/deadline';

/** Rejects or hangs without an answer. */
export type ReadinessCheck = () => Promise<unknown>;

const checkTimeoutMs = 500;
let isStopping = false;

/** Makes balancers send new requests elsewhere. */
export function markStopping(): void {
  isStopping = true;
}

/**
 * Checks the process (`/livez`) and its dependencies (`/readyz`). Without an `optional` one it is `degraded` but ready.
 */
export function healthRoutes(
  app: Express,
  checks: Record<string, ReadinessCheck>,
  optional: Record<string, ReadinessCheck> = {},
): void {
  app.get('/livez', (_req, res) => {
    res.json({ status: 'alive' });
  });
  app.get('/readyz', async (_req, res) => {
    const results = await Promise.all(
      Object.entries({ ...checks, ...optional }).map(async ([name, check]) => {
        const ok = await withDeadline(check(), checkTimeoutMs, name).then(
          () => true,
          () => false,
        );
        return [name, ok ? 'ok' : 'away'] as const;
      }),
    );
    const away = results.flatMap(([name, state]) => (state === 'ok' ? [] : [name]));
    const isReady = !isStopping && away.every((name) => name in optional);
    const status = isStopping ? 'stopping' : !isReady ? 'unready' : away.length > 0 ? 'degraded' : 'ready';
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status, checks: Object.fromEntries(results) });
  });
}
