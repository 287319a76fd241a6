import { checkStoreEnv, loadConfig, serviceConfig, serviceEnv, storeEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { toRelyingParty } from './deps';

const env = z
  .object({ ...serviceEnv, ...storeEnv })
  .superRefine(checkStoreEnv)
  .transform((env) => ({
    ...serviceConfig(env),
    linkSecret: env.LINK_SECRET,
    isProduction: env.NODE_ENV === 'production',
    relyingParty: toRelyingParty(env.PUBLIC_URL),
    isClientLimited: env.RATE_LIMIT === 'on',
  }));

export const readConfig = () => loadConfig(env);
