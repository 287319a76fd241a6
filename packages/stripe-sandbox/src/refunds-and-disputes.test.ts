import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, run } from './test-running';

let sandbox: Running;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await run();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.close());

const paid = (payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.create({ amount: 10_000, currency: 'usd', confirm: true, payment_method });
const until = async <T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> => {
  for (;;) {
    const value = await read();
    if (done(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('refunds', () => {
  it('refunds in parts, and never more than was paid', async () => {
    const intent = await paid();
    const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 3_000, metadata: { orderId: 'o' } });
    expect(first).toMatchObject({
      status: 'succeeded',
      amount: 3_000,
      payment_intent: intent.id,
      metadata: { orderId: 'o' },
    });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 7_001 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ charge: intent.latest_charge as string });
    expect(rest.amount).toBe(7_000);
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const charge = await stripe.charges.retrieve(intent.latest_charge as string, { expand: ['refunds'] });
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 10_000 });
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
    const listed = await stripe.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
  });

  it('two at the same time cannot both take all', async () => {
    const intent = await paid();
    const both = await Promise.allSettled([1, 2].map(() => stripe.refunds.create({ payment_intent: intent.id })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('needs a payment that succeeded', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(/successful charge/);
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.refunds.create({})).rejects.toThrow(/should be provided/);
  });

  it('may be pending first, or fail later and give the money back to the balance', async () => {
    const pending = await stripe.refunds.create({ payment_intent: (await paid('pm_card_pendingRefund')).id });
    expect(pending.status).toBe('pending');
    await until(
      () => stripe.refunds.retrieve(pending.id),
      ({ status }) => status === 'succeeded',
    );
    const intent = await paid('pm_card_refundFail');
    const failing = await stripe.refunds.create({ payment_intent: intent.id });
    const failed = await until(
      () => stripe.refunds.retrieve(failing.id),
      ({ status }) => status === 'failed',
    );
    expect(failed.failure_reason).toBe('expired_or_canceled_card');
    expect(await stripe.charges.retrieve(intent.latest_charge as string)).toMatchObject({ amount_refunded: 0 });
    const { data } = await stripe.events.list({ types: ['refund.failed', 'charge.refunded'], limit: 100 });
    expect(data.map(({ type }) => type)).toContain('refund.failed');
  });
});

describe('disputes', () => {
  const disputed = async () => {
    const intent = await paid('pm_card_createDispute');
    const { data } = await stripe.disputes.list({ payment_intent: intent.id });
    return { intent, dispute: data[0]! };
  };

  it('follow the payment and bar refunds', async () => {
    const { intent, dispute } = await disputed();
    expect(dispute).toMatchObject({
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 10_000,
      charge: intent.latest_charge,
    });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  it('are won or lost by the documented evidence, or given up', async () => {
    const won = await disputed();
    const submitted = await stripe.disputes.update(won.dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(submitted).toMatchObject({ status: 'won', evidence_details: { submission_count: 1, has_evidence: true } });
    expect(submitted.balance_transactions.map(({ amount }) => amount)).toEqual([-10_000, 10_000]);
    const kept = await disputed();
    const draft = await stripe.disputes.update(kept.dispute.id, { evidence: { customer_name: 'Ada' }, submit: false });
    expect(draft.status).toBe('needs_response');
    expect(await stripe.disputes.close(kept.dispute.id)).toMatchObject({ status: 'lost' });
    await expect(stripe.disputes.close(kept.dispute.id)).rejects.toThrow(/already closed/);
  });
});

describe('inquiries', () => {
  it('leave the money and allow a refund', async () => {
    const intent = await paid('pm_card_createDisputeInquiry');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({
      status: 'warning_needs_response',
      is_charge_refundable: true,
      balance_transactions: [],
    });
    expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
    expect(await stripe.disputes.close(dispute!.id)).toMatchObject({ status: 'warning_closed' });
  });
});

describe('customers', () => {
  it('live, change and go', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada', metadata: { id: '7' } });
    expect(await stripe.customers.update(customer.id, { phone: '123', name: '' })).toMatchObject({
      phone: '123',
      name: null,
    });
    expect((await stripe.customers.list({ email: 'ada@example.com' })).data).toHaveLength(1);
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    for (let times = 0; times < 2; times++) {
      const intent = await stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        customer: customer.id,
        payment_method: method.id,
        confirm: true,
      });
      expect(intent.status).toBe('succeeded');
    }
    expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(2);
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toEqual(
      expect.objectContaining({ id: customer.id, deleted: true }),
    );
    expect((await stripe.customers.list({ email: 'ada@example.com' })).data).toHaveLength(0);
  });
});

describe('the page of a payment', () => {
  it('shows its disputes and answers them, once', async () => {
    const intent = await paid('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    const address = `${sandbox.url}/payments/${intent.id}`;
    const answer = (id = dispute?.id ?? '') =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ dispute: id, evidence: 'winning_evidence' }) });
    expect(await (await fetch(address)).text()).toContain('needs response');
    expect((await answer('du_none')).status).toBe(404);
    const answered = await (await answer()).text();
    expect(answered).toContain('won');
    expect(answered).not.toContain('<form');
    expect((await answer()).status).toBe(200);
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won');
    expect((await fetch(`${sandbox.url}/payments/pi_none`)).status).toBe(404);
  });
});
