import { email } from '@shopwright/contracts/fields';
import { httpUrl, loadConfig, processConfig, processEnv, redisUrl } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const env = z
  .object({
    ...processEnv,
    REDIS_URL: redisUrl,
    CATALOG_URL: httpUrl,
    ORDER_URL: httpUrl,
    AUTH_URL: httpUrl,
    /** The store's address in browsers. Links in emails start with it. */
    PUBLIC_URL: httpUrl,
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/, 'Must be an address, or Name <address>')
      .default('Shopwright <orders@shopwright.example>'),
    /** Receives the messages that visitors send to the store. */
    STORE_EMAIL: email().default('hello@shopwright.example'),
  })
  .transform((env) => ({
    ...processConfig(env),
    redis: { url: env.REDIS_URL },
    email: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      storeEmail: env.STORE_EMAIL,
      domain: new URL(env.PUBLIC_URL).hostname,
    },
    publicUrl: env.PUBLIC_URL,
    serviceUrls: { catalog: env.CATALOG_URL, order: env.ORDER_URL, auth: env.AUTH_URL },
  }));

export const readConfig = () => loadConfig(env);
