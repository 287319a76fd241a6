import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoints } from './endpoints';
import { fromRoot } from './paths';
import { startTestShop, type TestShop } from './tests/test-shop';

describe('npm run rehearsal', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ RATE_LIMIT: 'off', DATABASE_URL: 'postgres://real:store@127.0.0.1:9/shop' }, [
      '--rehearsal',
    ]);
  });
  afterAll(() => shop?.stop());

  const endpoints = () => JSON.parse(readFileSync(path.join(shop.home, 'endpoints.json'), 'utf8')) as Endpoints;
  const post = (target: string, body: object) =>
    fetch(`${shop.store}/api${target}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const owner = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'a long password' };

  it('is an empty production store on the sandbox and the mailbox', async () => {
    expect(await (await fetch(`${shop.store}/api/products`)).json()).toEqual([]);
    const { processes, stripe, postgres } = endpoints();
    expect(processes.map(({ name }) => name)).toEqual(expect.arrayContaining(['stripe-sandbox', 'mailbox']));
    expect(stripe).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(postgres).toMatch(/@127\.0\.0\.1:\d+\/shop$/);
    expect((await post('/auth/login', { email: 'operator@example.com', password: 'demo-password' })).status).toBe(401);
  });

  it('tells Prometheus of each process, in fewer than 2,000 series, and no one else', async () => {
    const pages = await Promise.all(endpoints().metrics.map(async (url) => (await fetch(url)).text()));
    const lines = pages
      .join('\n')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const services = new Set(lines.map((line) => /service="(\w+)"/.exec(line)?.[1]));
    expect([...services].sort()).toEqual(['auth', 'bff', 'catalog', 'collector', 'order', 'workers']);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.length).toBeLessThan(2000);
    expect(lines.filter((line) => /^metrics_read_errors_total.* [^0]/.test(line))).toEqual([]);
    const value = (name: string) =>
      Number(
        lines
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      );
    expect(value('queue_workers{service="workers",state="running"}')).toBeGreaterThan(10);
    expect(value('outbox_events{service="order",state="parked"}')).toBe(0);
    const { status, headers } = await fetch(`${shop.store}/metrics`);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('has a link for its first owner, which ends with its use', async () => {
    const { setup = '' } = endpoints();
    expect(setup.startsWith(`${shop.store}/setup?token=`)).toBe(true);
    const token = new URL(setup).searchParams.get('token');
    expect((await post('/setup/check', { token })).status).toBe(200);

    // A .env beside the real store must have no effect.
    const real = { DATABASE_URL: 'postgres://real:store@127.0.0.1:9/shop', PUBLIC_URL: 'https://real.example.com' };
    const env = { ...real, PATH: process.env.PATH, SHOP_HOME: shop.home };
    const command = () =>
      spawnSync(process.execPath, [fromRoot('infra/local/database.mjs'), 'setup-link'], { env, encoding: 'utf8' });
    expect(command().stdout).toContain(`${shop.store}/setup?token=`);

    const response = await post('/setup/owner', { ...owner, token });
    expect(response.status).toBe(201);
    expect(response.headers.get('set-cookie')).toMatch(/^sid=.+HttpOnly/);
    expect(await response.json()).toMatchObject({ role: 'operator' });
    expect((await post('/setup/owner', { ...owner, email: 'eve@example.com', token })).status).toBe(409);
    await expect.poll(() => endpoints().setup).toBeUndefined();
    expect(command().stderr).toContain('The store already has an owner');
  });
});
