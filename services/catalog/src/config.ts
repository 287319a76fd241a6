import { loadConfig, processEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const redisUrl = z.url({ protocol: /^rediss?$/ });

const serviceEnv = z.object({ ...processEnv, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }).transform((env) => ({
  logLevel: env.LOG_LEVEL,
  http: { host: env.HOST, port: env.PORT },
  internalTokenSecret: env.INTERNAL_TOKEN_SECRET,
  database: { url: env.DATABASE_URL },
  redis: { url: env.REDIS_URL },
}));

const migrateEnv = z
  .object({ DATABASE_URL: databaseUrl })
  .transform((env) => ({ database: { url: env.DATABASE_URL } }));

const seedEnv = z
  .object({
    NODE_ENV: processEnv.NODE_ENV.refine((mode) => mode !== 'production', 'A production shop is never seeded'),
    SEED: z.enum(['demo', 'none']).default('none'),
    DATABASE_URL: databaseUrl,
  })
  .transform((env) => ({ seed: env.SEED, database: { url: env.DATABASE_URL } }));

export const readConfig = () => loadConfig(serviceEnv);
export const readMigrateConfig = () => loadConfig(migrateEnv);
export const readSeedConfig = () => loadConfig(seedEnv);
