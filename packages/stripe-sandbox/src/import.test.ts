import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, type Running, receive, run } from './test-running';

const day = 86_400;
const now = Math.floor(Date.now() / 1000);
const ago = (days: number) => now - days * day;

interface ImportResponse {
  payments: { id: string; refunds: string[]; dispute: string | null; events: { id: string; type: string }[] }[];
}

let sandbox: Running;
let receiver: Receiver;
let stripe: Stripe;
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-import-'));
const start = () => run({ directory: folder, webhook: { url: receiver.url } });

beforeAll(async () => {
  receiver = await receive();
  sandbox = await start();
  stripe = sandbox.stripe;
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const post = (payments: unknown[], replace = false) =>
  fetch(`${sandbox.url}/_sandbox/import`, { method: 'POST', body: JSON.stringify({ payments, replace }) });
const importAll = async (...payments: object[]): Promise<ImportResponse['payments']> => {
  const response = await post(payments);
  expect(response.status).toBe(200);
  return ((await response.json()) as ImportResponse).payments;
};
const payment = (id: string, more: object = {}) => ({
  id,
  amount: 10_000,
  currency: 'usd',
  paymentMethod: 'pm_card_visa',
  metadata: { orderReference: id },
  created: ago(40),
  confirmedAt: ago(40) + 60,
  ...more,
});

describe('an import', () => {
  it('writes a paid and refunded payment at the times given', async () => {
    const refunds = [
      { at: ago(30), amount: 2_500, metadata: { refundKey: 'a' } },
      { at: ago(20), amount: 500 },
    ];
    const [response] = await importAll(payment('pi_past', { refunds }));
    const intent = await stripe.paymentIntents.retrieve('pi_past', { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', created: ago(40), metadata: { orderReference: 'pi_past' } });
    expect(intent.latest_charge).toMatchObject({ created: ago(40) + 60, amount_refunded: 3_000 });
    const { data } = await stripe.refunds.list({ payment_intent: 'pi_past' });
    expect(data.map(({ id }) => id).reverse()).toEqual(response?.refunds);
    expect(data.map(({ created, amount }) => [created, amount])).toEqual([
      [ago(20), 500],
      [ago(30), 2_500],
    ]);
    const { data: books } = await stripe.balanceTransactions.list({ source: data[1]?.id });
    expect(books.map(({ created }) => created)).toEqual([ago(30)]);
  });

  it('tells its events, lists them as delivered, and delivers none of them', async () => {
    const [response] = await importAll(payment('pi_quiet'));
    expect(response?.events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(data).toEqual([]);
    const live = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    await receiver.until((received) => received.length > 0);
    expect(receiver.received.map(({ event }) => (event.data.object as { id?: string }).id)).toEqual([live.id]);
  });

  it('opens and closes disputes', async () => {
    const dispute = { at: ago(9), reason: 'fraudulent' };
    const closed = { at: ago(2), outcome: 'lost' };
    const responses = await importAll(
      payment('pi_disputed', { dispute }),
      payment('pi_lost', { dispute: { ...dispute, closed } }),
    );
    const [open, lost] = await Promise.all(
      responses.map((response) => stripe.disputes.retrieve(response.dispute ?? '')),
    );
    expect(open).toMatchObject({ status: 'needs_response', created: ago(9), payment_intent: 'pi_disputed' });
    expect(lost).toMatchObject({ status: 'lost' });
    await stripe.disputes.close(open?.id ?? '');
  });

  it('writes a debit that failed and was canceled, and one that the bank has not decided', async () => {
    await importAll(
      payment('pi_failed', {
        paymentMethod: 'pm_usBankAccount_insufficientFunds',
        decidedAt: ago(38),
        canceledAt: ago(37),
      }),
      payment('pi_waiting', { paymentMethod: 'pm_usBankAccount', decidedAt: now + day }),
    );
    expect((await stripe.paymentIntents.retrieve('pi_failed')).status).toBe('canceled');
    const { data } = await stripe.charges.list({ payment_intent: 'pi_failed' });
    expect(data).toMatchObject([{ status: 'failed', created: ago(38), failure_code: 'insufficient_funds' }]);
    expect((await stripe.paymentIntents.retrieve('pi_waiting')).status).toBe('processing');
  });

  it('changes nothing when it is repeated, also after a restart', async () => {
    const dispute = { at: ago(9), reason: 'general', closed: { at: ago(8), outcome: 'won' } };
    const wanted = payment('pi_once', { refunds: [{ at: ago(30), amount: 100 }], dispute });
    const first = await importAll(wanted);
    expect(await importAll(wanted)).toEqual(first);
    await sandbox.close();
    sandbox = await start();
    stripe = sandbox.stripe;
    const before = await stripe.events.list({ limit: 100 });
    expect(await importAll(wanted)).toEqual(first);
    expect((await stripe.events.list({ limit: 100 })).data).toEqual(before.data);
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('writes an imported payment again where it should, and never one of the API', async () => {
    const refunds = [{ at: ago(30), amount: 100 }];
    const [first] = await importAll(payment('pi_again', { refunds }));
    const live = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    const response = await post([payment('pi_again'), payment(live.id)], true);
    const { payments } = (await response.json()) as ImportResponse;
    expect(payments[0]).toMatchObject({ refunds: [] });
    expect(payments[0]?.events.map(({ type }) => type)).toEqual(first?.events.map(({ type }) => type).slice(0, 3));
    const intent = await stripe.paymentIntents.retrieve('pi_again', { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0 });
    expect((await stripe.refunds.list({ payment_intent: 'pi_again' })).data).toEqual([]);
    expect((await stripe.charges.list({ payment_intent: 'pi_again' })).data).toHaveLength(1);
    const kept = { status: 'requires_payment_method', amount: 900 };
    expect(await stripe.paymentIntents.retrieve(live.id)).toMatchObject(kept);
  });

  it('is refused with the field that is wrong', async () => {
    const response = await post([payment('pi_bad', { confirmedAt: 'yesterday' })]);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: [{ path: 'payments.0.confirmedAt' }] });
  });
});
