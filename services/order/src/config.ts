import { loadConfig, processEnv } from '@shopwright/service-kit/config';
import { z } from 'zod';

const schema = z.object({
  ...processEnv,
  DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  CATALOG_URL: z.url(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'Must be a Stripe secret key'),
  /** One secret, or two with a comma while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .transform((value) => value.split(',').map((secret) => secret.trim())),
  /** Where Stripe's API is, if not at Stripe: the sandbox. */
  STRIPE_API_BASE: z.url().optional(),
  RESERVATION_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
  RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
});

export type Config = z.infer<typeof schema>;

export const readConfig = (): Config => loadConfig(schema);
