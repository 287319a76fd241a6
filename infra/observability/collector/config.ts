import { databaseUrl, loadConfig, processConfig, processEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

const env = z
  .object({ ...processEnv, DATABASE_URL: databaseUrl, POOLER_STATS_URL: databaseUrl.optional() })
  .transform((env) => ({
    ...processConfig(env),
    database: { url: env.DATABASE_URL, poolMax: 4 },
    poolerUrl: env.POOLER_STATS_URL,
  }));

export const readConfig = () => loadConfig(env);
