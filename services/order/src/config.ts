import { httpUrl, loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const env = z
  .object({
    ...serviceEnv,
    PUBLIC_URL: httpUrl,
    CATALOG_URL: httpUrl,
    AUTH_URL: httpUrl,
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'Must be a Stripe secret key'),
    /** One secret, or two with a comma while one replaces the other. */
    STRIPE_WEBHOOK_SECRET: z.string().min(1),
    /** Where Stripe's API is, if not at Stripe: the sandbox. */
    STRIPE_API_BASE: z.union([z.literal(''), z.url()]).optional(),
    RESERVATION_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
    RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
    DELIVERED_AFTER_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  })
  .refine((env) => !(env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY.includes('_live_')), {
    path: ['STRIPE_API_BASE'],
    message: 'A live key goes to Stripe itself only',
  })
  .transform((env) => ({
    ...serviceConfig(env),
    publicUrl: new URL(env.PUBLIC_URL).origin,
    catalog: { url: env.CATALOG_URL },
    auth: { url: env.AUTH_URL },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
      apiBase: env.STRIPE_API_BASE || undefined,
      isLive: env.STRIPE_SECRET_KEY.includes('_live_'),
    },
    reservationMinutes: env.RESERVATION_MINUTES,
    deliveredAfterDays: env.DELIVERED_AFTER_DAYS,
    reconcileEveryMs: env.RECONCILE_SECONDS * 1000,
  }));

export const readConfig = () => loadConfig(env);
