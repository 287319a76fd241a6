import { failed } from '../http/stripe-error';
import type { IntentRecord, IntentStatus, PaymentMethodRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { captureCharge, chargeIntent, declineIntent, failIntent } from './charge-intent';

/** The way in which the caller of `confirm` wants a payer who must act to be treated. */
export interface Confirmation {
  baseUrl: string;
  returnUrl?: string;
  useStripeSdk: boolean;
  offSession: boolean;
  settleMs: number;
}

const open: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const cancelable: IntentStatus[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
];

export const unexpectedState = (intent: IntentRecord, message: string) =>
  failed(message, { code: 'payment_intent_unexpected_state', paymentIntent: intent });

function assertStatus(intent: IntentRecord, allowed: IntentStatus[], message: string, verb: string): void {
  if (allowed.includes(intent.status)) return;
  const only = `Only a PaymentIntent with one of the following statuses may be ${verb}: ${allowed.join(', ')}.`;
  throw unexpectedState(intent, `${message} because it has a status of ${intent.status}. ${only}`);
}

export function assertAmendable(intent: IntentRecord, field: string): void {
  if (open.includes(intent.status)) return;
  const only = `You may only update the ${field} of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`;
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${field} could not be updated because it has a status of ${intent.status}. ${only}`,
  );
}

export function assertConfirmable(intent: IntentRecord): void {
  if (intent.status === 'succeeded')
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  assertStatus(intent, open, 'You cannot confirm this PaymentIntent', 'confirmed');
}

export function confirmIntent(
  tx: Transaction,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  how: Confirmation,
): IntentRecord {
  const started = { ...intent, paymentMethod: method.id, nextAction: undefined, lastFailure: undefined };
  if (method.type === 'us_bank_account') return startDebit(tx, started, how);
  const needsAction = method.type === 'amazon_pay' || method.behaviour.authenticate;
  if (!needsAction || intent.authenticated) return chargeIntent(tx, started, method);
  if (how.offSession) return declineIntent(tx, started, method, 'authentication_required');
  return requireAction(tx, started, method, how);
}

function startDebit(tx: Transaction, intent: IntentRecord, { settleMs }: Confirmation): IntentRecord {
  const processing = tx.put('payment_intent', { ...intent, status: 'processing', settlesAt: Date.now() + settleMs });
  tx.emit('payment_intent.processing', 'payment_intent', processing);
  return processing;
}

function requireAction(
  tx: Transaction,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  how: Confirmation,
): IntentRecord {
  const inDialog = method.type === 'card' && (how.useStripeSdk || !how.returnUrl);
  const secret = encodeURIComponent(intent.secret);
  const url = `${how.baseUrl}/authenticate/${intent.id}?client_secret=${secret}${inDialog ? '&in=dialog' : ''}`;
  const nextAction = inDialog ? { url } : { url, returnUrl: how.returnUrl ?? how.baseUrl };
  const waiting = tx.put('payment_intent', { ...intent, status: 'requires_action', nextAction });
  tx.emit('payment_intent.requires_action', 'payment_intent', waiting);
  return waiting;
}

/** Applies the payer's answer to 3-D Secure. A repeated answer changes nothing. */
export function authenticateIntent(tx: Transaction, intent: IntentRecord, passed: boolean): IntentRecord {
  const method = tx.get('payment_method', intent.paymentMethod ?? '');
  if (intent.status !== 'requires_action' || !method) return intent;
  if (!passed)
    return failIntent(tx, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      paymentMethod: method,
    });
  const proven = { ...intent, authenticated: true as const, nextAction: undefined };
  return chargeIntent(tx, proven, method);
}

/** Applies the bank's decision on a debit. */
export function settleIntent(tx: Transaction, intent: IntentRecord): IntentRecord {
  const method = tx.get('payment_method', intent.paymentMethod ?? '');
  return intent.status === 'processing' && method ? chargeIntent(tx, intent, method) : intent;
}

export function captureIntent(tx: Transaction, intent: IntentRecord, asked: number | undefined): IntentRecord {
  assertStatus(intent, ['requires_capture'], 'This PaymentIntent could not be captured', 'captured');
  const capturable = intent.amountCapturable ?? 0;
  const amount = asked ?? capturable;
  if (amount > capturable || amount < 1)
    throw failed(
      `The provided capture amount is greater than the amount this PaymentIntent can capture. This PaymentIntent can be captured for between 1 and ${capturable}.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  const charge = tx.get('charge', intent.latestCharge ?? '');
  if (!charge) throw new Error(`Intent ${intent.id} has nothing to capture`);
  tx.emit('charge.captured', 'charge', captureCharge(tx, charge, amount));
  const paid = tx.put('payment_intent', {
    ...intent,
    status: 'succeeded',
    amountCapturable: 0,
    amountReceived: amount,
  });
  tx.emit('payment_intent.succeeded', 'payment_intent', paid);
  return paid;
}

export function cancelIntent(tx: Transaction, intent: IntentRecord, reason: string | undefined): IntentRecord {
  assertStatus(intent, cancelable, 'You cannot cancel this PaymentIntent', 'canceled');
  const charge = intent.status === 'requires_capture' && tx.get('charge', intent.latestCharge ?? '');
  if (charge) tx.emit('charge.refunded', 'charge', tx.put('charge', { ...charge, amountRefunded: charge.amount }));
  const canceled = tx.put('payment_intent', {
    ...intent,
    status: 'canceled',
    canceledAt: tx.now,
    cancellationReason: reason,
    nextAction: undefined,
    amountCapturable: 0,
  });
  tx.emit('payment_intent.canceled', 'payment_intent', canceled);
  return canceled;
}
