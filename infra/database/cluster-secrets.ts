import { publicKeysForm, readInternalKeys, signingKeyForm } from '@shopwright/service-kit/http/internal-keys';
import { loadConfig, redisUrl } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { signingKeyNames } from '../local/preflight/setting-rules';

const unset = 'Is not set in secrets.env';
const text = (form: RegExp, message: string) => z.string(unset).regex(form, message);
const key = text(signingKeyForm, 'Must be what `npm run signing-keys` prints');
/** Part of a URL. */
const password = text(/^[\w.~-]{8,}$/, 'Must have 8 or more letters, digits, - . _ and ~');

const ownSecrets = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'BACKUP_KEY'];

const schema = z
  .object({
    ...Object.fromEntries(signingKeyNames.map((name) => [name, key])),
    INTERNAL_PUBLIC_KEYS: text(publicKeysForm, 'Must be what `npm run signing-keys` prints'),
    LINK_SECRET: text(/^.{32,}$/, 'Must have at least 32 characters'),
    CATALOG_DB_PASSWORD: password,
    ORDERS_DB_PASSWORD: password,
    AUTH_DB_PASSWORD: password,
    TRACES_DB_PASSWORD: password,
    REDIS_URL: redisUrl,
    STRIPE_SECRET_KEY: text(/^(sk|rk)_(test|live)_\w+$/, 'Must be a Stripe secret key'),
    STRIPE_PUBLISHABLE_KEY: text(/^pk_(test|live)_\w+$/, 'Must be a Stripe publishable key'),
    STRIPE_WEBHOOK_SECRET: text(/^whsec_/, 'Must be the signing secret of the webhook endpoint'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Must be the address of a mail server, smtp://…' }),
    /** Only where the cluster runs them itself. */
    POSTGRES_PASSWORD: password.optional(),
    REDIS_PASSWORD: password.optional(),
    BACKUP_KEY: text(/^.{32,}$/, 'Must have at least 32 characters').optional(),
    POSTGRES_ADMIN: z.string().optional(),
  })
  .superRefine((env, { addIssue }) => {
    const complain = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
    const keys = env as Record<string, string | undefined>;
    for (const name of signingKeyNames) {
      if (!isKnown(keys[name], env.INTERNAL_PUBLIC_KEYS)) complain(name, 'Has no public key in INTERNAL_PUBLIC_KEYS');
    }
    // The account of Postgres that the cluster runs itself.
    for (const name of env.POSTGRES_ADMIN === 'postgres' ? ownSecrets : []) {
      if (keys[name] === undefined) complain(name, unset);
    }
    if (env.REDIS_PASSWORD && new URL(env.REDIS_URL).password !== env.REDIS_PASSWORD) {
      complain('REDIS_URL', 'Must have the password in REDIS_PASSWORD');
    }
    const [secretMode, publishableMode] = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map(
      (name) => name.split('_')[1],
    );
    if (secretMode !== publishableMode)
      complain('STRIPE_PUBLISHABLE_KEY', `Must be a ${secretMode} key like STRIPE_SECRET_KEY`);
  });

function isKnown(signingKey: string | undefined, publicKeys: string): boolean {
  try {
    return readInternalKeys(signingKey, publicKeys).name !== undefined;
  } catch {
    return false;
  }
}

/** Ends the process where a secret of a Kubernetes cluster is missing or malformed: one line for each, never its value. */
export const checkClusterSecrets = () => loadConfig(schema);
