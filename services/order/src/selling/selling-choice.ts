import type { PostalAddress } from '@shopwright/contracts/http/addresses';
import { toCodeKey } from '@shopwright/contracts/http/discounts';
import type { Place } from '@shopwright/contracts/pricing/place';

/** What a checkout says beside its cart. */
export interface SellingChoice {
  address?: PostalAddress;
  billingAddress?: PostalAddress;
  shippingRateId?: string;
  codes?: readonly string[];
  vatNumber?: string;
}

/** Who a discount is for, as far as they are known. */
export interface Buyer {
  userId?: number;
  visitorId?: string;
  email?: string;
}

/** What of an address decides a price. */
export const toPlace = ({ country, region, postalCode }: Place): Place => ({
  country,
  ...(region && { region }),
  ...(postalCode && { postalCode }),
});

/** Names a choice, so that a repeated call of a checkout is compared with the order that it wrote. */
export function toChoiceKey({ address, billingAddress, shippingRateId, codes = [], vatNumber }: SellingChoice): string {
  return JSON.stringify([
    toPlaceKey(address) ?? null,
    shippingRateId ?? null,
    [...new Set(codes.map(toCodeKey))].sort(),
    vatNumber ?? null,
    // Orders from before there was one have no place for it.
    ...(billingAddress ? [toPlaceKey(billingAddress)] : []),
  ]);
}

function toPlaceKey(address: PostalAddress | undefined) {
  const { name, company, line1, line2, locality, region, postalCode, country, phone } = address ?? {};
  return address && [name, company, line1, line2, locality, region, postalCode, country, phone];
}
