import { z } from 'zod';

/** Marks the passwords and secrets that this repository itself holds, for trying things out. */
const publicSecret = /development[-_]only/;

/**
 * Reads the environment once. A bad start names every bad variable (never its value) and ends the process,
 * so that an operator mends them all in one go. An empty variable counts as one that is not set.
 */
export function loadConfig<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(env);
  const complaints = result.success
    ? publicSecretsInProduction(env)
    : result.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`);
  if (result.success && complaints.length === 0) return Object.freeze(result.data) as z.output<Schema>;
  process.stderr.write(
    `Cannot start, the environment is not right:\n${complaints.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exit(1);
}

function publicSecretsInProduction(env: NodeJS.ProcessEnv): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return Object.entries(env)
    .filter(([, value]) => value !== undefined && publicSecret.test(value))
    .map(([name]) => `${name}: holds a secret that everyone can read in the repository`);
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
