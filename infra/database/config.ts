import type { SchemaName } from '@shopwright/service-kit/database/roles';
import { databaseUrl, loadConfig, redisUrl } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

const password = z.string().min(8, 'Must have at least 8 characters');

/** Part of a URL and of a line in Redis's settings. */
const redisPassword = password.regex(/^[\w.~-]+$/, 'Must have letters, digits, - . _ and ~ only');

const rolePasswords = {
  CATALOG_DB_PASSWORD: password,
  ORDERS_DB_PASSWORD: password,
  AUTH_DB_PASSWORD: password,
  TRACES_DB_PASSWORD: password,
};

const schema = z
  .object({
    /** The URL of an administrator. */
    DATABASE_URL: z.url(),
    /** A service's URL through the pooler, if there is one. */
    POOLER_URL: databaseUrl.optional(),
    /** With it, clocks and the settings of Redis are checked, which `npm start` does elsewhere. */
    REDIS_URL: redisUrl.optional(),
    ...rolePasswords,
  })
  .transform(
    (env): { adminUrl: string; poolerUrl?: string; redisUrl?: string; passwords: Record<SchemaName, string> } => ({
      adminUrl: env.DATABASE_URL,
      poolerUrl: env.POOLER_URL,
      redisUrl: env.REDIS_URL,
      passwords: {
        catalog: env.CATALOG_DB_PASSWORD,
        orders: env.ORDERS_DB_PASSWORD,
        auth: env.AUTH_DB_PASSWORD,
        traces: env.TRACES_DB_PASSWORD,
      },
    }),
  );

/** Reads the administrator's URL and the passwords that the roles of the services have or get. */
export const readDatabaseConfig = () => loadConfig(schema);

/**
 * Ends the process where a secret is missing, or is one that this repository publishes, in production. Containers run it
 * before Postgres, which keeps the password of its first start.
 */
export const checkSecrets = () => loadConfig(secrets);

const secrets = z
  .object({
    POSTGRES_PASSWORD: password,
    REDIS_PASSWORD: redisPassword,
    ...rolePasswords,
    LINK_SECRET: z.string(),
    INTERNAL_TOKEN_SECRET: z.string().optional(),
  })
  .refine((env) => env.INTERNAL_TOKEN_SECRET === undefined || !env.LINK_SECRET.startsWith('development-only'), {
    path: ['LINK_SECRET'],
    message: 'Set it to the value of INTERNAL_TOKEN_SECRET, which is not used any more, or links in sent emails end',
  });
