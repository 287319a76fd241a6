import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys, receive, run, sdkFor } from './test-running';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'stripe-sandbox-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const order = { amount: 900, currency: 'usd' };
const file = () => path.join(directory, 'ledger.jsonl');
const getLedger = async (url: string) => (await fetch(`${url}/_sandbox/ledger`)).json();

describe('a restart', () => {
  it('keeps everything: objects, events, responses, refunds', async () => {
    const first = await run({ directory });
    const intent = await first.stripe.paymentIntents.create(
      { ...order, confirm: true, payment_method: 'pm_card_createDispute', metadata: { a: 'b' } },
      { idempotencyKey: 'kept' },
    );
    const good = await first.stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' });
    await first.stripe.refunds.create({ payment_intent: good.id, amount: 100 });
    await first.stripe.customers.create({ email: 'a@example.com' });
    const before = {
      ledger: await getLedger(first.url),
      events: (await first.stripe.events.list({ limit: 100 })).data,
      disputes: (await first.stripe.disputes.list()).data,
      customers: (await first.stripe.customers.list()).data,
    };
    await first.close();
    const second = await run({ directory });
    expect({
      ledger: await getLedger(second.url),
      events: (await second.stripe.events.list({ limit: 100 })).data,
      disputes: (await second.stripe.disputes.list()).data,
      customers: (await second.stripe.customers.list()).data,
    }).toEqual(before);
    const replayed = await second.stripe.paymentIntents.create(
      { ...order, confirm: true, payment_method: 'pm_card_createDispute', metadata: { a: 'b' } },
      { idempotencyKey: 'kept' },
    );
    expect(replayed).toEqual(intent);
    await second.close();
  });

  it('drops a line that was cut short, and goes on after it', async () => {
    const first = await run({ directory });
    const intent = await first.stripe.paymentIntents.create(order);
    await first.close();
    appendFileSync(file(), '{"puts":[{"kind":"payment_intent","record":{"id":"pi_half');
    const second = await run({ directory });
    const other = await second.stripe.paymentIntents.create(order);
    await second.close();
    const third = await run({ directory });
    expect((await third.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([other.id, intent.id]);
    await third.close();
  });

  it('delivers what was pending, to the address of the day', async () => {
    const gone = 'http://127.0.0.1:9/hook';
    const first = await run({ directory, webhook: { url: gone } });
    const intent = await first.stripe.paymentIntents.create(order);
    await first.close();
    const receiver = await receive();
    const second = await run({ directory, webhook: { url: receiver.url } });
    await receiver.until((received) => received.length === 1);
    expect(receiver.received[0]?.event.data.object).toMatchObject({ id: intent.id });
    await second.close();
    await receiver.close();
  });

  it('sends the events that are selected now', async () => {
    const receiver = await receive();
    const first = await run({ directory, webhook: { url: receiver.url } });
    await first.stripe.paymentIntents.create(order);
    await receiver.until((received) => received.length === 1);
    await first.close();
    const second = await run({ directory, webhook: { url: receiver.url, events: ['payment_intent.canceled'] } });
    const { id } = await second.stripe.paymentIntents.create(order);
    await second.stripe.paymentIntents.cancel(id);
    await receiver.until((received) => received.length === 2);
    expect(receiver.received.map(({ event }) => event.type)).toEqual([
      'payment_intent.created',
      'payment_intent.canceled',
    ]);
    await second.close();
    await receiver.close();
  });

  it('decides a debit that was processing', async () => {
    const first = await run({ directory, asyncSettleMs: 200 });
    const intent = await first.stripe.paymentIntents.create({
      ...order,
      confirm: true,
      payment_method: 'pm_usBankAccount',
    });
    await first.close();
    const second = await run({ directory });
    await expect.poll(async () => (await second.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    await second.close();
  });

  it('keeps no card number', async () => {
    const running = await run({ directory });
    const card = { number: '4000000000000259', exp_month: 12, exp_year: 2034, cvc: '987' };
    await running.stripe.paymentMethods.create({ type: 'card', card });
    await running.close();
    // The digits of the CVC also occur within random ids.
    expect(readFileSync(file(), 'utf8')).not.toMatch(/4000000000000259|"987"|:987\b/);
  });
});

describe('kill -9', () => {
  async function spawnSandbox(): Promise<{ child: ChildProcess; url: string }> {
    const env = { ...process.env, DATA_DIR: directory, PORT: '0', STRIPE_SECRET_KEY: keys.secretKey };
    const main = new URL('main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return { child, url: line.replace(/^.* /, '') };
  }

  it('loses nothing that was answered', async () => {
    const { child, url } = await spawnSandbox();
    const stripe = sdkFor(url);
    const answered: string[] = [];
    const shopper = async () => {
      for (;;)
        answered.push(
          (await stripe.paymentIntents.create({ ...order, confirm: true, payment_method: 'pm_card_visa' })).id,
        );
    };
    const shoppers = Promise.allSettled(Array.from({ length: 8 }, shopper));
    await expect.poll(() => answered.length).toBeGreaterThan(200);
    child.kill('SIGKILL');
    await shoppers;
    const after = await run({ directory });
    const { paymentIntents } = (await getLedger(after.url)) as {
      paymentIntents: Array<{ id: string; status: string }>;
    };
    const kept = new Map(paymentIntents.map(({ id, status }) => [id, status]));
    expect(answered.filter((id) => kept.get(id) !== 'succeeded')).toEqual([]);
    await after.close();
  });
});
