import { expect, it } from 'vitest';
import { toPaymentAddress } from './stripe-link';

it.each([
  ['pk_live_1', null, 'https://dashboard.stripe.com/payments/pi_1'],
  ['pk_test_1', null, 'https://dashboard.stripe.com/test/payments/pi_1'],
  ['pk_test_1', 'http://localhost:4010/v3/', 'http://localhost:4010/payments/pi_1'],
])('leads to the payment with the key %s and the script %s: %s', (stripePublishableKey, stripeScriptUrl, address) => {
  expect(toPaymentAddress('pi_1', { stripePublishableKey, stripeScriptUrl })).toBe(address);
});
