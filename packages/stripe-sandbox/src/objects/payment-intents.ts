import { mergeMetadata } from '../http/params';
import type { Call } from '../http/route';
import { failed, invalidParam, noSuch, StripeError } from '../http/stripe-error';
import { newId, randomText } from '../ledger/ids';
import type { IntentRecord, PaymentMethodRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { assertAmount, readCurrency } from './currencies';
import {
  assertAmendable,
  assertConfirmable,
  type Confirmation,
  confirmIntent,
  unexpectedState,
} from './payment-intent-moves';
import type { ConfirmParams, CreateParams, UpdateParams } from './payment-intent-params';
import { createPaymentMethod, filled, readAddress, resolvePaymentMethod } from './payment-methods';

export function createIntent(tx: Transaction, given: CreateParams, id = newId('pi')): IntentRecord {
  const currency = readCurrency(given.currency);
  assertAmount(given.amount, currency);
  if (given.payment_method_types && given.automatic_payment_methods?.enabled)
    throw invalidParam(
      'payment_method_types',
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  const types = givenTypes(given);
  const automatic = given.automatic_payment_methods?.enabled ?? types === undefined;
  const intent: IntentRecord = {
    id,
    secret: `${id}_secret_${randomText(25)}`,
    created: tx.now,
    amount: given.amount,
    currency,
    status: 'requires_payment_method',
    metadata: {},
    paymentMethodTypes: ['card'],
    automatic: automatic ? (given.automatic_payment_methods?.allow_redirects ?? 'always') : undefined,
    captureMethod: given.capture_method ?? 'automatic_async',
  };
  const method = givenMethod(tx, given);
  const amended = withMethod({ ...intent, ...amendments(tx, intent, given) }, method);
  tx.emit('payment_intent.created', 'payment_intent', amended);
  return amended;
}

export function updateIntent(tx: Transaction, intent: IntentRecord, given: UpdateParams): IntentRecord {
  const fields = [
    'amount',
    'currency',
    'customer',
    'payment_method',
    'payment_method_data',
    'payment_method_types',
    'allowed_payment_method_types',
  ] as const;
  for (const field of fields) if (given[field] !== undefined) assertAmendable(intent, field);
  const currency = given.currency ? readCurrency(given.currency) : intent.currency;
  const amount = given.amount ?? intent.amount;
  assertAmount(amount, currency);
  const amended = { ...intent, amount, currency, ...amendments(tx, intent, given) };
  const changed = amount !== intent.amount || currency !== intent.currency;
  const method = givenMethod(tx, given);
  // The payer's approval is void once the amount changes.
  const again = intent.status === 'requires_action' && changed ? restarted(amended) : amended;
  return tx.put('payment_intent', withMethod(again, method));
}

const restarted = (intent: IntentRecord): IntentRecord => ({
  ...intent,
  status: 'requires_confirmation',
  nextAction: undefined,
  authenticated: undefined,
});

const withMethod = (intent: IntentRecord, method: PaymentMethodRecord | undefined): IntentRecord =>
  method ? { ...restarted(intent), paymentMethod: method.id } : intent;

function givenMethod(tx: Transaction, given: Pick<CreateParams, 'payment_method' | 'payment_method_data'>) {
  if (given.payment_method_data) return createPaymentMethod(tx, given.payment_method_data);
  return given.payment_method ? resolvePaymentMethod(tx, given.payment_method) : undefined;
}

/** The fields that create, update and confirm change alike; an empty text unsets. */
function amendments(tx: Transaction, intent: IntentRecord, given: Partial<UpdateParams>): Partial<IntentRecord> {
  const set = (value: string | undefined, current: string | undefined) =>
    value === undefined ? current : value || undefined;
  if (given.customer && !tx.get('customer', given.customer)) throw noSuch('customer', given.customer, 'customer');
  return {
    captureMethod: given.capture_method ?? intent.captureMethod,
    customer: set(given.customer, intent.customer),
    description: set(given.description, intent.description),
    metadata: mergeMetadata(intent.metadata, given.metadata),
    ...givenTypes(given),
    receiptEmail: set(given.receipt_email, intent.receiptEmail),
    shipping: given.shipping === undefined ? intent.shipping : readShipping(given.shipping),
  };
}

const simulated = ['card', 'us_bank_account', 'amazon_pay'];

/** The types a merchant allows, and those of them that this sandbox can pay with. */
function givenTypes(
  given: Partial<UpdateParams>,
): Pick<IntentRecord, 'allowedTypes' | 'paymentMethodTypes'> | undefined {
  const types = given.allowed_payment_method_types ?? given.payment_method_types;
  if (!types) return undefined;
  const paymentMethodTypes = types.filter((type) => simulated.includes(type));
  const param = given.payment_method_types ? 'payment_method_types' : 'allowed_payment_method_types';
  if (paymentMethodTypes.length === 0)
    throw invalidParam(param, `Invalid ${param}: the sandbox has ${simulated.join(', ')}.`);
  return { paymentMethodTypes, allowedTypes: given.allowed_payment_method_types };
}

function readShipping(given: Exclude<UpdateParams['shipping'], undefined>): IntentRecord['shipping'] {
  if (given === '') return undefined;
  return { ...filled(given), address: given.address && readAddress(given.address) };
}

/** Confirms with the given method or the one the intent has; a decline is thrown after it is stored. */
export function confirmWith(call: Call<ConfirmParams | CreateParams>, intent: IntentRecord): IntentRecord {
  const { tx, params } = call;
  assertConfirmable(intent);
  if (params.confirmation_token)
    throw invalidParam('confirmation_token', 'Confirmation tokens are not part of this sandbox.');
  const given = givenMethod(tx, params);
  const amended = withMethod({ ...intent, ...amendments(tx, intent, params) }, given);
  const method = given ?? tx.get('payment_method', intent.paymentMethod ?? '');
  if (!method)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  assertUsable(amended, method);
  const after = confirmIntent(tx, amended, method, howOf(call));
  if (after.lastFailure) throw declinedError(after);
  return after;
}

function howOf({ params, baseUrl, config }: Call<ConfirmParams | CreateParams>): Confirmation {
  return {
    baseUrl,
    returnUrl: params.return_url,
    useStripeSdk: params.use_stripe_sdk ?? false,
    offSession: params.off_session ?? false,
    settleMs: config.asyncSettleMs,
  };
}

function assertUsable(intent: IntentRecord, method: PaymentMethodRecord): void {
  if (!intent.automatic && !intent.paymentMethodTypes.includes(method.type))
    throw invalidParam(
      'payment_method',
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.paymentMethodTypes.join(', ')}, or update the allowed payment_method_types for this PaymentIntent to include "${method.type}".`,
    );
  if (method.spent)
    throw failed(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
}

function declinedError(intent: IntentRecord): StripeError {
  const failure = intent.lastFailure;
  if (!failure) throw new Error(`Intent ${intent.id} was not declined`);
  const { code, declineCode, message, charge, paymentMethod, param } = failure;
  return new StripeError(402, {
    type: 'card_error',
    code,
    declineCode,
    message,
    charge,
    param,
    paymentMethod,
    paymentIntent: intent,
  });
}
