import * as z from 'zod';

const origin = z.url({ protocol: /^https?$/ });

/** Refuses live keys: with one, simulated payments could be taken for real ones. */
const testKey = (prefix: 'sk' | 'pk') =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_test_\\w{12,}$`), `must be a test key: ${prefix}_test_ and 12 or more characters`);

const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATA_DIR: z.string().optional(),
    PUBLIC_URL: origin.optional(),
    STRIPE_SECRET_KEY: testKey('sk').default('sk_test_sandbox000000000000000000'),
    STRIPE_PUBLISHABLE_KEY: testKey('pk').default('pk_test_sandbox000000000000000000'),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').default('whsec_sandbox000000000000000000'),
    WEBHOOK_URL: origin.optional(),
    WEBHOOK_EVENTS: z
      .string()
      .regex(/^(\*|[a-z0-9_.]+)(,(\*|[a-z0-9_.]+))*$/, 'must be types of events with commas between them')
      .default('*'),
    WEBHOOK_RETRIES_MAX: z.coerce.number().int().min(0).default(40),
    WEBHOOK_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
    ASYNC_SETTLE_MS: z.coerce.number().int().min(0).default(3_000),
    BROWSER_DIR: z.string().optional(),
    MERCHANT_NAME: z.string().default('Shopwright'),
  })
  .transform((env) => ({
    host: env.HOST,
    /** 0 takes any free port. */
    port: env.PORT,
    /** The folder of the journal. Without it everything stays in memory. */
    directory: env.DATA_DIR,
    /** The address at which browsers reach the sandbox, if it differs from the one it listens on. */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhook: {
      secret: env.STRIPE_WEBHOOK_SECRET,
      url: env.WEBHOOK_URL,
      /** The types that are sent to it; `*` is all. */
      events: env.WEBHOOK_EVENTS.split(','),
      retriesMax: env.WEBHOOK_RETRIES_MAX,
      timeoutMs: env.WEBHOOK_TIMEOUT_MS,
    },
    /** The time for which a bank debit stays `processing`. */
    asyncSettleMs: env.ASYNC_SETTLE_MS,
    merchantName: env.MERCHANT_NAME,
    /** The folder of the browser scripts, as sources or built. By default found from the working folder. */
    browserDirectory: env.BROWSER_DIR,
  }));

export type SandboxConfig = z.output<typeof environment>;

export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(`Stripe sandbox configuration:\n${z.prettifyError(parsed.error)}`);
}
