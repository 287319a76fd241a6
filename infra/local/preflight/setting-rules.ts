import { processNames } from '@shopwright/contracts/endpoint';
import { publicKeysForm, signingKeyForm } from '@shopwright/service-kit/http/internal-keys';
import type { Finding } from './finding';

/** The value of a variable; undefined if it is not set or empty. */
export type Given = (name: string) => string | undefined;

export const givenIn =
  (env: NodeJS.ProcessEnv): Given =>
  (name) =>
    env[name]?.trim() || undefined;

/** Marks the secrets that this repository publishes. */
const published = /development[-_]only|^(sk|pk)_test_sandbox|^whsec_sandbox/;
const guessable = new Set(['', 'postgres', 'password', 'admin', 'root', 'secret', 'shop', 'changeme', 'test']);

const url =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? undefined
      : `is not a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`;

const pattern = (shape: RegExp, expected: string) => (value: string) =>
  shape.test(value) ? undefined : `is not ${expected}.`;

const oneOf = (...values: string[]) => pattern(new RegExp(`^(${values.join('|')})$`), values.join(', '));

const range = (min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    ? undefined
    : `is not a number from ${min} to ${max}.`;

const reservationLimits = pattern(
  /^[1-9]\d{0,5},[1-9]\d{0,5},[1-9]\d{0,6}$/,
  'three whole numbers with commas: checkouts,units,value',
);

const emailAddress = '[^\\s<>@]+@[^\\s<>@]+\\.[^\\s<>@]+';

/** The containers' settings of the processes' own keys. */
export const signingKeyNames = processNames.map((name) => `${name.toUpperCase()}_SIGNING_KEY`);

/** The form of every setting that a merchant can set. The messages leave the value out, since it may hold a password. */
const forms: Record<string, (value: string) => string | undefined> = {
  PORT: range(1, 65_535),
  NODE_ENV: oneOf('development', 'test', 'production'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  SEED: oneOf('demo', 'europe', 'none'),
  RATE_LIMIT: oneOf('on', 'off'),
  ALLOW_LOCAL_WEBHOOKS: oneOf('on', 'off'),
  DEMO_CHECKOUT: oneOf('on', 'off'),
  TRUSTED_PROXIES: range(0, 5),
  RESERVATION_MINUTES: range(1, 1440),
  RESERVATION_OPEN_MINUTES: range(1, 1440),
  RESERVATION_SHARE_PERCENT: range(0, 100),
  RESERVATIONS_OF_VISITOR: reservationLimits,
  RESERVATIONS_OF_ACCOUNT: reservationLimits,
  RESERVATIONS_OF_ADDRESS: reservationLimits,
  RECONCILE_SECONDS: range(1, 3600),
  DELIVERED_AFTER_DAYS: range(1, 365),
  DRAIN_SECONDS: range(0, 10),
  WEB_CONCURRENCY: range(1, 64),
  BACKUP_HOURS: range(0, 720),
  BACKUP_KEEP: range(1, 1000),
  PUBLIC_URL: url('http:', 'https:'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  CATALOG_REPLICA_URL: url('postgres:', 'postgresql:'),
  REDIS_URL: url('redis:', 'rediss:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  SMTP_TLS: oneOf('on', 'off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
  STRIPE_SECRET_KEY: pattern(/^(sk|rk)_(test|live)_\w+$/, 'a Stripe secret key (sk_live_… or sk_test_…)'),
  STRIPE_PUBLISHABLE_KEY: pattern(/^pk_(test|live)_\w+$/, 'a Stripe publishable key (pk_live_… or pk_test_…)'),
  STRIPE_WEBHOOK_SECRET: pattern(/^whsec_\w+(\s*,\s*whsec_\w+)*$/, "a webhook endpoint's signing secret (whsec_…)"),
  LINK_SECRET: pattern(/^.{32,}$/, '32 characters or more: openssl rand -hex 32 makes one'),
  BACKUP_KEY: pattern(/^.{32,}$/, '32 characters or more: openssl rand -hex 32 makes one'),
  INTERNAL_PUBLIC_KEYS: pattern(publicKeysForm, 'what npm run signing-keys prints'),
  ...Object.fromEntries(
    ['INTERNAL_SIGNING_KEY', ...signingKeyNames].map((name) => [
      name,
      pattern(signingKeyForm, 'a key that npm run signing-keys prints'),
    ]),
  ),
  MAIL_FROM: pattern(
    new RegExp(`^([^<>\\r\\n]+ <${emailAddress}>|<?${emailAddress}>?)$`),
    'an address, or Name <address>',
  ),
  STORE_EMAIL: pattern(new RegExp(`^${emailAddress}$`), 'an email address'),
};

/** Checks the form of each setting that is given. */
export function checkForms(given: Given): Finding[] {
  return Object.entries(forms).flatMap(([setting, check]) => {
    const value = given(setting);
    const message = value === undefined ? undefined : check(value);
    return message === undefined ? [] : [{ setting, message }];
  });
}

/** Names the secrets that anyone can read in this repository, or guess. */
export function checkSecrets(given: Given, names: readonly string[]): Finding[] {
  const open = names
    .filter((name) => published.test(given(name) ?? ''))
    .map((setting) => ({ setting, message: 'is a secret that this repository publishes. Set one of your own.' }));
  return [...open, ...checkDatabasePassword(given('DATABASE_URL'))];
}

function checkDatabasePassword(address: string | undefined): Finding[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const { password, username } = new URL(address);
  const isOpen = guessable.has(password) || password === username || published.test(password);
  if (!isOpen) return [];
  return [
    { setting: 'DATABASE_URL', message: 'has a default password, or none. Give its account a password of its own.' },
  ];
}
