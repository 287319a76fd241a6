import { databaseUrl, httpUrl, loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

const env = z
  .object({
    ...serviceEnv,
    /** The store's address in browsers. Exports name its images by it, for other stores. */
    PUBLIC_URL: httpUrl.optional(),
    /** A streaming replica of the Postgres in DATABASE_URL, as the same account. */
    CATALOG_REPLICA_URL: databaseUrl.optional(),
  })
  .transform((env) => ({
    ...serviceConfig(env),
    replicaUrl: env.CATALOG_REPLICA_URL,
    publicOrigin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
  }));

export const readConfig = () => loadConfig(env);
