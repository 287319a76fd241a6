import {
  hasLinkSecret,
  httpUrl,
  linkEnv,
  linkSecretMissing,
  linkSecretOf,
  loadConfig,
  serviceConfig,
  serviceEnv,
} from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';
import { toRelyingParty } from './deps';

const env = z
  .object({
    ...serviceEnv,
    ...linkEnv,
    /** The address of the store in browsers, to which passkeys belong. */
    PUBLIC_URL: httpUrl,
    /** `off` lifts the limit of failed sign-ins per client, for load and fault runs; the one per account stays. */
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  })
  .refine(hasLinkSecret, linkSecretMissing)
  .refine((env) => !(env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off'), {
    path: ['RATE_LIMIT'],
    message: 'Must be on in production',
  })
  .transform((env) => ({
    ...serviceConfig(env),
    linkSecret: linkSecretOf(env),
    isProduction: env.NODE_ENV === 'production',
    relyingParty: toRelyingParty(env.PUBLIC_URL),
    isClientLimited: env.RATE_LIMIT === 'on',
  }));

export const readConfig = () => loadConfig(env);
