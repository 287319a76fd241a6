import { email } from '@shopwright/contracts/fields';
import {
  callerEnv,
  checkLocalWebhooks,
  httpUrl,
  loadConfig,
  localWebhooksEnv,
  processConfig,
  redisUrl,
} from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

/** Emails to a server of the same machine cross no network. */
const isThisMachine = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

const env = z
  .object({
    ...callerEnv,
    ...localWebhooksEnv,
    REDIS_URL: redisUrl,
    CATALOG_URL: httpUrl,
    ORDER_URL: httpUrl,
    AUTH_URL: httpUrl,
    TRACES_URL: httpUrl,
    /** The store's address in browsers. Links in emails start with it. */
    PUBLIC_URL: httpUrl,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    /** `off` sends emails unencrypted where the server offers no TLS. */
    SMTP_TLS: z.enum(['on', 'off']).default('on'),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'Must be an address, or Name <address>')
      .default('Shopwright <orders@shopwright.example>'),
    /** Receives the messages that visitors send to the store. */
    STORE_EMAIL: email().default('hello@shopwright.example'),
  })
  .superRefine(checkLocalWebhooks)
  .transform((env) => ({
    ...processConfig(env),
    redis: { url: env.REDIS_URL },
    email: {
      smtpUrl: env.SMTP_URL,
      requiresTls: env.NODE_ENV === 'production' && env.SMTP_TLS === 'on' && !isThisMachine(env.SMTP_URL),
      from: env.MAIL_FROM,
      storeEmail: env.STORE_EMAIL,
      domain: new URL(env.PUBLIC_URL).hostname,
    },
    publicUrl: env.PUBLIC_URL,
    allowLocalWebhooks: env.ALLOW_LOCAL_WEBHOOKS === 'on',
    serviceUrls: { catalog: env.CATALOG_URL, order: env.ORDER_URL, auth: env.AUTH_URL, traces: env.TRACES_URL },
  }));

export const readConfig = () => loadConfig(env);
