import { describe, expect, it } from 'vitest';
import { goodSettings } from './preflight/test-settings';
import { readDemo, readRehearsalSettings, readSettings } from './settings';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '/repo');
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('readSettings', () => {
  it('embeds everything when nothing is given', () => {
    expect(read({})).toEqual({
      port: 3000,
      isProduction: false,
      isRehearsal: false,
      publicUrl: 'http://localhost:3000',
      home: '/repo/.shop',
      databaseUrl: undefined,
      replicaUrl: undefined,
      redisUrl: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      otlpEndpoint: undefined,
      metricsPort: undefined,
      backups: { everyHours: 0, keep: 14, folder: '/repo/.shop/backups', key: undefined },
      passedOn: {},
    });
  });

  it('uses a given server instead of the embedded one', () => {
    const settings = read({
      ...stripe,
      PORT: '4000',
      SHOP_HOME: 'elsewhere',
      DATABASE_URL: 'postgres://admin:secret@db/shop',
      REDIS_URL: 'rediss://cache',
      PUBLIC_URL: 'https://shop.example.com',
    });
    expect(settings).toMatchObject({
      port: 4000,
      home: '/repo/elsewhere',
      databaseUrl: 'postgres://admin:secret@db/shop',
      redisUrl: 'rediss://cache',
      publicUrl: 'https://shop.example.com',
      stripe: { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' },
    });
  });

  it('counts an empty variable as not set', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('passes on all other variables except its own and those of npm', () => {
    const env = { PATH: '/bin', RATE_LIMIT: 'off', DATABASE_URL: 'postgres://a:b@c/d', PORT: '1', npm_config_x: '1' };
    expect(read(env).passedOn).toEqual({ PATH: '/bin', RATE_LIMIT: 'off' });
  });

  it('rejects an incomplete set of Stripe keys and names the missing ones', () => {
    expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET not set',
    );
    expect(() => read({ ...stripe, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET not set');
  });

  it('rejects an invalid port, and a URL of the wrong kind without repeating it', () => {
    expect(() => read({ PORT: '3000x' })).toThrow('PORT is "3000x"');
    expect(() => read({ PORT: '70000' })).toThrow('1 to 65535');
    expect(() => read({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).toThrow(/^DATABASE_URL is not a URL (?!.*hunter2)/);
  });

  it('rejects development settings in production', () => {
    expect(read(goodSettings).stripe).toBeDefined();
    expect(() => read({ ...goodSettings, RATE_LIMIT: 'off' })).toThrow('RATE_LIMIT is off');
    expect(() => read({ ...goodSettings, SEED: 'demo' })).toThrow('SEED is demo');
    expect(() => read({ ...goodSettings, SEED: 'europe' })).toThrow('SEED is europe');
    expect(() => read({ NODE_ENV: 'production' })).toThrow('STRIPE_SECRET_KEY');
  });
});

describe('readDemo', () => {
  it('names the demonstration of a new store, and refuses another', () => {
    expect(readDemo(['node', 'main'])).toBeUndefined();
    expect(readDemo(['node', 'main', '--demo', 'europe'])).toBe('europe');
    expect(() => readDemo(['--demo', 'mars'])).toThrow('--demo takes europe, not "mars"');
    expect(() => readDemo(['--demo'])).toThrow('--demo takes europe');
  });
});

describe('readRehearsalSettings', () => {
  const rehearse = (env: NodeJS.ProcessEnv) => readRehearsalSettings(env, '/repo');

  it('is a production store in a folder of its own, on this machine only', () => {
    expect(rehearse({ PORT: '4000' })).toMatchObject({
      port: 4000,
      isProduction: true,
      isRehearsal: true,
      publicUrl: 'http://localhost:4000',
      home: '/repo/.shop-rehearsal',
      passedOn: { NODE_ENV: 'production' },
    });
    expect(rehearse({ SHOP_HOME: '/tmp/one' }).home).toBe('/tmp/one');
  });

  it('leaves every server of the real store alone', () => {
    const { databaseUrl, redisUrl, stripe, smtpUrl, otlpEndpoint, publicUrl, passedOn } = rehearse({
      ...goodSettings,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com',
      RATE_LIMIT: 'off',
      SEED: 'demo',
    });
    expect([databaseUrl, redisUrl, stripe, smtpUrl, otlpEndpoint]).toEqual(Array(5).fill(undefined));
    expect(publicUrl).toBe('http://localhost:3000');
    expect(passedOn).toEqual({ NODE_ENV: 'production' });
  });
});
