import type { z } from 'zod';
import { loadConfig } from './config';
import { createLogger, type Logger, safeError } from './logger';

/** Runs a command that ends by itself. A failure is one log line and exit code 1. */
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
