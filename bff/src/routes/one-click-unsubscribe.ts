import { unsubscribe } from '@shopwright/contracts/http/newsletter';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import type { RateLimits } from '../middleware/rate-limits';

/**
 * Serves the "Unsubscribe" button of email programs (RFC 8058): a POST to the address in `List-Unsubscribe`, without a
 * page, cookie or redirect. A browser that opens the same address gets the page that asks.
 */
export function oneClickUnsubscribe(app: Express, { auth }: BffDeps, limits: RateLimits): void {
  app.post('/newsletter/unsubscribe', limits.general, async (req, res) => {
    await auth.call(unsubscribe, { body: { token: String(req.query.token ?? '') } }, { role: 'anonymous' });
    res.status(204).set('Cache-Control', 'no-store').end();
  });
}
