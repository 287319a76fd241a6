import { processNames } from '@shopwright/contracts/endpoint';
import { drawInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { describe, expect, it } from 'vitest';
import { checkContainerSecrets, checkProductionSettings } from './check-settings';
import { formatFinding } from './finding';
import { goodSettings } from './test-settings';

const find = (changes: NodeJS.ProcessEnv) =>
  checkProductionSettings({ ...goodSettings, ...changes }).map(formatFinding);

describe('checkProductionSettings', () => {
  it('accepts a complete .env, with any server embedded, and http on this machine', () => {
    expect(find({})).toEqual([]);
    expect(find({ DATABASE_URL: '', REDIS_URL: '' })).toEqual([]);
    expect(find({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(
      find({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old', MAIL_FROM: 'Lamp & Co <orders@lamps.example>' }),
    ).toEqual([]);
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ PORT: '70000' }, /^PORT is not a number from 1 to 65535/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV is not development, test, production/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not fatal/],
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is not set\. Set the address of the store/],
    [{ PUBLIC_URL: 'shop.example.com' }, /^PUBLIC_URL is not a URL that begins with http:\/\/ or https:\/\//],
    [{ PUBLIC_URL: 'http://shop.example.com' }, /^PUBLIC_URL is http\. Set it to https:\/\/shop\.example\.com/],
    [{ PUBLIC_URL: 'https://example.com/shop' }, /^PUBLIC_URL has a path/],
    [{ DATABASE_URL: 'mysql://a:hunter2@db/shop' }, /^DATABASE_URL is not a URL that begins with postgres:\/\//],
    [{ DATABASE_URL: 'postgres://postgres:postgres@db/shop' }, /^DATABASE_URL has a default password/],
    [{ DATABASE_URL: 'postgres://postgres@db/shop' }, /^DATABASE_URL has a default password, or none/],
    [{ DATABASE_URL: 'postgres://shop:development-only@db/shop' }, /^DATABASE_URL has a default password/],
    [{ REDIS_URL: 'http://cache' }, /^REDIS_URL is not a URL that begins with redis:\/\//],
    [{ SMTP_URL: undefined }, /^SMTP_URL is not set\. Set the address of your mail server/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL is not a URL that begins with smtp:\/\//],
    [{ STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is not set/],
    [{ STRIPE_PUBLISHABLE_KEY: undefined }, /^STRIPE_PUBLISHABLE_KEY is not set/],
    [{ STRIPE_WEBHOOK_SECRET: undefined }, /^STRIPE_WEBHOOK_SECRET is not set/],
    [{ STRIPE_SECRET_KEY: 'pk_live_51abcdefgh' }, /^STRIPE_SECRET_KEY is not a Stripe secret key/],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_51abcdefgh' }, /^STRIPE_PUBLISHABLE_KEY is not a Stripe publishable key/],
    [{ STRIPE_WEBHOOK_SECRET: 'we_123' }, /^STRIPE_WEBHOOK_SECRET is not a webhook endpoint's signing secret/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_development_only' }, /^STRIPE_WEBHOOK_SECRET is a secret that this repository/],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_51abcdefgh' },
      /^STRIPE_PUBLISHABLE_KEY is a test key and STRIPE_SECRET_KEY a live/,
    ],
    [{ STRIPE_API_BASE: 'http://stripe-sandbox:4242' }, /^STRIPE_API_BASE leads payments to another server/],
    [{ LINK_SECRET: 'short' }, /^LINK_SECRET is not 32 characters or more/],
    [{ BFF_SIGNING_KEY: 'development-only-signing-key-of-bff________' }, /^BFF_SIGNING_KEY is a secret that this/],
    [{ POSTGRES_PASSWORD: 'development-only' }, /^POSTGRES_PASSWORD is a secret that this repository publishes/],
    [{ RATE_LIMIT: 'off' }, /^RATE_LIMIT is off, which is for load tests/],
    [{ ALLOW_LOCAL_WEBHOOKS: 'on' }, /^ALLOW_LOCAL_WEBHOOKS is on, which lets webhooks call what only this machine/],
    [{ RATE_LIMIT: 'no' }, /^RATE_LIMIT is not on, off/],
    [{ SEED: 'demo' }, /^SEED is demo, which creates accounts with a public password/],
    [{ DEMO_CHECKOUT: 'yes' }, /^DEMO_CHECKOUT is not on, off/],
    [{ TRUSTED_PROXIES: 'one' }, /^TRUSTED_PROXIES is not a number from 0 to 5/],
    [{ RESERVATION_MINUTES: '0' }, /^RESERVATION_MINUTES is not a number from 1 to 1440/],
    [{ RESERVATION_SHARE_PERCENT: '101' }, /^RESERVATION_SHARE_PERCENT is not a number from 0 to 100/],
    [{ RESERVATIONS_OF_ADDRESS: '60' }, /^RESERVATIONS_OF_ADDRESS is not three whole numbers with commas/],
    [{ DELIVERED_AFTER_DAYS: '0' }, /^DELIVERED_AFTER_DAYS is not a number from 1 to 365/],
    [{ RECONCILE_SECONDS: '7200' }, /^RECONCILE_SECONDS is not a number from 1 to 3600/],
    [{ MAIL_FROM: 'Lamps' }, /^MAIL_FROM is not an address, or Name <address>/],
    [{ STORE_EMAIL: 'me' }, /^STORE_EMAIL is not an email address/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'jaeger:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not a URL that begins with http/],
  ])('refuses %o in one line that says what to set', (changes, line) => {
    const found = find(changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(line);
    expect(found[0]).not.toMatch(/\n|hunter2/);
  });

  it('finds all of them in one run', () => {
    expect(find({ RATE_LIMIT: 'off', SMTP_URL: '', PUBLIC_URL: 'http://shop.example.com' })).toHaveLength(3);
  });

  it('warns of test keys, which are no reason to refuse', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_51abcdefgh', STRIPE_PUBLISHABLE_KEY: 'pk_test_51abcdefgh' };
    expect(find(keys)).toEqual(['Warning: STRIPE_SECRET_KEY is a test key: no card is charged.']);
  });
});

describe('checkContainerSecrets', () => {
  const names = ['POSTGRES', 'REDIS', 'CATALOG_DB', 'ORDERS_DB', 'AUTH_DB', 'TRACES_DB'].map(
    (name) => `${name}_PASSWORD`,
  );
  const passwords = Object.fromEntries(names.map((name) => [name, 'one of our own']));
  const { signingKeys, publicKeys } = drawInternalKeys();
  const keys = Object.fromEntries(processNames.map((name) => [`${name.toUpperCase()}_SIGNING_KEY`, signingKeys[name]]));
  const COMPOSE_FILE = 'docker-compose.yml';
  const secret = 'a secret of our own, 32 characters or more';
  const own = {
    COMPOSE_FILE,
    ...passwords,
    ...keys,
    INTERNAL_PUBLIC_KEYS: publicKeys,
    LINK_SECRET: secret,
  };
  const find = (env: NodeJS.ProcessEnv) => checkContainerSecrets(env).map(({ setting }) => setting);

  it('finds each one that containers would take from the repository', () => {
    expect(find({ COMPOSE_FILE })).toEqual([...names, 'INTERNAL_PUBLIC_KEYS']);
    expect(find({ ...own, POSTGRES_PASSWORD: ' ' })).toEqual(['POSTGRES_PASSWORD']);
    expect(find(own)).toEqual([]);
  });

  it('finds the password of a replica where the containers have one', () => {
    const scaled = { ...own, COMPOSE_FILE: 'docker-compose.yml:docker-compose.scale.yml' };
    expect(find(scaled)).toEqual(['REPLICA_PASSWORD']);
    expect(find({ ...scaled, REPLICA_PASSWORD: 'one of our own' })).toEqual([]);
  });

  it('finds what is missing of the signing keys', () => {
    expect(find({ ...own, WORKERS_SIGNING_KEY: '' })).toEqual(['WORKERS_SIGNING_KEY']);
    expect(find({ ...own, INTERNAL_PUBLIC_KEYS: drawInternalKeys().publicKeys })).toEqual(Object.keys(keys));
    expect(find({ ...own, LINK_SECRET: undefined })).toEqual(['LINK_SECRET']);
  });

  it('asks for none where npm start makes them', () => {
    expect(find({})).toEqual([]);
  });
});
