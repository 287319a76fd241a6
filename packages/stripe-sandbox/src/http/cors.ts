import type { NextFunction, Request, Response } from 'express';

/** Stripe's API answers scripts of any origin: the key decides, never a cookie. */
export function allowBrowsers(req: Request, res: Response, next: NextFunction): void {
  res.vary('Origin');
  const origin = req.get('Origin');
  if (origin) {
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', 'Request-Id, Stripe-Version, Idempotent-Replayed');
  }
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key, Stripe-Version');
  res.setHeader('Access-Control-Max-Age', '600');
  res.status(204).end();
}
