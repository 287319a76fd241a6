import { z } from 'zod';
import type { Call } from '../endpoint';

/** What the browser must know before it can sell. */
export const publicConfig = z.object({
  stripePublishableKey: z.string(),
  /** Where a Stripe.js other than Stripe's own is loaded from (sandbox only). */
  stripeScriptUrl: z.string().nullable(),
  currency: z.literal('usd'),
  demoCheckout: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** Answered by the BFF itself. */
export const getConfig = { method: 'GET', path: '/config', access: 'public', reply: publicConfig } satisfies Call;
