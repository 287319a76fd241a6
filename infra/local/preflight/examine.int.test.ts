import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestMailbox } from '@shopwright/mailbox/test-mailbox';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keys, type Running, run } from '../../../packages/stripe-sandbox/src/test-running';
import { syncedTypes } from '../../../services/order/src/payments/stripe-event-types';
import { fromRoot } from '../paths';
import { freePort } from '../servers/ports';
import { examine } from './examine';
import { formatFinding } from './finding';
import { checkPostgres } from './server-checks';
import { goodSettings } from './test-settings';

const webhook = 'https://shop.example.com/webhooks/stripe';
let stripe: Running;
let database: TestDatabase;
let port: number;
let home: string;

beforeAll(async () => {
  stripe = await run();
  database = await createTestDatabase('auth');
  port = await freePort();
  home = mkdtempSync(path.join(tmpdir(), 'shopwright-examine-'));
});
afterAll(async () => {
  await stripe.close();
  await database.drop();
  rmSync(home, { recursive: true });
});

/** Examines a complete `.env` with these changes. The tests' servers are on this machine, and have no mail server. */
const find = async (changes: NodeJS.ProcessEnv = {}) => {
  const found = await examine(
    {
      ...goodSettings,
      PORT: String(port),
      SHOP_HOME: home,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      DATABASE_URL: '',
      REDIS_URL: inject('redisUrl'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...changes,
    },
    changes.STRIPE_URL ?? stripe.url,
  );
  // The tests' Redis keeps nothing, and the sandbox has no live keys.
  return found.map(formatFinding).filter((line) => !/^Warning: (REDIS_URL|STRIPE_SECRET_KEY) /.test(line));
};
const mail = expect.stringMatching(/^SMTP_URL cannot be used: .+ Check server, port, user and password\./);

describe('examine', () => {
  it('asks Stripe for the webhook endpoint of PUBLIC_URL, its state and its events', async () => {
    expect(await find()).toEqual([mail, expect.stringContaining(`Stripe has no webhook endpoint ${webhook}. Add it`)]);
    const { id } = await stripe.stripe.webhookEndpoints.create({ url: webhook, enabled_events: ['charge.refunded'] });
    expect(await find()).toEqual([mail, expect.stringContaining('Stripe does not send payment_intent.succeeded, ')]);
    await stripe.stripe.webhookEndpoints.update(id, { enabled_events: [...syncedTypes] as never[], disabled: true });
    expect(await find()).toEqual([mail, expect.stringContaining('Stripe has disabled the webhook endpoint')]);
    await stripe.stripe.webhookEndpoints.update(id, { disabled: false });
    expect(await find()).toEqual([mail]);
    const mailbox = await startTestMailbox('a secret for tests of 32 characters');
    expect(await find({ SMTP_URL: mailbox.smtpUrl })).toEqual([]);
    await mailbox.stop();
  });

  it('says that Stripe refuses the key, or cannot be reached', async () => {
    expect(await find({ STRIPE_SECRET_KEY: 'sk_test_unknown0000000' })).toEqual([
      mail,
      'STRIPE_SECRET_KEY is not accepted by Stripe. Copy it from your dashboard again.',
    ]);
    expect(await find({ STRIPE_URL: 'http://127.0.0.1:9' })).toEqual([
      mail,
      expect.stringMatching(/^Stripe cannot be reached: .*Allow connections to 127\.0\.0\.1:9/),
    ]);
  });

  it('says that a server cannot be used, without its password', async () => {
    const lines = await find({
      DATABASE_URL: 'postgres://admin:hunter2-long@127.0.0.1:9/shop',
      REDIS_URL: 'redis://:hunter2-long@127.0.0.1:9',
    });
    expect(lines.join('\n')).not.toContain('hunter2');
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL cannot be used: .*127\.0\.0\.1:9/),
      expect.stringMatching(/^REDIS_URL cannot be used: /),
      mail,
    ]);
  });

  it('finds the folder of a trial store, which containers do not use', async () => {
    const trial = path.join(home, 'trial');
    mkdirSync(trial, { recursive: true });
    writeFileSync(path.join(trial, 'secrets.json'), '{}');
    writeFileSync(path.join(trial, 'kind'), 'trial\n');
    const line = `${trial} belongs to a trial store. Set SHOP_HOME to another folder for the production store.`;
    expect(await find({ SHOP_HOME: trial })).toContain(line);
    expect(await find({ SHOP_HOME: trial, COMPOSE_FILE: 'docker-compose.yml' })).not.toContain(line);
  });

  it('compares the clock with that of Postgres', async () => {
    const found = async (aheadMs: number) =>
      (await checkPostgres(database.adminUrl, () => Date.now() + aheadMs)).map(formatFinding);
    expect(await found(0)).toEqual([]);
    expect(await found(5000)).toEqual([
      expect.stringMatching(/^Warning: The clock of this machine is 5 s ahead of Postgres\. Turn on time sync/),
    ]);
    expect(await found(-300_000)).toEqual([
      expect.stringMatching(/^The clock of this machine is 300 s behind Postgres/),
    ]);
  });

  it('finds demo accounts in the database', async () => {
    const sql = postgres(database.adminUrl, { max: 1 });
    await sql`create table auth.users (email text)`;
    await sql`insert into auth.users values ('Operator@example.com'), ('ada@example.com')`;
    await sql.end();
    const lines = await find({ DATABASE_URL: database.adminUrl });
    expect(lines).toContain(
      'DATABASE_URL has demo accounts with a public password (Operator@example.com). Delete them.',
    );
  });
});

describe('npm run doctor', () => {
  it('prints a line for each finding and exits with 1, starting nothing', () => {
    const doctor = spawnSync(process.execPath, [fromRoot('infra/local/doctor.mjs')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, PORT: String(port), RATE_LIMIT: 'off', SMTP_URL: 'mail.example.com' },
    });
    expect(doctor.status).toBe(1);
    const lines = doctor.stdout.trim().split('\n');
    expect(lines).toContain('RATE_LIMIT is off, which is for load tests. Unset it, or set RATE_LIMIT=on.');
    expect(lines).toContain('SMTP_URL is not a URL that begins with smtp:// or smtps://.');
    expect(lines.at(-1)).toMatch(/^Not ready to open: \d+ to fix\.$/);
    expect(doctor.stderr).toBe('');
  });
});
