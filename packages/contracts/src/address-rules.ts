import rules from './address-rules.json';

/** What the post of a country needs. From Google's libaddressinput, November 2026. */
export interface AddressRule {
  /** A regular expression of the whole postal code. */
  postalCode?: string;
  needsPostalCode?: boolean;
  needsRegion?: boolean;
  hasNoLocality?: boolean;
}

const ruleOf = rules as Record<string, AddressRule>;

export const getAddressRule = (country: string): AddressRule => ruleOf[country] ?? {};

/** An absent postal code is no wrong one. */
export function isPostalCodeOf(country: string, postalCode: string): boolean {
  const { postalCode: pattern } = getAddressRule(country);
  return pattern === undefined || postalCode === '' || new RegExp(`^(?:${pattern})$`, 'i').test(postalCode);
}
