import { loadConfig, processEnv } from '@shopwright/service-kit/config';
import { z } from 'zod';

const serviceUrl = z.url({ protocol: /^https?$/ });

const workersEnv = z
  .object({
    ...processEnv,
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    CATALOG_URL: serviceUrl,
    ORDER_URL: serviceUrl,
    AUTH_URL: serviceUrl,
  })
  .transform((env) => ({
    logLevel: env.LOG_LEVEL,
    http: { host: env.HOST, port: env.PORT },
    internalTokenSecret: env.INTERNAL_TOKEN_SECRET,
    redis: { url: env.REDIS_URL },
    serviceUrls: { catalog: env.CATALOG_URL, order: env.ORDER_URL, auth: env.AUTH_URL },
  }));

export const readConfig = () => loadConfig(workersEnv);
