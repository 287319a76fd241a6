import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoints } from './endpoints';
import { fromRoot } from './paths';
import { goodSettings } from './preflight/test-settings';
import { startTestShop, type TestShop } from './tests/test-shop';

/** Real keys of Stripe's test mode in form; nothing here asks Stripe. */
const production = {
  ...goodSettings,
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: '',
  REDIS_URL: '',
  STRIPE_SECRET_KEY: 'sk_test_51abcdefghijkl',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51abcdefghijkl',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

describe('NODE_ENV=production npm start', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(production);
  });
  afterAll(() => shop?.stop());

  const get = (target: string) => fetch(`${shop.store}${target}`);

  it('comes up healthy with an empty store', async () => {
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
    expect(await (await get('/api/products')).json()).toEqual([]);
    expect(await (await get('/api/categories')).json()).toEqual([]);
  });

  it('has no demo account', async () => {
    const response = await fetch(`${shop.store}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operator@example.com', password: 'demo-password' }),
    });
    expect(response.status).toBe(401);
  });

  it('has neither the sandbox nor the mailbox', async () => {
    const endpoints = JSON.parse(readFileSync(path.join(shop.home, 'endpoints.json'), 'utf8')) as Endpoints;
    const names = endpoints.processes.map(({ name }) => name);
    expect(names.filter((name) => ['stripe-sandbox', 'mailbox'].includes(name))).toEqual([]);
    expect(endpoints.stripe).toBe('https://api.stripe.com');
    expect(await (await get('/api/config')).json()).toMatchObject({ stripeScriptUrl: null });
  });
});

describe('an unsafe production start', () => {
  it('ends before anything is started, with a line for each setting', () => {
    const home = path.join('/tmp', `shopwright-refused-${process.pid}`);
    const run = spawnSync(process.execPath, [fromRoot('infra/local/start.mjs')], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        ...production,
        SHOP_HOME: home,
        PUBLIC_URL: 'http://shop.example.com',
        SMTP_URL: '',
        RATE_LIMIT: 'off',
      },
    });
    expect(run.status).toBe(1);
    const lines = run.stderr.trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PUBLIC_URL', 'SMTP_URL', 'RATE_LIMIT']);
    expect(existsSync(home)).toBe(false);
  });
});
