import { getConfig, type PublicConfig } from '@shopwright/contracts/http/config';
import type { Express } from 'express';
import type { Config } from '../config';

export function publicConfigRoute(app: Express, { stripe, hasDemoCheckout }: Config): void {
  const reply: PublicConfig = {
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.scriptUrl,
    currency: 'usd',
    demoCheckout: hasDemoCheckout,
  };
  app.get(`/api${getConfig.path}`, (_req, res) => {
    res.set('Cache-Control', 'no-store').json(reply);
  });
}
