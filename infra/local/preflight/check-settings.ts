import { checkSigningKeys } from './check-signing-keys';
import type { Finding } from './finding';
import { checkForms, checkSecrets, type Given, givenIn, signingKeyNames } from './setting-rules';

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const passwords = ['POSTGRES', 'REDIS', 'CATALOG_DB', 'ORDERS_DB', 'AUTH_DB', 'TRACES_DB'].map(
  (name) => `${name}_PASSWORD`,
);
const secrets = [...stripeKeys, ...passwords, ...signingKeyNames, 'LINK_SECRET', 'REDIS_URL'];

/** Finds what a store that is open for business must not be started with. Reads nothing but the variables. */
export function checkProductionSettings(env: NodeJS.ProcessEnv): Finding[] {
  const given = givenIn(env);
  return [
    ...checkForms(given),
    ...checkPublicUrl(given('PUBLIC_URL')),
    ...checkStripe(given),
    ...checkSecrets(given, secrets),
    ...checkDevelopmentSettings(given),
  ];
}

/** Finds secrets that containers take from this repository where none is set. `npm start` makes its own. */
export function checkContainerSecrets(env: NodeJS.ProcessEnv): Finding[] {
  const given = givenIn(env);
  const files = given('COMPOSE_FILE');
  if (files === undefined) return [];
  const message = 'is not set, and the containers would use a published one. Set one of your own.';
  const needed = files.includes('docker-compose.scale.yml') ? [...passwords, 'REPLICA_PASSWORD'] : passwords;
  const missing = needed.filter((name) => given(name) === undefined).map((setting) => ({ setting, message }));
  return [...missing, ...checkSigningKeys(given)];
}

function checkPublicUrl(address: string | undefined): Finding[] {
  if (address === undefined) {
    const message =
      'is not set. Set the address of the store, https://shop.example.com: links in emails begin with it.';
    return [{ setting: 'PUBLIC_URL', message }];
  }
  if (!URL.canParse(address)) return [];
  const { protocol, hostname, pathname, search } = new URL(address);
  const found: Finding[] = [];
  if (protocol === 'http:' && !isLocalhost(hostname)) {
    const message = `is http. Set it to https://${hostname}: passwords and sessions must not travel unencrypted.`;
    found.push({ setting: 'PUBLIC_URL', message });
  }
  if (pathname !== '/' || search !== '') {
    const message = 'has a path. Set the address of the store alone: it cannot run below a path.';
    found.push({ setting: 'PUBLIC_URL', message });
  }
  return found;
}

export const isLocalhost = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

function checkStripe(given: Given): Finding[] {
  const missing: Finding[] = stripeKeys
    .filter((name) => given(name) === undefined)
    .map((setting) => ({ setting, message: 'is not set. Copy it from your Stripe dashboard, Developers.' }));
  if (given('STRIPE_API_BASE') || given('STRIPE_SCRIPT_URL')) {
    const setting = given('STRIPE_API_BASE') ? 'STRIPE_API_BASE' : 'STRIPE_SCRIPT_URL';
    missing.push({ setting, message: 'leads payments to another server than Stripe. Unset it.' });
  }
  const [secretMode, publishableMode] = stripeKeys
    .slice(0, 2)
    .map((name) => /_(test|live)_/.exec(given(name) ?? '')?.[1]);
  if (secretMode && publishableMode && secretMode !== publishableMode) {
    const message = `is a ${publishableMode} key and STRIPE_SECRET_KEY a ${secretMode} key. Set two of the same mode.`;
    missing.push({ setting: 'STRIPE_PUBLISHABLE_KEY', message });
  } else if (secretMode === 'test') {
    missing.push({ setting: 'STRIPE_SECRET_KEY', message: 'is a test key: no card is charged.', isWarning: true });
  }
  return missing;
}

function checkDevelopmentSettings(given: Given): Finding[] {
  const found: Finding[] = [];
  if (given('SMTP_URL') === undefined) {
    const message = 'is not set. Set the address of your mail server, smtp://user:password@host:587.';
    found.push({ setting: 'SMTP_URL', message });
  }
  if (given('SMTP_TLS') === 'off') {
    const message = 'is off: emails, with their links and addresses, may travel unencrypted.';
    found.push({ setting: 'SMTP_TLS', message, isWarning: true });
  }
  if (given('RATE_LIMIT') === 'off') {
    found.push({ setting: 'RATE_LIMIT', message: 'is off, which is for load tests. Unset it, or set RATE_LIMIT=on.' });
  }
  if (given('ALLOW_LOCAL_WEBHOOKS') === 'on') {
    const message = 'is on, which lets webhooks call what only this machine reaches. Unset it.';
    found.push({ setting: 'ALLOW_LOCAL_WEBHOOKS', message });
  }
  const seed = given('SEED');
  if (seed === 'demo' || seed === 'europe') {
    const message = `is ${seed}, which creates accounts with a public password. Unset it, or set SEED=none.`;
    found.push({ setting: 'SEED', message });
  }
  return found;
}
