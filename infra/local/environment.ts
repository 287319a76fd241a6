import { processNames } from '@shopwright/contracts/endpoint';
import { asAccountOf, type DatabaseUrls } from '@shopwright/service-kit/database/roles';
import { syncedTypes } from '../../services/order/src/payments/stripe-event-types';
import { fromRoot } from './paths';
import type { Secrets } from './secrets';
import { freePort } from './servers/ports';
import type { Settings, StripeKeys } from './settings';

export const serviceNames = ['catalog', 'order', 'auth'] as const;
export const deployables = ['stripe-sandbox', 'collector', 'mailbox', ...serviceNames, 'workers', 'bff'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type Deployable = (typeof deployables)[number];
/** Those that answer `GET /metrics`, on a port that is not their own. */
const measured = ['bff', ...serviceNames, 'workers', 'collector'] as const satisfies readonly Deployable[];
type MetricsPort = `${(typeof measured)[number]}-metrics`;
/** The HTTP port of each; `smtp` is the mailbox's second port. */
export type Ports = Record<Deployable | 'smtp', number> & Partial<Record<MetricsPort, number>>;

export interface Wiring {
  settings: Settings;
  secrets: Secrets;
  ports: Ports;
  databaseUrls: DatabaseUrls;
  redisUrl: string;
  /** The fault switches of a demonstration. */
  faults?: { url: string; token: string };
}

/** Draws a free port for each process. Those of the metrics follow on `metricsPort` where it is given, for Prometheus. */
export async function drawPorts(metricsPort?: number): Promise<Ports> {
  const entries: [string, number][] = [];
  for (const name of [...deployables, 'smtp']) entries.push([name, await freePort()]);
  for (const [at, name] of measured.entries()) {
    entries.push([`${name}-metrics`, metricsPort === undefined ? await freePort() : metricsPort + at]);
  }
  return Object.fromEntries(entries) as Ports;
}

const at = (port: number) => `http://127.0.0.1:${port}`;

/** Returns the sandbox's URL, or undefined where the real Stripe is used. */
export function stripeSandboxUrl({ settings, ports }: Pick<Wiring, 'settings' | 'ports'>): string | undefined {
  return settings.stripe === undefined ? at(ports['stripe-sandbox']) : undefined;
}

/** Returns true where email goes to the embedded mailbox. */
export const hasMailbox = ({ settings }: Pick<Wiring, 'settings'>): boolean => settings.smtpUrl === undefined;

/** Returns the whole environment of a deployable, without secrets that it does not need. */
export function environmentOf(name: Deployable, wiring: Wiring): NodeJS.ProcessEnv {
  const signing = processNames.find((process) => process === name);
  return {
    ...shared(name, wiring),
    ...(signing && { INTERNAL_SIGNING_KEY: wiring.secrets.internalKeys.signingKeys[signing] }),
    ...own(name, wiring),
  };
}

/** Returns the environment of a service's commands. Demo data is for the embedded database, unless SEED asks for it. */
export function environmentOfCommand(name: ServiceName, wiring: Wiring): NodeJS.ProcessEnv {
  return { ...environmentOf(name, wiring), SEED: chooseSeed(wiring.settings) };
}

/** Chooses the data of an empty store. Accounts with a public password must not appear in a database of one's own. */
function chooseSeed({ isProduction, databaseUrl, passedOn }: Settings): string {
  if (isProduction) return 'none';
  return passedOn.SEED || (databaseUrl === undefined ? 'demo' : 'none');
}

/**
 * Returns whether the store gets the orders of the demonstration: with the demo data, in the embedded database, and on the
 * sandbox, which alone can know payments of the past.
 */
export const wantsDemoOrders = (settings: Settings): boolean =>
  chooseSeed(settings) !== 'none' &&
  settings.databaseUrl === undefined &&
  settings.stripe === undefined &&
  settings.passedOn.DEMO_ORDERS !== 'off';

/** Returns the environment of the command that adds the orders of the demonstration. */
export function environmentOfDemoOrders(wiring: Wiring): NodeJS.ProcessEnv {
  const { settings, secrets, databaseUrls } = wiring;
  return {
    CATALOG_DATABASE_URL: databaseUrls.catalog,
    ORDERS_DATABASE_URL: databaseUrls.orders,
    AUTH_DATABASE_URL: databaseUrls.auth,
    PUBLIC_URL: settings.publicUrl,
    STRIPE_API_BASE: stripeSandboxUrl(wiring),
    STRIPE_SECRET_KEY: secrets.stripe.secretKey,
  };
}

/** Returns where the metrics of each process are. */
export const metricsUrls = (ports: Ports): string[] =>
  measured.flatMap((name) => {
    const port = ports[`${name}-metrics`];
    return port === undefined ? [] : [`${at(port)}/metrics`];
  });

function shared(name: Deployable, { settings, secrets, ports }: Wiring): NodeJS.ProcessEnv {
  const metricsPort = ports[`${name}-metrics` as MetricsPort];
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    // No balancer asks a store on one machine whether it is ready, so a restart need not wait for one.
    DRAIN_SECONDS: '0',
    ...settings.passedOn,
    OTEL_EXPORTER_OTLP_ENDPOINT: settings.otlpEndpoint ?? at(ports.collector),
    OTEL_SERVICE_NAME: name,
    INTERNAL_PUBLIC_KEYS: secrets.internalKeys.publicKeys,
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
  };
}

