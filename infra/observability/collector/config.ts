import { loadConfig, processEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

const schema = z.object({ ...processEnv, DATABASE_URL: z.url() });

export type Config = z.infer<typeof schema>;

export const readConfig = (): Config => loadConfig(schema);

const migrateSchema = z.object({ DATABASE_URL: z.url() });

export const readMigrateConfig = () => loadConfig(migrateSchema);
