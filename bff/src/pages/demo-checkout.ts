import type { Express } from 'express';
import type { Config } from '../config';

/** Where the shop has no demonstration, its address leads to the real checkout, before any page is shown. */
export function demoCheckout(app: Express, { hasDemoCheckout }: Config): void {
  if (hasDemoCheckout) return;
  app.get('/checkout', (req, res) => {
    const query = new URL(req.originalUrl, 'http://store').search;
    res.set('Cache-Control', 'no-store').redirect(`/stripe-checkout${query}`);
  });
}
