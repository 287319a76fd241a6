import { loadConfig, port, processEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const schema = z.object({
  ...processEnv,
  SMTP_PORT: port,
  /** The folder of the messages. */
  DATA_DIR: z.string().min(1),
});

export const readConfig = () => loadConfig(schema);
