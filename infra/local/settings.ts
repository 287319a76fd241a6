import path from 'node:path';
import { checkProductionSettings } from './preflight/check-settings';
import { refuse } from './preflight/finding';
import { UserError } from './user-error';

/** The settings of `npm start`. A server that is given by URL is used; the others are embedded. */
export interface Settings {
  port: number;
  /** True for a production store on the sandbox and the mailbox: `npm run rehearsal`. */
  isRehearsal: boolean;
  isProduction: boolean;
  publicUrl: string;
  home: string;
  databaseUrl: string | undefined;
  /** Of the catalog, for lists and searches of visitors. */
  replicaUrl: string | undefined;
  redisUrl: string | undefined;
  stripe: StripeKeys | undefined;
  smtpUrl: string | undefined;
  otlpEndpoint: string | undefined;
  /** The first of the ports at which the processes answer `GET /metrics`; free ones without it. */
  metricsPort: number | undefined;
  backups: BackupSettings;
  /** All other variables, passed to every child. */
  passedOn: NodeJS.ProcessEnv;
}

interface BackupSettings {
  /** 0 for none. */
  everyHours: number;
  /** The number of backups that are kept. */
  keep: number;
  folder: string;
  /** Signs them, instead of a key that the store derives from its secrets. */
  key: string | undefined;
}

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Variables that only the children that need them receive. */
const ownVariables = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'SHOP_HOME',
  'DATABASE_URL',
  'CATALOG_REPLICA_URL',
  'REDIS_URL',
  'SMTP_URL',
  'INTERNAL_SIGNING_KEY',
  'INTERNAL_PUBLIC_KEYS',
  'LINK_SECRET',
  'BACKUP_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_SCRIPT_URL',
  'CATALOG_URL',
  'ORDER_URL',
  'AUTH_URL',
  'TRACES_URL',
  'MAIL_URL',
  'WORKERS_URL',
  'FAULTS_URL',
  'FAULTS_TOKEN',
  'SMTP_PORT',
  'WEB_ROOT',
  'IMAGE_CACHE_DIR',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'METRICS_PORT',
];

const demos = ['europe'];

/** Reads which demonstration `--demo` names: it is a new store's. Returns the seed of it, undefined without one. */
export function readDemo(args: readonly string[]): string | undefined {
  const at = args.indexOf('--demo');
  if (at < 0) return undefined;
  const demo = args[at + 1] ?? '';
  if (demos.includes(demo)) return demo;
  throw new UserError(`--demo takes ${demos.join(' or ')}, not ${JSON.stringify(demo)}.`);
}

/** Reads the settings. An empty variable counts as not set. Throws in production what would not be safe. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const isProduction = env.NODE_ENV?.trim() === 'production';
  if (isProduction) refuse(checkProductionSettings(env));
  return { ...readGiven(env, root), isProduction, isRehearsal: false };
}

/** Kept from the environment of a rehearsal, which must not reach the servers of the real store. */
const rehearsedVariables = [
  'PORT',
  'SHOP_HOME',
  'LOG_LEVEL',
  'DEMO_CHECKOUT',
  'RESERVATION_MINUTES',
  'RESERVATION_OPEN_MINUTES',
  'RESERVATION_SHARE_PERCENT',
  'RESERVATIONS_OF_VISITOR',
  'RESERVATIONS_OF_ACCOUNT',
  'RESERVATIONS_OF_ADDRESS',
  'RECONCILE_SECONDS',
  'BACKUP_HOURS',
  'BACKUP_KEEP',
];
const systemVariables = ['PATH', 'HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'LANG', 'SystemRoot'];

/**
 * Reads the settings of a rehearsal: production with its defaults, its own folder, the sandbox as Stripe and the mailbox
 * as mail server. Only this machine reaches it.
 */
export function readRehearsalSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const names = [...rehearsedVariables, ...systemVariables];
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => names.includes(name)));
  const settings = readGiven({ SHOP_HOME: '.shop-rehearsal', ...withoutEmpty(kept), NODE_ENV: 'production' }, root);
  return { ...settings, isProduction: true, isRehearsal: true };
}

const withoutEmpty = (env: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

function readGiven(env: NodeJS.ProcessEnv, root: string): Omit<Settings, 'isProduction' | 'isRehearsal'> {
  const given = (name: string) => env[name]?.trim() || undefined;
  const port = readPort(given('PORT') ?? '3000');
  const home = path.resolve(root, given('SHOP_HOME') ?? '.shop');
  const isProduction = given('NODE_ENV') === 'production';
  const stripe = readStripeKeys(given);
  return {
    port,
    publicUrl: given('PUBLIC_URL') ?? `http://localhost:${port}`,
    home,
    databaseUrl: readUrl('DATABASE_URL', given, ['postgres:', 'postgresql:']),
    replicaUrl: readUrl('CATALOG_REPLICA_URL', given, ['postgres:', 'postgresql:']),
    redisUrl: readUrl('REDIS_URL', given, ['redis:', 'rediss:']),
    stripe,
    smtpUrl: readUrl('SMTP_URL', given, ['smtp:', 'smtps:']),
    backups: {
      everyHours: readCount('BACKUP_HOURS', given, isProduction ? 24 : 0, 720),
      keep: Math.max(1, readCount('BACKUP_KEEP', given, 14, 1000)),
      folder: path.resolve(home, given('BACKUP_DIR') ?? 'backups'),
      key: given('BACKUP_KEY'),
    },
    otlpEndpoint: readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', given, ['http:', 'https:']),
    metricsPort: given('METRICS_PORT') ? readPort(given('METRICS_PORT') ?? '', 'METRICS_PORT') : undefined,
    passedOn: Object.fromEntries(
      Object.entries(env).filter(([name]) => !ownVariables.includes(name) && !/^npm_/i.test(name)),
    ),
  };
}

type Given = (name: string) => string | undefined;

function readPort(text: string, name = 'PORT'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} is ${JSON.stringify(text)}, which is not a number from 1 to 65535.`);
}

function readCount(name: string, given: Given, whenUnset: number, max: number): number {
  const text = given(name) ?? String(whenUnset);
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new UserError(`${name} is ${JSON.stringify(text)}, which is not a number from 0 to ${max}.`);
}

function readUrl(name: string, given: Given, protocols: string[]): string | undefined {
  const text = given(name);
  if (text === undefined) return undefined;
  // The message leaves the value out, since it may hold a password.
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new UserError(
    `${name} is not a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  );
}

function readStripeKeys(given: Given): StripeKeys | undefined {
  const secretKey = given('STRIPE_SECRET_KEY');
  const publishableKey = given('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = given('STRIPE_WEBHOOK_SECRET');
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  const missing = Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret };
  throw new UserError(
    `Real Stripe needs all three of its keys: ${missing.join(' and ')} not set. Unset all for the sandbox.`,
  );
}
