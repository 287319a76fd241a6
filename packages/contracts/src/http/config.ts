import { z } from 'zod';
import { endpoint } from '../endpoint';

/** What the browser must know before it can sell. */
export const publicConfig = z.object({
  stripePublishableKey: z.string(),
  /** Where a Stripe.js other than Stripe's own is loaded from (sandbox only). */
  stripeScriptUrl: z.string().nullable(),
  currency: z.literal('usd'),
  demoCheckout: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** The description of every public call. */
export const getOpenApi = endpoint({
  service: 'bff',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Returns this description of the API',
  access: 'public',
  reply: z.looseObject({ openapi: z.string() }),
  isAnsweredByBff: true,
});

export const getConfig = endpoint({
  service: 'bff',
  method: 'GET',
  path: '/config',
  summary: 'Returns the public settings of the store',
  access: 'public',
  reply: publicConfig,
  isAnsweredByBff: true,
});
