import { AppError } from '@shopwright/service-kit/errors';
import type Stripe from 'stripe';
import * as z from 'zod';
import { createStripe } from '../../services/order/src/stripe-client';

const imported = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      refunds: z.array(z.string()),
      dispute: z.string().nullable(),
      events: z.array(z.object({ id: z.string(), type: z.string(), created: z.number() })),
    }),
  ),
});
type Imported = z.output<typeof imported>['payments'][number];

/** A payment as the sandbox imports it. Times are Unix seconds. */
interface DemoPayment {
  id: string;
  amount: number;
  currency: string;
  description?: string;
  metadata: Record<string, string>;
  created: number;
  paymentMethod: string;
  confirmedAt: number;
  decidedAt?: number;
  canceledAt?: number;
  refunds: { at: number; amount?: number; metadata?: Record<string, string> }[];
  dispute?: { at: number; reason: string; closed?: { at: number; outcome: string } };
}

/** The next payment: the order service asks Stripe for an intent without knowing it. */
type NextPayment = Pick<DemoPayment, 'id' | 'created' | 'paymentMethod' | 'confirmedAt' | 'decidedAt'>;

export interface DemoPayments {
  /** Stripe's SDK, whose intents and refunds are written into the sandbox's past. */
  stripe: Stripe;
  expect(next: NextPayment): void;
  /** Adds to the past of a payment. */
  extend(id: string, change: Partial<DemoPayment>): Promise<void>;
  listEvents(id: string): Imported['events'];
}

interface Sandbox {
  url: string;
  secretKey: string;
}

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Pays through the sandbox's import, as the order service calls Stripe, at the time of `now`. */
export function createDemoPayments({ url, secretKey }: Sandbox, now: () => Date): DemoPayments {
  const payments = new Map<string, DemoPayment>();
  const responses = new Map<string, Imported>();
  let next: NextPayment | undefined;
  const write = async (payment: DemoPayment): Promise<Imported> => {
    // An earlier attempt, which was killed, left a payment of an order that is gone.
    const replace = !payments.has(payment.id);
    payments.set(payment.id, payment);
    const response = await importPayment(url, payment, replace);
    responses.set(payment.id, response);
    return response;
  };
  const find = (id: string): DemoPayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`the demonstration has no payment ${id}`);
    return payment;
  };
  const stripe = createStripe(secretKey, url);
  const createIntent = async ({ amount, currency, description, metadata }: Stripe.PaymentIntentCreateParams) => {
    if (!next) throw new Error('an intent was created that no order of the demonstration asked for');
    const about = { amount, currency, description, metadata: (metadata ?? {}) as Record<string, string> };
    const { id } = await write({ ...next, ...about, refunds: [] });
    next = undefined;
    return stripe.paymentIntents.retrieve(id);
  };
  const createRefund = async ({ payment_intent: id = '', amount, metadata }: Stripe.RefundCreateParams) => {
    const payment = find(id);
    const earlier = payment.refunds.reduce((sum, refund) => sum + (refund.amount ?? 0), 0);
    const refund = { at: toSeconds(now()), amount: amount ?? payment.amount - earlier };
    const sent = { ...refund, metadata: (metadata ?? {}) as Record<string, string> };
    const { refunds } = await write({ ...payment, refunds: [...payment.refunds, sent] });
    return stripe.refunds.retrieve(refunds[payment.refunds.length] ?? '');
  };
  Object.assign(stripe.paymentIntents, { create: createIntent });
  Object.assign(stripe.refunds, { create: createRefund });
  return {
    stripe,
    expect: (payment) => {
      next = payment;
    },
    extend: async (id, change) => void (await write({ ...find(id), ...change })),
    listEvents: (id) => responses.get(id)?.events ?? [],
  };
}

async function importPayment(url: string, payment: DemoPayment, replace: boolean): Promise<Imported> {
  const response = await fetch(`${url}/_sandbox/import`, {
    method: 'POST',
    body: JSON.stringify({ payments: [payment], replace }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new AppError('internal', `the sandbox refused a payment: ${body.message}`);
  const [first] = imported.parse(body).payments;
  if (!first) throw new Error('the sandbox replied without the payment');
  return first;
}
