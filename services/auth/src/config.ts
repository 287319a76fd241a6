import { loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const env = z
  .object({
    ...serviceEnv,
    /** `off` lifts the limit of failed sign-ins per client, for load and fault runs; the one per account stays. */
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off'), {
    path: ['RATE_LIMIT'],
    message: 'Must be on in production',
  })
  .transform((env) => ({
    ...serviceConfig(env),
    isProduction: env.NODE_ENV === 'production',
    isClientLimited: env.RATE_LIMIT === 'on',
  }));

export const readConfig = () => loadConfig(env);
