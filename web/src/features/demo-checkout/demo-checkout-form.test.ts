import { describe, expect, it } from 'vitest';
import { blankDemoForm, demoForm, demoTotals, groupedCardNumber, slashedExpiry } from './demo-checkout-form';

const valid = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerAddress: '12 Analytical Row, London',
  cardholderName: 'Ada Lovelace',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '12/34',
  cvv: '123',
};
const getFormMessages = (change: Partial<typeof valid>) =>
  demoForm.safeParse({ ...valid, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('the first checkout’s form', () => {
  it('says what is wrong with each field, in the words of the shop', () => {
    expect(demoForm.safeParse(blankDemoForm).error?.issues.map(({ message }) => message)).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email',
      'Please enter a complete address',
      'Cardholder name is required',
      'Card number must be 16 digits',
      'Format: MM/YY',
      'CVV must be 3 digits',
    ]);
  });

  it.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242424'])(
    'takes the card number %s',
    (cardNumber) => expect(getFormMessages({ cardNumber })).toEqual([]),
  );

  it.each(['4242 4242 4242 424', 'abcd efgh ijkl mnop', '                '])(
    'refuses the card number %s',
    (cardNumber) => expect(getFormMessages({ cardNumber })).toEqual(['Card number must be 16 digits']),
  );

  it.each(['00/30', '13/30', '1/30', '12-30', '12/2030'])('refuses the expiry date %s', (expiryDate) =>
    expect(getFormMessages({ expiryDate })).toEqual(['Format: MM/YY']),
  );
});

it('groups what is typed or pasted', () => {
  expect(groupedCardNumber('42424')).toBe('4242 4');
  expect(groupedCardNumber('4242')).toBe('4242');
  expect(groupedCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
});

it('puts the slash of an expiry date, and lets it be deleted', () => {
  expect(slashedExpiry('12')).toBe('12');
  expect(slashedExpiry('123')).toBe('12/3');
  expect(slashedExpiry('1234')).toBe('12/34');
  expect(slashedExpiry('12/34')).toBe('12/34');
  expect(slashedExpiry('12/')).toBe('12/');
});

it.each([
  [2000, false, { shippingCents: 999, taxCents: 160, totalCents: 3159 }],
  [2000, true, { shippingCents: 0, taxCents: 160, totalCents: 2160 }],
  [5000, false, { shippingCents: 999, taxCents: 400, totalCents: 6399 }],
  [5001, false, { shippingCents: 0, taxCents: 400, totalCents: 5401 }],
  [5001, true, { shippingCents: 0, taxCents: 400, totalCents: 5401 }],
])('%i cents, shipping free by reward: %s', (subtotalCents, shipsFree, sums) => {
  expect(demoTotals(subtotalCents, shipsFree)).toEqual({ subtotalCents, ...sums });
});
