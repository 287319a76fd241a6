import * as z from 'zod';
import { type address, billingDetails, ignoring, integer, metadata, text } from '../http/params';
import { invalidParam, missingParam, noSuch } from '../http/stripe-error';
import { newId } from '../ledger/ids';
import type { Address, BillingDetails, PaymentMethodRecord } from '../ledger/records';
import type { Transaction } from '../ledger/transaction';
import { cardOf, readCard } from './card-checks';
import { testBankAccounts, testCardByToken } from './stripe-test-cards';

const types = ['card', 'us_bank_account', 'amazon_pay'] as const;

/** The fields that both `POST /v1/payment_methods` and `payment_method_data` take. */
export const paymentMethodFields = {
  type: z.enum(types),
  card: z
    .strictObject({
      number: text,
      exp_month: integer,
      exp_year: integer,
      cvc: text.optional(),
      ...ignoring('networks'),
    })
    .optional(),
  us_bank_account: z
    .strictObject({
      account_number: text,
      routing_number: text,
      account_holder_type: z.enum(['individual', 'company']).optional(),
      account_type: z.enum(['checking', 'savings']).optional(),
    })
    .optional(),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  ...ignoring('amazon_pay', 'allow_redisplay', 'radar_options'),
};

const input = z.strictObject(paymentMethodFields);
export type PaymentMethodInput = z.output<typeof input>;

export function createPaymentMethod(tx: Transaction, given: PaymentMethodInput): PaymentMethodRecord {
  const billing = unsetEmpty(given.billing_details);
  const base = { id: newId('pm'), created: tx.now, type: given.type, billing, metadata: given.metadata || {} };
  if (given.type === 'amazon_pay') return tx.put('payment_method', { ...base, behaviour: {} });
  if (given.type === 'us_bank_account')
    return tx.put('payment_method', { ...base, ...readBank(given.us_bank_account) });
  if (!given.card) throw missingParam('card');
  return tx.put('payment_method', { ...base, ...readCard(given.card, billing?.address?.postal_code) });
}

/** Finds a payment method by id, or makes a new one of a test token such as `pm_card_visa`. */
export function resolvePaymentMethod(tx: Transaction, id: string, param = 'payment_method'): PaymentMethodRecord {
  const found = tx.get('payment_method', id);
  if (found) return found;
  const base = { id: newId('pm'), created: tx.now, metadata: {} };
  const card = id.startsWith('pm_card_') && testCardByToken(id);
  if (card)
    return tx.put('payment_method', {
      ...base,
      type: 'card',
      card: cardOf(card, expiry(), false),
      behaviour: card.behaviour,
    });
  const bank = testBankAccounts.find(({ tokens }) => tokens.includes(id));
  if (bank)
    return tx.put('payment_method', {
      ...base,
      type: 'us_bank_account',
      bankLast4: bank.number.slice(-4),
      behaviour: bank.behaviour,
    });
  throw noSuch('PaymentMethod', id, param);
}

const expiry = () => ({ expMonth: 12, expYear: new Date().getUTCFullYear() + 3 });

function readBank(bank: PaymentMethodInput['us_bank_account']) {
  if (!bank) throw missingParam('us_bank_account');
  if (bank.routing_number !== '110000000')
    throw invalidParam(
      'us_bank_account[routing_number]',
      'Invalid routing number. Use 110000000 in test mode.',
      'routing_number_invalid',
    );
  const test = testBankAccounts.find(({ number }) => number === bank.account_number);
  if (!test)
    throw invalidParam(
      'us_bank_account[account_number]',
      'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://stripe.com/docs/testing#how-do-i-test-ach-direct-debits.',
      'account_number_invalid',
    );
  return { bankLast4: bank.account_number.slice(-4), behaviour: test.behaviour };
}

type BillingInput = z.output<typeof billingDetails>;

function unsetEmpty(given: BillingInput | undefined): BillingDetails | undefined {
  if (!given) return undefined;
  const { address: place, ...rest } = given;
  return { ...filled(rest), address: place ? readAddress(place) : undefined };
}

export const readAddress = (given: z.output<typeof address>): Address => filled(given);

export const filled = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as T;
