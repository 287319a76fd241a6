import { createHash } from 'node:crypto';
import { passesLuhn } from '../browser/frame/card-format';
import { StripeError } from '../http/stripe-error';
import type { Behaviour, CardRecord } from '../ledger/records';
import { type TestCard, testCardByNumber } from './stripe-test-cards';

interface CardInput {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string;
}

const refuse = (code: string, message: string, param: string) =>
  new StripeError(402, { type: 'card_error', code, message, param });

/** Checks a card as Stripe does when it is handed in, before anything is charged. */
export function readCard(input: CardInput, postalCode: string | undefined): { card: CardRecord; behaviour: Behaviour } {
  const number = input.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw refuse('invalid_number', 'The card number is not a valid credit card number.', 'number');
  if (!passesLuhn(number)) throw refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  if (input.exp_month < 1 || input.exp_month > 12)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const expYear = input.exp_year < 100 ? 2_000 + input.exp_year : input.exp_year;
  assertNotExpired(input.exp_month, expYear);
  const found = testCardByNumber(number);
  if (input.cvc !== undefined && !(found?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(input.cvc))
    throw refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  if (!found) throw notATestCard();
  // The incorrect-code card has nothing to be wrong about when no code is given.
  const behaviour = found.behaviour.decline === 'incorrect_cvc' && !input.cvc ? {} : found.behaviour;
  const expiry = { expMonth: input.exp_month, expYear };
  return { card: cardOf(found, expiry, input.cvc !== undefined, postalCode), behaviour };
}

export function cardOf(
  test: TestCard,
  expiry: { expMonth: number; expYear: number },
  withCvc: boolean,
  postalCode?: string,
): CardRecord {
  return {
    brand: test.brand,
    country: test.country ?? 'US',
    funding: test.funding ?? 'credit',
    last4: test.number.slice(-4),
    ...expiry,
    cvcCheck: test.behaviour.cvcCheck ?? (withCvc ? 'pass' : undefined),
    postalCodeCheck: postalCode ? 'pass' : undefined,
    fingerprint: createHash('sha256')
      .update(`fingerprint ${test.number}`)
      .digest('base64url')
      .replaceAll(/[-_]/g, '0')
      .slice(0, 16),
  };
}

function assertNotExpired(month: number, year: number): void {
  const now = new Date();
  const thisYear = now.getUTCFullYear();
  if (year < thisYear || year > thisYear + 50)
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === thisYear && month < now.getUTCMonth() + 1)
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
}

const notATestCard = () =>
  new StripeError(402, {
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  });
