import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ });

/** Refuses live keys: with one, somebody would take simulated payments for real ones. */
const testKey = (prefix: 'sk' | 'pk') =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_test_\\w{12,}$`), `must be a test key: ${prefix}_test_ and 12 or more characters`);

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DATA_DIR: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  STRIPE_SECRET_KEY: testKey('sk').default('sk_test_sandbox000000000000000000'),
  STRIPE_PUBLISHABLE_KEY: testKey('pk').default('pk_test_sandbox000000000000000000'),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').default('whsec_sandbox000000000000000000'),
  WEBHOOK_URL: origin.optional(),
  WEBHOOK_RETRIES_MAX: z.coerce.number().int().min(0).default(40),
  WEBHOOK_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  ASYNC_SETTLE_MS: z.coerce.number().int().min(0).default(3_000),
  BROWSER_DIR: z.string().optional(),
  MERCHANT_NAME: z.string().default('Shopwright'),
});

export interface SandboxConfig {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The folder of the journal. Without it everything stays in memory. */
  directory?: string;
  /** The address at which browsers reach the sandbox, if it differs from the one it listens on. */
  publicUrl?: string;
  secretKey: string;
  publishableKey: string;
  webhook: { secret: string; url?: string; retriesMax: number; timeoutMs: number };
  /** How long a bank debit stays `processing`. */
  asyncSettleMs: number;
  merchantName: string;
  /** The folder of the browser scripts, as sources or built. By default found from the working folder. */
  browserDirectory?: string;
}

export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(`Stripe sandbox configuration:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    directory: values.DATA_DIR,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    secretKey: values.STRIPE_SECRET_KEY,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY,
    webhook: {
      secret: values.STRIPE_WEBHOOK_SECRET,
      url: values.WEBHOOK_URL,
      retriesMax: values.WEBHOOK_RETRIES_MAX,
      timeoutMs: values.WEBHOOK_TIMEOUT_MS,
    },
    asyncSettleMs: values.ASYNC_SETTLE_MS,
    merchantName: values.MERCHANT_NAME,
    browserDirectory: values.BROWSER_DIR,
  };
}
