import * as z from 'zod';
import { publicKeysForm, signingKeyForm } from '../http/internal-keys';

/** Marks secrets for demos only. */
const publicSecret = /development[-_]only/;

/** Names every invalid variable, never its value, and ends the process. Empty counts as not set. */
export function loadConfig<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(env);
  const complaints = result.success
    ? publicSecretsInProduction(env)
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

export const port = z.coerce.number().int().min(0).max(65_535);
export const httpUrl = z.url({ protocol: /^https?$/ });
export const redisUrl = z.url({ protocol: /^rediss?$/ });
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
export const nodeEnv = z.enum(['development', 'test', 'production']).default('development');

const secret32 = z.string('Must be set, to 32 characters or more').min(32, 'Must have at least 32 characters');
const keysForm = (form: RegExp) => z.string(keysAdvice).regex(form, keysAdvice);
const keysAdvice = 'Must be what `npm run signing-keys` prints';

export const processEnv = {
  NODE_ENV: nodeEnv,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  /** Verifies the calls of the others. */
  INTERNAL_PUBLIC_KEYS: keysForm(publicKeysForm),
  /** How long a balancer takes to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(2),
  /** Each of bff, catalog, order and auth. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Serves `GET /metrics`. Not a public port. */
  METRICS_PORT: port.optional(),
};

/** Of a process that calls others. */
export const callerEnv = {
  ...processEnv,
  INTERNAL_SIGNING_KEY: keysForm(signingKeyForm),
  /** The collector, which learns how each instance is. */
  TRACES_URL: httpUrl.optional(),
};

type Env<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Settings for links and browsers; see `checkStoreEnv`. */
export const storeEnv = {
  PUBLIC_URL: httpUrl,
  /** Signs links in emails, cookies of devices and names of visitors. */
  LINK_SECRET: secret32,
  /** `off` for load and fault runs. */
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
};
type StoreEnv = Env<typeof storeEnv> & Pick<Env<typeof processEnv>, 'NODE_ENV'>;

export function checkStoreEnv(env: StoreEnv, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void {
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') {
    addIssue({ code: 'custom', path: ['RATE_LIMIT'], message: 'Must be on in production' });
  }
}

/** Webhooks to this machine, for those who write a receiver beside the store that they try. */
export const localWebhooksEnv = { ALLOW_LOCAL_WEBHOOKS: z.enum(['on', 'off']).default('off') };
type LocalWebhooksEnv = Env<typeof localWebhooksEnv> & Pick<StoreEnv, 'NODE_ENV' | 'PUBLIC_URL'>;

/** A store that others reach must not call what only its machine reaches. */
export function checkLocalWebhooks(env: LocalWebhooksEnv, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void {
  if (env.ALLOW_LOCAL_WEBHOOKS === 'off') return;
  const path = ['ALLOW_LOCAL_WEBHOOKS'];
  if (env.NODE_ENV === 'production') addIssue({ code: 'custom', path, message: 'Must be off in production' });
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(env.PUBLIC_URL).hostname);
  if (!isHere) addIssue({ code: 'custom', path, message: 'Must be off where PUBLIC_URL is not this machine' });
}

export const serviceEnv = { ...callerEnv, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };

/** `runService` connects `database`, and relays its outbox to `redis`. */
export interface ServiceConfig {
  logLevel: string;
  http: { host: string; port: number };
  tokens: { signingKey?: string; publicKeys: string };
  drainMs?: number;
  webConcurrency?: number;
  metricsPort?: number;
  tracesUrl?: string;
  database?: { url: string; poolMax?: number };
  redis?: { url: string };
}

export const processConfig = (
  env: Env<typeof processEnv> & { INTERNAL_SIGNING_KEY?: string; TRACES_URL?: string },
) => ({
  logLevel: env.LOG_LEVEL,
  http: { host: env.HOST, port: env.PORT },
  tokens: { signingKey: env.INTERNAL_SIGNING_KEY, publicKeys: env.INTERNAL_PUBLIC_KEYS },
  drainMs: env.DRAIN_SECONDS * 1000,
  webConcurrency: env.WEB_CONCURRENCY,
  ...(env.METRICS_PORT !== undefined && { metricsPort: env.METRICS_PORT }),
  ...(env.TRACES_URL !== undefined && { tracesUrl: env.TRACES_URL }),
});

export const serviceConfig = (env: Env<typeof serviceEnv>) => ({
  ...processConfig(env),
  database: { url: env.DATABASE_URL },
  redis: { url: env.REDIS_URL },
});
