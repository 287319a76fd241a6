import * as z from 'zod';
import type { SandboxConfig } from '../config';
import type { Ledger } from '../ledger/ledger';
import type { IntentRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { closeDispute, openDispute } from './disputes';
import {
  describePayment,
  findDispute,
  type ImportResponse,
  isImportable,
  listRefunds,
  removePayment,
} from './imported-payments';
import { cancelIntent, confirmIntent, settleIntent } from './payment-intent-moves';
import { createIntent } from './payment-intents';
import { resolvePaymentMethod } from './payment-methods';
import { createRefund } from './refunds';
import { isClosed } from './small-views';

const unixSeconds = z.int().min(0);
const amount = z.int().min(1);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

const importedPayment = z.strictObject({
  id: z.string().regex(/^pi_\w{3,60}$/),
  amount,
  currency: z.string(),
  metadata,
  description: z.string().optional(),
  created: unixSeconds,
  /** A test token, such as `pm_card_visa` or `pm_usBankAccount`. */
  paymentMethod: z.string(),
  confirmedAt: unixSeconds,
  /** The time at which the bank decides on a debit. It may be later than now. */
  decidedAt: unixSeconds.optional(),
  canceledAt: unixSeconds.optional(),
  refunds: z.array(z.strictObject({ at: unixSeconds, amount, metadata })).default([]),
  dispute: z
    .strictObject({
      at: unixSeconds,
      reason: z.enum(['fraudulent', 'product_not_received', 'general']),
      closed: z.strictObject({ at: unixSeconds, outcome: z.enum(['won', 'lost']) }).optional(),
    })
    .optional(),
});

export const importSchema = z.strictObject({
  payments: z.array(importedPayment).max(1000),
  /** If true, payments of an earlier import are written again. Otherwise only what they lack is added. */
  replace: z.boolean().default(false),
});
type ImportedPayment = z.output<typeof importedPayment>;

interface Importer {
  ledger: Ledger;
  config: Pick<SandboxConfig, 'asyncSettleMs'>;
}

interface Step {
  at: number;
  apply: (tx: Transaction) => void;
}

/**
 * Writes payments with their past: each step at its own time, oldest first, without delivering its events. A step that the
 * ledger has is skipped, so that an import may be repeated, also after a kill. A payment of the API stays as it is.
 */
export function importPayments(
  importer: Importer,
  { payments, replace }: z.output<typeof importSchema>,
): ImportResponse[] {
  const { ledger } = importer;
  const own = payments.filter(({ id }) => isImportable(ledger, id));
  if (replace) for (const { id } of own) removePayment(ledger, id);
  const steps = own.flatMap((payment) => [
    ...toPaymentSteps(payment),
    ...toRefundSteps(importer, payment),
    ...toDisputeSteps(importer, payment),
  ]);
  steps.sort((a, b) => a.at - b.at);
  for (const { at, apply } of steps) ledger.transact({ imported: true }, apply, at);
  return payments.map(({ id }) => describePayment(ledger, id));
}

const stepAt = (at: number | undefined, apply: Step['apply']): Step[] => (at === undefined ? [] : [{ at, apply }]);

function toPaymentSteps(payment: ImportedPayment): Step[] {
  const { id, amount, currency, description, metadata } = payment;
  const decidedAtMs = (payment.decidedAt ?? 0) * 1000;
  return [
    ...stepAt(payment.created, (tx) => {
      if (tx.get('payment_intent', id)) return;
      createIntent(tx, { amount, currency, description, metadata, automatic_payment_methods: { enabled: true } }, id);
    }),
    ...stepAt(payment.confirmedAt, (tx) => {
      const intent = intentOf(tx, id);
      if (intent.status !== 'requires_payment_method' || intent.lastFailure) return;
      const settleMs = decidedAtMs - Date.now();
      const how = { baseUrl: '', useStripeSdk: false, offSession: true, settleMs };
      confirmIntent(tx, intent, resolvePaymentMethod(tx, payment.paymentMethod), how);
    }),
    // A later decision is left to the sandbox's own timer.
    ...stepAt(decidedAtMs <= Date.now() ? payment.decidedAt : undefined, (tx) => {
      settleIntent(tx, intentOf(tx, id));
    }),
    ...stepAt(payment.canceledAt, (tx) => {
      const intent = intentOf(tx, id);
      if (intent.status !== 'canceled') cancelIntent(tx, intent, 'abandoned');
    }),
  ];
}

function toRefundSteps({ ledger, config }: Importer, { id, refunds }: ImportedPayment): Step[] {
  return refunds.map(({ at, amount, metadata }, index) => ({
    at,
    apply: (tx) => {
      if (listRefunds(ledger, id).length > index) return;
      createRefund({ tx, params: { payment_intent: id, amount, metadata }, config });
    },
  }));
}

function toDisputeSteps({ ledger }: Importer, { id, dispute }: ImportedPayment): Step[] {
  if (!dispute) return [];
  const { at, reason, closed } = dispute;
  return [
    ...stepAt(at, (tx) => {
      const charge = tx.get('charge', intentOf(tx, id).latestCharge ?? '');
      if (charge && !findDispute(ledger, id)) openDispute(tx, charge, reason);
    }),
    ...stepAt(closed?.at, (tx) => {
      const opened = findDispute(ledger, id);
      if (closed && opened && !isClosed(opened)) closeDispute(tx, opened, closed.outcome);
    }),
  ];
}

function intentOf(tx: Transaction, id: string): IntentRecord {
  const intent = tx.get('payment_intent', id);
  if (!intent) throw new Error(`the imported payment ${id} was not created`);
  return intent;
}
