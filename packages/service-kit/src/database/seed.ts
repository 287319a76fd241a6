import { z } from 'zod';
import { databaseUrl, nodeEnv } from '../runtime/config';
import type { Logger } from '../runtime/logger';
import { runCommand } from '../runtime/run-command';
import { connectDatabase, type Database } from './connection';

const env = z
  .object({ NODE_ENV: nodeEnv, SEED: z.enum(['demo', 'none']).default('none'), DATABASE_URL: databaseUrl })
  .refine(({ NODE_ENV, SEED }) => !(NODE_ENV === 'production' && SEED === 'demo'), {
    path: ['SEED'],
    message: 'The demo data have known passwords: never in production',
  });

/** Runs a service's seed as a command, if SEED asks for the demo data. */
export function seedService(name: string, seed: (database: Database, logger: Logger) => Promise<void>): Promise<void> {
  return runCommand(`${name} seed`, env, async ({ SEED, DATABASE_URL }, logger) => {
    if (SEED === 'none') return logger.info('nothing to seed: SEED is not demo');
    const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: `${name}-seed` });
    try {
      await seed(database, logger);
    } finally {
      await database.close();
    }
  });
}
