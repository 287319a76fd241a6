import type { Express } from 'express';
import { withDeadline } from './deadline';

/** Resolves when the dependency answers; rejects or hangs otherwise. */
export type ReadinessCheck = () => Promise<unknown>;

const checkTimeoutMs = 500;
let isStopping = false;

/** From here on the process says that it is not ready, so that nobody sends it new work. */
export function markStopping(): void {
  isStopping = true;
}

/** `/livez` touches nothing outside the process; `/readyz` asks each dependency and names those that are away. */
export function healthRoutes(app: Express, checks: Record<string, ReadinessCheck>): void {
  app.get('/livez', (_req, res) => {
    res.json({ status: 'alive' });
  });
  app.get('/readyz', async (_req, res) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const ok = await withDeadline(check(), checkTimeoutMs, name).then(
          () => true,
          () => false,
        );
        return [name, ok ? 'ok' : 'away'] as const;
      }),
    );
    const isReady = !isStopping && results.every(([, state]) => state === 'ok');
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : isStopping ? 'stopping' : 'unready', checks: Object.fromEntries(results) });
  });
}