/** The replica has the accounts of the primary, with their passwords. */
function replicaOf({ settings, databaseUrls }: Pick<Wiring, 'settings' | 'databaseUrls'>): NodeJS.ProcessEnv {
  const given = settings.replicaUrl;
  return given === undefined ? {} : { CATALOG_REPLICA_URL: asAccountOf(databaseUrls.catalog, given) };
}

function own(name: Deployable, wiring: Wiring): NodeJS.ProcessEnv {
  const { settings, secrets, ports, databaseUrls, redisUrl } = wiring;
  const redis = { REDIS_URL: redisUrl };
  const services = { CATALOG_URL: at(ports.catalog), ORDER_URL: at(ports.order), AUTH_URL: at(ports.auth) };
  const traces = { TRACES_URL: at(ports.collector) };
  const mail = { SMTP_URL: settings.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}` };
  const publicUrl = { PUBLIC_URL: settings.publicUrl };
  const links = { LINK_SECRET: secrets.internalTokenSecret };
  const sandbox = stripeSandboxUrl(wiring);
  const stripe = settings.stripe ?? secrets.stripe;
  switch (name) {
    case 'stripe-sandbox':
      return {
        ...stripeVariables(stripe),
        DATA_DIR: `${settings.home}/stripe`,
        WEBHOOK_URL: `${at(settings.port)}/webhooks/stripe`,
        // Those that a merchant selects at Stripe.
        WEBHOOK_EVENTS: [...syncedTypes].join(),
      };
    case 'collector':
      return { DATABASE_URL: databaseUrls.traces };
    case 'mailbox':
      return { SMTP_PORT: String(ports.smtp), DATA_DIR: `${settings.home}/mail` };
    case 'catalog':
      return { DATABASE_URL: databaseUrls.catalog, ...replicaOf(wiring), ...redis, ...traces, ...publicUrl };
    case 'auth':
      return { DATABASE_URL: databaseUrls.auth, ...redis, ...traces, ...publicUrl, ...links };
    case 'order':
      return {
        DATABASE_URL: databaseUrls.orders,
        ...redis,
        ...traces,
        ...publicUrl,
        ...links,
        CATALOG_URL: services.CATALOG_URL,
        AUTH_URL: services.AUTH_URL,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        ...(sandbox === undefined ? {} : { STRIPE_API_BASE: sandbox }),
      };
    case 'workers':
      return { ...redis, ...services, ...traces, ...publicUrl, ...mail };
    case 'bff':
      return {
        PORT: String(settings.port),
        ...publicUrl,
        ...links,
        ...redis,
        ...services,
        ...traces,
        ...(hasMailbox(wiring) ? { MAIL_URL: at(ports.mailbox), WORKERS_URL: at(ports.workers) } : {}),
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        ...(sandbox === undefined ? {} : { STRIPE_SCRIPT_URL: `${sandbox}/v3/` }),
        ...(wiring.faults && { FAULTS_URL: wiring.faults.url, FAULTS_TOKEN: wiring.faults.token }),
        WEB_ROOT: fromRoot('web/dist'),
        IMAGE_CACHE_DIR: `${settings.home}/image-cache`,
      };
  }
}

function stripeVariables(keys: StripeKeys): NodeJS.ProcessEnv {
  return {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  };
}
