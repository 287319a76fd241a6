import { expect, it } from 'vitest';
import { lostAnswer, toDecline } from './decline';

it.each([
  ['insufficient_funds', 'checkout.decline.funds'],
  ['expired_card', 'checkout.decline.expired'],
  ['incorrect_cvc', 'checkout.decline.cvc'],
  ['processing_error', 'checkout.decline.processing'],
])('a card declined for %s has a sentence of its own', (code, reason) => {
  expect(toDecline({ type: 'card_error', code: 'card_declined', decline_code: code }).reason).toBe(reason);
  expect(toDecline({ type: 'card_error', code }).reason).toBe(reason);
});

it.each([
  'lost_card',
  'stolen_card',
  'fraudulent',
  'pickup_card',
  'generic_decline',
  'a_code_of_next_year',
  'toString',
])('a card declined for %s is declined, and no more is said', (decline_code) => {
  expect(toDecline({ type: 'card_error', code: 'card_declined', decline_code }).reason).toBe(
    'checkout.decline.declined',
  );
});

it('a failed 3-D Secure authentication is told from a decline', () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' } as const;
  expect(toDecline(error).reason).toBe('checkout.decline.authentication');
});

it('a lost answer does not claim that nothing was charged', () => {
  expect(toDecline({ type: 'api_connection_error' })).toBe(lostAnswer);
  expect(lostAnswer.isUncharged).toBe(false);
});
