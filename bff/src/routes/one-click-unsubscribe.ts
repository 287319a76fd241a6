import { unsubscribe } from '@shopwright/contracts/http/newsletter';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import type { RateLimits } from '../middleware/rate-limits';

/**
 * What a mail program's own "Unsubscribe" calls (RFC 8058): a POST to the address in the mail's `List-Unsubscribe`,
 * without a page, a cookie or a redirect. Somebody who follows the same address in a browser gets the page that asks.
 */
export function oneClickUnsubscribe(app: Express, { auth }: BffDeps, limits: RateLimits): void {
  app.post('/newsletter/unsubscribe', limits.general, async (req, res) => {
    await auth.call(unsubscribe, { body: { token: String(req.query.token ?? '') } }, { role: 'anonymous' });
    res.status(204).set('Cache-Control', 'no-store').end();
  });
}
