import { processNames } from '@shopwright/contracts/endpoint';
import { drawInternalKeys } from '@shopwright/service-kit/http/internal-keys';
import { describe, expect, it } from 'vitest';
import {
  type Deployable,
  deployables,
  drawPorts,
  environmentOf,
  environmentOfCommand,
  metricsUrls,
  type Ports,
  type Wiring,
  wantsDemoOrders,
} from './environment';
import { goodSettings } from './preflight/test-settings';
import { readRehearsalSettings, readSettings } from './settings';

const stripe = { secretKey: 'sk_test_own', publishableKey: 'pk_test_own', webhookSecret: 'whsec_own' };
const passwords = { catalog: 'c', orders: 'o', auth: 'a', traces: 't' };

function wiring(env: NodeJS.ProcessEnv = {}): Wiring {
  return {
    settings: readSettings(env, '/repo'),
    secrets: {
      postgresPassword: 'p',
      redisPassword: 'r',
      internalTokenSecret: 'internal',
      internalKeys: drawInternalKeys(),
      databasePasswords: passwords,
      stripe,
    },
    ports: Object.fromEntries([...deployables, 'smtp'].map((name, index) => [name, 20_000 + index])) as Ports,
    databaseUrls: {
      catalog: 'postgres://catalog:p@db/shop',
      orders: 'db:orders',
      auth: 'db:auth',
      traces: 'db:traces',
    },
    redisUrl: 'redis://r',
  };
}

describe('environmentOf', () => {
  const holders = (variable: string, given: NodeJS.ProcessEnv = {}) =>
    deployables.filter((name: Deployable) => environmentOf(name, wiring(given))[variable] !== undefined);

  it('gives each secret only to the processes that need it', () => {
    expect(holders('DATABASE_URL')).toEqual(['collector', 'catalog', 'order', 'auth']);
    expect(holders('STRIPE_SECRET_KEY')).toEqual(['stripe-sandbox', 'order']);
    expect(holders('STRIPE_WEBHOOK_SECRET')).toEqual(['stripe-sandbox', 'order']);
    expect(holders('REDIS_URL')).toEqual(['catalog', 'order', 'auth', 'workers', 'bff']);
    const followed = {
      DATABASE_URL: 'postgres://a:b@db/shop',
      CATALOG_REPLICA_URL: 'postgres://x:secret@replica/shop',
    };
    expect(holders('CATALOG_REPLICA_URL', followed)).toEqual(['catalog']);
    expect(holders('LINK_SECRET')).toEqual(['order', 'auth', 'bff']);
  });

  it('leads the catalog to the replica as its own account, with the port and the options of that server', () => {
    const followed = wiring({ CATALOG_REPLICA_URL: 'postgres://admin:secret@replica:5433/other?sslmode=require' });
    followed.databaseUrls.catalog = 'postgres://catalog:p%40ss@db:6000/shop';
    expect(environmentOf('catalog', followed).CATALOG_REPLICA_URL).toBe(
      'postgres://catalog:p%40ss@replica:5433/shop?sslmode=require',
    );
    const portless = wiring({ CATALOG_REPLICA_URL: 'postgres://replica/shop' });
    portless.databaseUrls.catalog = 'postgres://catalog:p@db:6000/shop';
    expect(environmentOf('catalog', portless).CATALOG_REPLICA_URL).toBe('postgres://catalog:p@replica/shop');
    expect(JSON.stringify(followed.settings.passedOn)).not.toContain('secret');
  });

  it('gives each process a signing key of its own', () => {
    expect(holders('INTERNAL_PUBLIC_KEYS')).toEqual([...deployables]);
    expect(holders('INTERNAL_SIGNING_KEY')).toEqual(['catalog', 'order', 'auth', 'workers', 'bff']);
    const given = wiring();
    const held = processNames.map((name) => environmentOf(name, given).INTERNAL_SIGNING_KEY);
    expect(new Set(held).size).toBe(5);
    expect(JSON.stringify(environmentOf('workers', given))).not.toContain(given.secrets.internalKeys.signingKeys.bff);
  });

  it('gives the store its port and the others free ones', () => {
    expect(environmentOf('bff', wiring({ PORT: '4000' })).PORT).toBe('4000');
    expect(environmentOf('order', wiring({ PORT: '4000' })).PORT).toBe('20004');
  });

  it('gives each process that has metrics a port for them', () => {
    const { ports, ...rest } = wiring();
    expect(holders('METRICS_PORT')).toEqual([]);
    const given = { ...rest, ports: { ...ports, 'bff-metrics': 9464, 'workers-metrics': 9468 } };
    const of = (name: Deployable) => environmentOf(name, given).METRICS_PORT;
    expect([of('bff'), of('workers'), of('mailbox')]).toEqual(['9464', '9468', undefined]);
    expect(metricsUrls(given.ports)).toEqual(['http://127.0.0.1:9464/metrics', 'http://127.0.0.1:9468/metrics']);
  });

  it('draws ports of the metrics, six in a row where the first is given', async () => {
    expect(new Set(metricsUrls(await drawPorts())).size).toBe(6);
    const urls = metricsUrls(await drawPorts(9464));
    expect(urls.map((url) => new URL(url).port)).toEqual(['9464', '9465', '9466', '9467', '9468', '9469']);
  });

  it('points to the sandbox, unless real Stripe keys are given', () => {
    expect(environmentOf('order', wiring())).toMatchObject({
      STRIPE_API_BASE: 'http://127.0.0.1:20000',
      STRIPE_SECRET_KEY: 'sk_test_own',
    });
    const real = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(environmentOf('order', wiring(real)).STRIPE_SECRET_KEY).toBe('sk_1');
    expect(holders('STRIPE_API_BASE', real)).toEqual([]);
    expect(holders('STRIPE_SCRIPT_URL', real)).toEqual([]);
  });

  it('keeps email in the mailbox unless an SMTP server is given; only the workers get its URL', () => {
    expect(environmentOf('mailbox', wiring())).toMatchObject({ SMTP_PORT: '20008', DATA_DIR: '/repo/.shop/mail' });
    expect(environmentOf('workers', wiring()).SMTP_URL).toBe('smtp://127.0.0.1:20008');
    expect(holders('MAIL_URL')).toEqual(['bff']);
    expect(holders('WORKERS_URL')).toEqual(['bff']);
    const real = { SMTP_URL: 'smtps://user:secret@mail.example' };
    expect(environmentOf('workers', wiring(real)).SMTP_URL).toBe(real.SMTP_URL);
    expect(holders('SMTP_URL', real)).toEqual(['workers']);
    expect(holders('MAIL_URL', real)).toEqual([]);
    expect(holders('WORKERS_URL', real)).toEqual([]);
  });

  it('passes on the settings of the store', () => {
    const given = { RATE_LIMIT: 'off', LOG_LEVEL: 'debug' };
    expect(environmentOf('bff', wiring(given))).toMatchObject(given);
  });
});

