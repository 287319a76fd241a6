import * as z from 'zod';
import { currencyCodes } from '../currencies';
import { endpoint } from '../endpoint';

export const publicConfig = z.object({
  stripePublishableKey: z.string(),
  /** Null for Stripe's own. */
  stripeScriptUrl: z.string().nullable(),
  currency: z.enum(currencyCodes),
  demoCheckout: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getOpenApi = endpoint('bff', 'GET /openapi.json', {
  summary: 'Retrieves the OpenAPI document',
  access: 'public',
  response: z.looseObject({ openapi: z.string() }),
  isAnsweredByBff: true,
});

export const getConfig = endpoint('bff', 'GET /config', {
  summary: 'Retrieves the configuration of the store',
  access: 'public',
  isCached: true,
  response: publicConfig,
  isAnsweredByBff: true,
});
