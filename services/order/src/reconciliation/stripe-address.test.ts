import { describe, expect, it } from 'vitest';
import { formatStripeAddress } from './stripe-address';

const address = {
  line1: '5 Ferhadija',
  line2: null,
  city: 'Sarajevo',
  state: null,
  postal_code: '71000',
  country: 'BA',
};

describe('formatStripeAddress', () => {
  it('ends with the name of the country', () => {
    expect(formatStripeAddress(address)).toBe('5 Ferhadija, 71000, Sarajevo, Bosnia & Herzegovina');
  });

  it('leaves out what Stripe does not know', () => {
    expect(formatStripeAddress({ ...address, country: null })).toBe('5 Ferhadija, 71000, Sarajevo');
    expect([formatStripeAddress(null), formatStripeAddress(undefined)]).toEqual(['', '']);
  });
});
