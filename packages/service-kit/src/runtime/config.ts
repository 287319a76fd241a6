import * as z from 'zod';
import { publicKeysForm, signingKeyForm } from '../http/internal-keys';

/** Marks secrets for demos only. */
const publicSecret = /development[-_]only/;

/** Names every invalid variable, never its value, and ends the process. Empty counts as not set. */
export function loadConfig<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(env);
  const complaints = result.success
    ? [...publicSecretsInProduction(env), ...missingKeys(result.data)]
    : result.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`);
  if (result.success && complaints.length === 0) return Object.freeze(result.data) as z.output<Schema>;
  process.stderr.write(
    `Cannot start, the environment is invalid:\n${complaints.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exit(1);
}

function publicSecretsInProduction(env: NodeJS.ProcessEnv): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return Object.entries(env)
    .filter(([, value]) => value !== undefined && publicSecret.test(value))
    .map(([name]) => `${name}: holds a secret that everyone can read in the repository`);
}

/** Either form of internal tokens is enough. */
function missingKeys(config: unknown): string[] {
  const { tokens } = config as Partial<ServiceConfig>;
  if (!tokens || tokens.publicKeys || (tokens.sharedSecret && !tokens.signingKey)) return [];
  return ['INTERNAL_PUBLIC_KEYS: is not set, so that no other process is known: see `npm run signing-keys`'];
}

export const port = z.coerce.number().int().min(0).max(65_535);
export const httpUrl = z.url({ protocol: /^https?$/ });
export const redisUrl = z.url({ protocol: /^rediss?$/ });
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
export const nodeEnv = z.enum(['development', 'test', 'production']).default('development');

const secret32 = z.string().min(32, 'Must have at least 32 characters');

export const processEnv = {
  NODE_ENV: nodeEnv,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  /** Signs its calls, and verifies theirs. */
  INTERNAL_SIGNING_KEY: z.string().regex(signingKeyForm, 'Must be a key of `npm run signing-keys`').optional(),
  INTERNAL_PUBLIC_KEYS: z.string().regex(publicKeysForm, 'Must be those of `npm run signing-keys`').optional(),
  /** The form of the version before: one secret that all processes share. */
  INTERNAL_TOKEN_SECRET: secret32.optional(),
  /** How long a balancer takes to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(2),
  /** Each of bff, catalog, order and auth. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Serves `GET /metrics`. Not a public port. */
  METRICS_PORT: port.optional(),
};

type Env<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Settings for links and browsers; see `checkStoreEnv`. */
export const storeEnv = {
  PUBLIC_URL: httpUrl,
  /** Signs links in emails, cookies of devices and names of visitors. */
  LINK_SECRET: secret32.optional(),
  /** `off` for load and fault runs. */
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
};
type StoreEnv = Env<typeof storeEnv> & Pick<Env<typeof processEnv>, 'NODE_ENV' | 'INTERNAL_TOKEN_SECRET'>;

/** The version before signed links with the secret that all processes share. */
export const linkSecretOf = (env: Pick<StoreEnv, 'LINK_SECRET' | 'INTERNAL_TOKEN_SECRET'>): string =>
  env.LINK_SECRET ?? env.INTERNAL_TOKEN_SECRET ?? '';

export function checkStoreEnv(env: StoreEnv, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void {
  const refuse = (name: keyof typeof storeEnv, message: string) => addIssue({ code: 'custom', path: [name], message });
  if (linkSecretOf(env) === '') refuse('LINK_SECRET', 'Must be set where INTERNAL_TOKEN_SECRET is not');
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') refuse('RATE_LIMIT', 'Must be on in production');
}

export const serviceEnv = { ...processEnv, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };

/** `runService` connects `database`, and relays its outbox to `redis`. */
export interface ServiceConfig {
  logLevel: string;
  http: { host: string; port: number };
  tokens: { sharedSecret?: string; signingKey?: string; publicKeys?: string };
  drainMs?: number;
  webConcurrency?: number;
  metricsPort?: number;
  database?: { url: string; poolMax?: number };
  redis?: { url: string };
}

export const processConfig = (env: Env<typeof processEnv>) => ({
  logLevel: env.LOG_LEVEL,
  http: { host: env.HOST, port: env.PORT },
  tokens: {
    sharedSecret: env.INTERNAL_TOKEN_SECRET,
    signingKey: env.INTERNAL_SIGNING_KEY,
    publicKeys: env.INTERNAL_PUBLIC_KEYS,
  } as ServiceConfig['tokens'],
  drainMs: env.DRAIN_SECONDS * 1000,
  webConcurrency: env.WEB_CONCURRENCY,
  ...(env.METRICS_PORT !== undefined && { metricsPort: env.METRICS_PORT }),
});

export const serviceConfig = (env: Env<typeof serviceEnv>) => ({
  ...processConfig(env),
  database: { url: env.DATABASE_URL },
  redis: { url: env.REDIS_URL },
});
