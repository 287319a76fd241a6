import { z } from 'zod';

/** GET /api/config: what the browser must know before it can sell. */
export const publicConfig = z.object({
  stripePublishableKey: z.string(),
  /** Where a Stripe.js other than Stripe's own is loaded from (sandbox only). */
  stripeScriptUrl: z.string().nullable(),
  currency: z.literal('usd'),
  demoCheckout: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
