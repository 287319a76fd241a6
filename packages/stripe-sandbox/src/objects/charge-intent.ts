import { newId } from '../ledger/ids';
import type { ChargeRecord, Failure, IntentRecord, PaymentMethodRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { bookBalance } from './balance-transactions';
import { declineOf } from './declines';
import { openDispute } from './disputes';

/** 2.9 % and 30 cents, as Stripe prices cards in the United States. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;

/** Charges a confirmed intent and returns its new state. */
export function chargeIntent(tx: Transaction, intent: IntentRecord, method: PaymentMethodRecord): IntentRecord {
  if (method.behaviour.decline) return declineIntent(tx, intent, method, method.behaviour.decline);
  const captured = intent.captureMethod !== 'manual';
  const charge = newCharge(tx, intent, method, { status: 'succeeded', captured: false, amountCaptured: 0 });
  const settled = captured ? captureCharge(tx, charge, intent.amount) : charge;
  tx.emit('charge.succeeded', 'charge', settled);
  if (!method.customer) tx.put('payment_method', { ...method, spent: true });
  const base = {
    ...intent,
    latestCharge: charge.id,
    lastFailure: undefined,
    nextAction: undefined,
    settlesAt: undefined,
  };
  if (!captured) {
    const held = tx.put('payment_intent', { ...base, status: 'requires_capture', amountCapturable: intent.amount });
    tx.emit('payment_intent.amount_capturable_updated', 'payment_intent', held);
    return held;
  }
  const paid = tx.put('payment_intent', { ...base, status: 'succeeded', amountReceived: intent.amount });
  tx.emit('payment_intent.succeeded', 'payment_intent', paid);
  if (method.behaviour.dispute) openDispute(tx, settled, method.behaviour.dispute);
  return paid;
}

function newCharge(
  tx: Transaction,
  intent: Omit<IntentRecord, 'status'>,
  method: PaymentMethodRecord,
  outcome: Pick<ChargeRecord, 'status' | 'captured' | 'amountCaptured' | 'failure'>,
): ChargeRecord {
  return {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    created: tx.now,
    amount: intent.amount,
    currency: intent.currency,
    amountRefunded: 0,
    paymentIntent: intent.id || undefined,
    paymentMethod: method,
    customer: intent.customer,
    description: intent.description,
    receiptEmail: intent.receiptEmail,
    shipping: intent.shipping,
    metadata: intent.metadata,
    authenticated: intent.authenticated,
    ...outcome,
  };
}

export function captureCharge(tx: Transaction, charge: ChargeRecord, amount: number): ChargeRecord {
  const type = charge.paymentMethod.type === 'card' ? 'charge' : 'payment';
  const { currency, description, id: source } = charge;
  const balanceTransaction = bookBalance(tx, { amount, fee: feeOf(amount), currency, type, source, description });
  // The authorised amount that was not captured is released, which Stripe shows as refunded.
  const amountRefunded = charge.amount - amount;
  return tx.put('charge', { ...charge, captured: true, amountCaptured: amount, amountRefunded, balanceTransaction });
}

export function declineIntent(
  tx: Transaction,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  name: string,
): IntentRecord {
  const bank = method.type === 'us_bank_account';
  const failure = declineOf(name, bank);
  const charge = newCharge(tx, intent, method, { status: 'failed', captured: false, amountCaptured: 0, failure });
  tx.emit('charge.failed', 'charge', charge);
  const type = bank ? 'invalid_request_error' : 'card_error';
  return failIntent(
    tx,
    { ...intent, latestCharge: charge.id },
    { ...failure, type, charge: charge.id, paymentMethod: method },
  );
}

export function failIntent(tx: Transaction, intent: IntentRecord, lastFailure: Failure): IntentRecord {
  const failed = tx.put('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    paymentMethod: undefined,
    nextAction: undefined,
    authenticated: undefined,
    settlesAt: undefined,
    lastFailure,
  });
  tx.emit('payment_intent.payment_failed', 'payment_intent', failed);
  return failed;
}
