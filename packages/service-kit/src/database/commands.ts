import path from 'node:path';
import * as z from 'zod';
import { databaseUrl, loadConfig, nodeEnv } from '../runtime/config';
import { createLogger, type Logger, safeError } from '../runtime/logger';
import { connectDatabase, type Database } from './connection';
import { awaitMigrations, type MigrationProgress, runMigrations } from './migrations';

/** Runs the SQL in `drizzle`, beside `src` and `dist`. With `wait` it only waits until another process has. */
export function migrateService(name: string, schema: string): Promise<void> {
  return runCommand(`${name} migrate`, z.object({ DATABASE_URL: databaseUrl }), async (env, logger) => {
    const folder = path.resolve(path.dirname(process.argv[1] ?? '.'), '../drizzle');
    if (process.argv[2] === 'wait') {
      const onWait = () => logger.info('waiting for the migrations of this version');
      const onRefusal = (reason: string) => logger.warn({ reason }, 'the database cannot be asked, it is tried again');
      return awaitMigrations({ url: env.DATABASE_URL, folder, schema, onWait, onRefusal });
    }
    const onProgress = (progress: MigrationProgress) => logger.info(progress, migrationMessages[progress.step]);
    await runMigrations({ url: env.DATABASE_URL, folder, schema, onProgress });
    logger.info('the schema is up to date');
  });
}

const migrationMessages: Record<MigrationProgress['step'], string> = {
  waiting: 'waiting for another process that migrates this schema',
  applying: 'applying a migration',
  'table-in-use': 'a table is in use, the migration is tried again',
  applied: 'a migration was applied',
};

/** `europe`: the demonstration as a store in Berlin. */
const seeds = ['demo', 'europe', 'none'] as const;
export type DemoKind = Exclude<(typeof seeds)[number], 'none'>;

const env = z
  .object({ NODE_ENV: nodeEnv, SEED: z.enum(seeds).default('none'), DATABASE_URL: databaseUrl })
  .refine(({ NODE_ENV, SEED }) => !(NODE_ENV === 'production' && SEED !== 'none'), {
    path: ['SEED'],
    message: 'The demo data have known passwords: never in production',
  });

export function seedService(
  name: string,
  seed: (database: Database, logger: Logger, kind: DemoKind) => Promise<void>,
): Promise<void> {
  return runCommand(`${name} seed`, env, async ({ SEED, DATABASE_URL }, logger) => {
    if (SEED === 'none') return logger.info('nothing to seed');
    const database = connectDatabase({ url: DATABASE_URL, poolMax: 1, applicationName: `${name}-seed` });
    try {
      await seed(database, logger, SEED);
    } finally {
      await database.close();
    }
  });
}

/** Logs a failure as one line and exits with 1. */
export async function runCommand<Schema extends z.ZodType>(
  name: string,
  env: Schema,
  work: (env: z.output<Schema>, logger: Logger) => Promise<void>,
): Promise<void> {
  const logger = createLogger(name, 'info');
  const values = loadConfig(env);
  try {
    await work(values, logger);
  } catch (error) {
    logger.fatal({ err: safeError(error) }, `${name} failed`);
    process.exit(1);
  }
}
