import { httpUrl, loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

const env = z
  .object({
    ...serviceEnv,
    /** The store's address in browsers. Exports name its images by it, for other stores. */
    PUBLIC_URL: httpUrl.optional(),
  })
  .transform((env) => ({
    ...serviceConfig(env),
    publicOrigin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
  }));

export const readConfig = () => loadConfig(env);
