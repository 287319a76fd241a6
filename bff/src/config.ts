import path from 'node:path';
import type { ServiceName } from '@shopwright/contracts/endpoint';
import {
  callerEnv,
  checkStoreEnv,
  httpUrl,
  loadConfig,
  processConfig,
  redisUrl,
  storeEnv,
} from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

/** The prefix makes browsers refuse such a cookie from another host, or without HTTPS. */
export function nameCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : '';
  return {
    isSecure,
    session: `${prefix}sid`,
    visitor: `${prefix}visitor`,
    device: `${prefix}device`,
    orders: `${prefix}orders`,
    change: `${prefix}change`,
  };
}

export const configSchema = z
  .object({
    ...callerEnv,
    ...storeEnv,
    REDIS_URL: redisUrl,
    CATALOG_URL: httpUrl,
    ORDER_URL: httpUrl,
    AUTH_URL: httpUrl,
    TRACES_URL: httpUrl,
    /** The embedded mailbox; absent if emails go to a real server. */
    MAIL_URL: httpUrl.optional(),
    /** The workers, which compose previews of the emails; absent if emails go to a real server. */
    WORKERS_URL: httpUrl.optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_\w+$/, 'Must be a Stripe publishable key'),
    /** The address of the sandbox's Stripe.js. */
    STRIPE_SCRIPT_URL: httpUrl.optional(),
    /** The fault switches of a demonstration, and the token for them. */
    FAULTS_URL: httpUrl.optional(),
    FAULTS_TOKEN: z.string().min(32).optional(),
    /** The folder with the built web app: `client` is served, `server` renders its pages. */
    WEB_ROOT: z.string().min(1),
    /** The demonstration at /checkout, unless the operator has chosen: on, and off in production. */
    DEMO_CHECKOUT: z.enum(['on', 'off']).optional(),
    /** The memory for responses that are answered again without asking the services; 0 turns the cache off. */
    CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
    /** The folder for resized images, kept from one start to the next; without it, they are in memory alone. */
    IMAGE_CACHE_DIR: z.string().min(1).optional(),
    /** The number of proxies before this process, which are trusted to name the client's address. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .superRefine(checkStoreEnv)
  .refine((env) => !(env.STRIPE_SCRIPT_URL && env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_')), {
    path: ['STRIPE_SCRIPT_URL'],
    message: "Live keys require Stripe's own script",
  })
  .refine((env) => !env.FAULTS_URL || env.NODE_ENV !== 'production', {
    path: ['FAULTS_URL'],
    message: 'Must not be set in production: faults are for demonstrations',
  })
  .refine((env) => !env.FAULTS_URL || [env.FAULTS_URL, env.PUBLIC_URL].every((url) => isThisMachine(new URL(url))), {
    path: ['FAULTS_URL'],
    message: 'Must not be set where PUBLIC_URL or the switches are not on this machine',
  })
  .refine((env) => (env.FAULTS_URL === undefined) === (env.FAULTS_TOKEN === undefined), {
    path: ['FAULTS_TOKEN'],
    message: 'Must be set with FAULTS_URL, and with it alone',
  })
  .refine((env) => env.NODE_ENV !== 'production' || isSafeAddress(new URL(env.PUBLIC_URL)), {
    path: ['PUBLIC_URL'],
    message: 'Must be https in production, except on localhost',
  })
  .transform((env) => {
    const publicUrl = new URL(env.PUBLIC_URL);
    const isSecure = publicUrl.protocol === 'https:';
    return {
      ...processConfig(env),
      linkSecret: env.LINK_SECRET,
      publicOrigin: publicUrl.origin,
      cookies: nameCookies(isSecure),
      redis: { url: env.REDIS_URL },
      upstreams: {
        catalog: withoutSlash(env.CATALOG_URL),
        order: withoutSlash(env.ORDER_URL),
        auth: withoutSlash(env.AUTH_URL),
        traces: withoutSlash(env.TRACES_URL),
        mail: env.MAIL_URL && withoutSlash(env.MAIL_URL),
        workers: env.WORKERS_URL && withoutSlash(env.WORKERS_URL),
      } satisfies Record<ServiceName, string | undefined>,
      stripe: { publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_SCRIPT_URL ?? null },
      faults:
        env.FAULTS_URL && env.FAULTS_TOKEN ? { url: withoutSlash(env.FAULTS_URL), token: env.FAULTS_TOKEN } : undefined,
      webRoot: path.resolve(env.WEB_ROOT, 'client'),
      webRenderer: path.resolve(env.WEB_ROOT, 'server/entry-server.mjs'),
      hasRateLimits: env.RATE_LIMIT === 'on',
      hasDemoCheckout: (env.DEMO_CHECKOUT ?? (env.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
      cacheMaxBytes: env.CACHE_MB * 1024 * 1024,
      imageCacheFolder: env.IMAGE_CACHE_DIR,
      trustedProxies: env.TRUSTED_PROXIES,
    };
  });

export type Config = z.output<typeof configSchema>;

export const readConfig = (): Config => loadConfig(configSchema);

/** Returns true if no one between the browser and the store can read passwords and sessions. */
const isSafeAddress = (url: URL): boolean => url.protocol === 'https:' || isThisMachine(url);

const isThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
