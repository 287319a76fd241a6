import { z } from 'zod';

/**
 * Reads the environment once. A bad start names every bad variable (never its value) and ends the process,
 * so that an operator mends them all in one go.
 */
export function loadConfig<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const result = schema.safeParse(process.env);
  if (result.success) return Object.freeze(result.data) as z.output<Schema>;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`);
  process.stderr.write(`Cannot start, the environment is not right:\n${lines.join('\n')}\n`);
  process.exit(1);
}

export const port = z.coerce.number().int().min(0).max(65_535);

/** What every one of our processes reads. */
export const processEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  INTERNAL_TOKEN_SECRET: z.string().min(32, 'Must have at least 32 characters'),
};

/** What a one-shot command (migrations, seeds) reads. */
export const migrateConfig = () => loadConfig(z.object({ DATABASE_URL: z.url() }));
