import { loadConfig, port, processConfig, processEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

const env = z
  .object({
    ...processEnv,
    SMTP_PORT: port,
    /** The folder of the emails. */
    DATA_DIR: z.string().min(1),
  })
  .transform((env) => ({ ...processConfig(env), smtpPort: env.SMTP_PORT, directory: env.DATA_DIR }));

export const readConfig = () => loadConfig(env);
