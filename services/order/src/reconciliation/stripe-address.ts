import { countryName } from '@shopwright/contracts/country-names';
import type Stripe from 'stripe';

/**
 * Returns the address as customers write it: the country last, by its name. The desk's filter reads names, and Stripe
 * knows the code of two letters only.
 */
export function formatStripeAddress(address: Stripe.Address | null | undefined): string {
  const { line1, line2, postal_code: postalCode, city, state, country } = address ?? {};
  const parts = [line1, line2, postalCode, city, state, country && countryName(country, 'en')];
  return parts.filter((part) => part).join(', ');
}
