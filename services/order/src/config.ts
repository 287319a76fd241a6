import {
  checkLocalWebhooks,
  checkStoreEnv,
  httpUrl,
  loadConfig,
  localWebhooksEnv,
  serviceConfig,
  serviceEnv,
  storeEnv,
} from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

/**
 * The limits of open checkouts, and of the units and value (in whole units of the currency) that they keep reserved
 * together.
 */
const limits = (defaults: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5},[1-9]\d{0,5},[1-9]\d{0,6}$/, 'Must be three whole numbers with commas: checkouts,units,value')
    .default(defaults)
    .transform((text) => text.split(',').map(Number) as [number, number, number])
    .transform(([openMax, unitsMax, value]) => ({ openMax, unitsMax, valueMaxCents: value * 100 }));

const env = z
  .object({
    ...serviceEnv,
    ...storeEnv,
    ...localWebhooksEnv,
    CATALOG_URL: httpUrl,
    AUTH_URL: httpUrl,
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'Must be a Stripe secret key'),
    /** One secret, or two with a comma while one replaces the other. */
    STRIPE_WEBHOOK_SECRET: z.string().min(1),
    /** The address of Stripe's API if it is not Stripe itself: the sandbox. */
    STRIPE_API_BASE: z.union([z.literal(''), z.url()]).optional(),
    RESERVATION_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
    RESERVATION_OPEN_MINUTES: z.coerce.number().int().min(1).max(1440).default(4),
    RESERVATION_SHARE_PERCENT: z.coerce.number().int().min(0).max(100).default(5),
    RESERVATIONS_OF_VISITOR: limits('3,50,10000'),
    RESERVATIONS_OF_ACCOUNT: limits('5,100,20000'),
    RESERVATIONS_OF_ADDRESS: limits('60,150,30000'),
    RECONCILE_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
    DELIVERED_AFTER_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  })
  .superRefine(checkStoreEnv)
  .superRefine(checkLocalWebhooks)
  .refine((env) => !(env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY.includes('_live_')), {
    path: ['STRIPE_API_BASE'],
    message: 'A live key goes to Stripe itself only',
  })
  .transform((env) => ({
    ...serviceConfig(env),
    linkSecret: env.LINK_SECRET,
    publicUrl: new URL(env.PUBLIC_URL).origin,
    catalog: { url: env.CATALOG_URL },
    auth: { url: env.AUTH_URL },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: env.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
      apiBase: env.STRIPE_API_BASE || undefined,
      isLive: env.STRIPE_SECRET_KEY.includes('_live_'),
    },
    allowLocalWebhooks: env.ALLOW_LOCAL_WEBHOOKS === 'on',
    reservationMinutes: env.RESERVATION_MINUTES,
    openMinutes: Math.min(env.RESERVATION_OPEN_MINUTES, env.RESERVATION_MINUTES),
    reservationLimits:
      env.RATE_LIMIT === 'off'
        ? undefined
        : {
            sharePercent: env.RESERVATION_SHARE_PERCENT,
            visitor: env.RESERVATIONS_OF_VISITOR,
            account: env.RESERVATIONS_OF_ACCOUNT,
            address: env.RESERVATIONS_OF_ADDRESS,
          },
    deliveredAfterDays: env.DELIVERED_AFTER_DAYS,
    reconcileEveryMs: env.RECONCILE_SECONDS * 1000,
  }));

export const readConfig = () => loadConfig(env);
