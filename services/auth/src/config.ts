import { loadConfig, processEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const schema = z
  .object({
    ...processEnv,
    DATABASE_URL: z.url(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    /** `off` lifts the limit of failed sign-ins per client, for load and fault runs; the one per account stays. */
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off'), {
    path: ['RATE_LIMIT'],
    message: 'Must be on in production',
  });

export type Config = z.infer<typeof schema>;

export const readConfig = (): Config => loadConfig(schema);

const migrateSchema = z.object({ DATABASE_URL: z.url() });

export const readMigrateConfig = () => loadConfig(migrateSchema);

const seedSchema = z
  .object({ DATABASE_URL: z.url(), NODE_ENV: processEnv.NODE_ENV, SEED: z.string().optional() })
  .refine((env) => !(env.NODE_ENV === 'production' && env.SEED === 'demo'), {
    path: ['SEED'],
    message: 'Demo accounts have a known password: never in production',
  });

export const readSeedConfig = () => loadConfig(seedSchema);
