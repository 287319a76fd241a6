import { stripeWebhook } from '@shopwright/contracts/http/orders';
import { forwardRequest } from '@shopwright/service-kit/http/client';
import { createUploadBudget } from '@shopwright/service-kit/http/upload-budget';
import type { Express } from 'express';
import type { BffDeps } from '../deps';
import type { RateLimits } from '../middleware/rate-limits';
import { rawBody } from '../middleware/read-body';

/** Anyone may send an event, and its signature is checked when it is there. Photos of customers do not keep events out. */
const events = createUploadBudget({ bytesMax: 16_000_000, clientBytesMax: 8_000_000 });
const readBody = rawBody(256 * 1024, events);

/**
 * Forwards Stripe's events to the order service byte for byte, because the signature covers the raw body. Needs no
 * session. Only wrong signatures are limited, per address. Stripe sends an event again after a status other than 2xx.
 */
export function stripeWebhookRoute(app: Express, { config, tokens }: BffDeps, limits: RateLimits): void {
  app.post(stripeWebhook.path, limits.webhooks, async (req, res) => {
    const body = await readBody(req, res);
    const response = await forwardRequest(tokens, stripeWebhook, {
      url: config.upstreams.order,
      target: stripeWebhook.path,
      actor: { role: 'anonymous' },
      headers: {
        'content-type': req.get('content-type') ?? 'application/json',
        'stripe-signature': req.get('stripe-signature') ?? '',
      },
      body,
    });
    res.status(response.status).set('Cache-Control', 'no-store');
    const retryAfter = response.header('retry-after');
    if (retryAfter) res.set('Retry-After', retryAfter);
    if (response.body.length > 0) res.type('json').send(response.body);
    else res.end();
  });
}
