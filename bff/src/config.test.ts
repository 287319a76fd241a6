import { testKeysOf } from '@shopwright/testing/test-keys';
import { describe, expect, it } from 'vitest';
import { configSchema } from './config';

const env = {
  PORT: '3000',
  ...testKeysOf('bff'),
  LINK_SECRET: 'a secret for tests of 32 characters',
  PUBLIC_URL: 'http://localhost:3000',
  REDIS_URL: 'redis://127.0.0.1:6379',
  CATALOG_URL: 'http://127.0.0.1:1/',
  ORDER_URL: 'http://127.0.0.1:2',
  AUTH_URL: 'http://127.0.0.1:3',
  TRACES_URL: 'http://127.0.0.1:4',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
  WEB_ROOT: 'web/dist',
};

const faults = { FAULTS_URL: 'http://127.0.0.1:9', FAULTS_TOKEN: 'a token for tests of 32 characters' };

describe('the configuration', () => {
  it('names cookies by the store’s scheme', () => {
    expect(configSchema.parse(env).cookies).toEqual({
      isSecure: false,
      session: 'sid',
      visitor: 'visitor',
      device: 'device',
      orders: 'orders',
      change: 'change',
    });
    expect(configSchema.parse({ ...env, PUBLIC_URL: 'https://store.example/' })).toMatchObject({
      publicOrigin: 'https://store.example',
      cookies: {
        isSecure: true,
        session: '__Host-sid',
        visitor: '__Host-visitor',
        device: '__Host-device',
        orders: '__Host-orders',
        change: '__Host-change',
      },
    });
  });

  it('works without a mailbox', () => {
    expect(configSchema.parse(env).upstreams.mail).toBeUndefined();
    expect(configSchema.parse({ ...env, MAIL_URL: 'http://127.0.0.1:5/' }).upstreams.mail).toBe('http://127.0.0.1:5');
  });

  it.each([
    ['STRIPE_SCRIPT_URL', { STRIPE_SCRIPT_URL: 'http://127.0.0.1:9/v3/', STRIPE_PUBLISHABLE_KEY: 'pk_live_123' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'off', NODE_ENV: 'production' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'sk_test_123' }],
    ['LINK_SECRET', { LINK_SECRET: 'short' }],
    ['INTERNAL_SIGNING_KEY', { INTERNAL_SIGNING_KEY: undefined }],
    ['INTERNAL_PUBLIC_KEYS', { INTERNAL_PUBLIC_KEYS: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://store.example', NODE_ENV: 'production' }],
    ['STRIPE_SCRIPT_URL', { STRIPE_SCRIPT_URL: 'data:text/javascript,1' }],
    ['FAULTS_URL', { ...faults, PUBLIC_URL: 'https://localhost:3000', NODE_ENV: 'production' }],
    ['FAULTS_URL', { ...faults, PUBLIC_URL: 'https://store.example' }],
    ['FAULTS_URL', { ...faults, FAULTS_URL: 'http://10.0.0.1:9' }],
    ['FAULTS_TOKEN', { FAULTS_URL: faults.FAULTS_URL }],
    ['FAULTS_TOKEN', { FAULTS_TOKEN: faults.FAULTS_TOKEN }],
    ['PORT', { PORT: '70000' }],
  ])('refuses a wrong %s', (name, wrong) => {
    const result = configSchema.safeParse({ ...env, ...wrong });
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual([name]);
  });
});
