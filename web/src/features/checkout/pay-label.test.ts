import { expect, it } from 'vitest';
import { payLabel } from './pay-label';

it.each(['DE', 'AT', 'FR', 'PT'])('a store in %s says that the order obliges to pay', (country) => {
  expect(payLabel({ country, isDemonstration: false })).toBe('checkout.pay_obligation');
});

it.each(['US', 'CH', 'GB', 'JP', null])('a store in %s says how much is paid', (country) => {
  expect(payLabel({ country, isDemonstration: false })).toBe('checkout.pay');
});

it('the demonstration says how much is paid, wherever it is', () => {
  expect(payLabel({ country: 'DE', isDemonstration: true })).toBe('checkout.pay');
  expect(payLabel(undefined)).toBe('checkout.pay');
});
