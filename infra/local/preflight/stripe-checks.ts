import * as z from 'zod';
import { syncedTypes } from '../../../services/order/src/payments/stripe-event-types';
import type { Finding } from './finding';
import { checkClock } from './host-checks';
import { reasonOf } from './server-checks';
import type { Given } from './setting-rules';

const endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/** Asks Stripe whether it accepts the key and sends the store's events to PUBLIC_URL. Changes nothing there. */
export async function checkStripeAccount(given: Given, base = 'https://api.stripe.com'): Promise<Finding[]> {
  const key = given('STRIPE_SECRET_KEY');
  if (key === undefined) return [];
  try {
    const response = await fetch(`${base}/v1/webhook_endpoints?limit=100`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    const clock = Number.isNaN(date) ? [] : checkClock(Date.now(), date, 'Stripe');
    return [...clock, ...(await checkResponse(response, given('PUBLIC_URL')))];
  } catch (error) {
    const reason = error instanceof Error && error.cause ? error.cause : error;
    return [
      {
        setting: 'Stripe',
        message: `cannot be reached: ${reasonOf(reason)}. Allow connections to ${new URL(base).host}.`,
      },
    ];
  }
}

async function checkResponse(response: Response, publicUrl: string | undefined): Promise<Finding[]> {
  const setting = 'STRIPE_SECRET_KEY';
  if (response.status === 401)
    return [{ setting, message: 'is not accepted by Stripe. Copy it from your dashboard again.' }];
  if (response.status === 403) {
    return [
      {
        setting,
        message: 'may not read webhook endpoints. Allow it to, or check the endpoint yourself.',
        isWarning: true,
      },
    ];
  }
  if (!response.ok) return [{ setting: 'Stripe', message: `answers ${response.status}. Try again later.` }];
  const { data } = endpoints.parse(await response.json());
  return publicUrl !== undefined ? checkWebhook(data, new URL(publicUrl).origin) : [];
}

function checkWebhook(known: z.infer<typeof endpoints>['data'], origin: string): Finding[] {
  const setting = 'Stripe';
  const address = `${origin}/webhooks/stripe`;
  const found = known.filter(({ url }) => url.replace(/\/$/, '') === address);
  const enabled = found.find(({ status }) => status === 'enabled');
  if (found.length === 0) {
    return [{ setting, message: `has no webhook endpoint ${address}. Add it in the dashboard, Developers, Webhooks.` }];
  }
  if (enabled === undefined) return [{ setting, message: `has disabled the webhook endpoint ${address}. Enable it.` }];
  const events = enabled.enabled_events;
  const missing = events.includes('*') ? [] : [...syncedTypes].filter((event) => !events.includes(event));
  if (missing.length === 0) return [];
  return [{ setting, message: `does not send ${missing.join(', ')} to ${address}. Select them there.` }];
}