describe('environmentOfCommand', () => {
  it('seeds the demo data, except in production or when SEED says otherwise', () => {
    expect(environmentOfCommand('auth', wiring()).SEED).toBe('demo');
    expect(environmentOfCommand('auth', wiring({ SEED: 'none' })).SEED).toBe('none');
    expect(environmentOfCommand('auth', wiring(goodSettings)).SEED).toBe('none');
  });

  it("asks for the demo data in a database of one's own only if SEED does", () => {
    const own = { DATABASE_URL: 'postgres://admin:secret@db/shop' };
    expect(environmentOfCommand('auth', wiring(own)).SEED).toBe('none');
    expect(environmentOfCommand('auth', wiring({ ...own, SEED: 'demo' })).SEED).toBe('demo');
  });
});

describe('wantsDemoOrders', () => {
  const wants = (env: NodeJS.ProcessEnv) => wantsDemoOrders(readSettings(env, '/repo'));
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
  };

  it('is true where the demo accounts are added, on the sandbox', () => {
    expect(wants({})).toBe(true);
  });

  it.each([
    ['with the keys of a Stripe account', keys],
    ["in a database of one's own", { DATABASE_URL: 'postgres://own' }],
    ["in a database of one's own with the demo data", { DATABASE_URL: 'postgres://own', SEED: 'demo' }],
    ['without the demo data', { SEED: 'none' }],
    ['where it is off', { DEMO_ORDERS: 'off' }],
    ['in production', goodSettings],
  ])('is false %s', (_where, env) => expect(wants(env)).toBe(false));

  it('is false in a rehearsal', () => {
    expect(wantsDemoOrders(readRehearsalSettings({ SEED: 'demo', DEMO_ORDERS: 'on' }, '/repo'))).toBe(false);
  });
});
