import { matchPlace, type Place, type PlaceRule } from './place';

/** A band ends with `upTo`, in minor units or grams. The first that fits counts; where none does, the rate is not offered. */
interface Band {
  upTo?: number;
  amount: number;
}

type ShippingPrice =
  | { type: 'flat'; amount: number }
  | { type: 'per_item'; amount: number }
  | { type: 'by_subtotal'; bands: readonly Band[] }
  | { type: 'by_weight'; bands: readonly Band[] };

interface ShippingRate {
  id: string;
  name: string;
  price: ShippingPrice;
  /** Free where the goods cost more than this, after discounts. */
  freeOver?: number;
}

interface ShippingZone {
  id: string;
  places: readonly PlaceRule[];
  rates: readonly ShippingRate[];
}

interface PickupPlace {
  id: string;
  name: string;
  amount: number;
  /** Goods that are collected are taxed here. */
  place: Place;
}

export interface ShippingSettings {
  zones: readonly ShippingZone[];
  pickupPlaces: readonly PickupPlace[];
}

/** What of a cart is shipped; `subtotal` is of all its goods, after discounts. */
export interface Parcel {
  subtotal: number;
  items: number;
  weightGrams: number;
}

export interface OfferedShipping {
  id: string;
  name: string;
  type: 'shipping' | 'pickup';
  price: number;
}

/** Returns the pickup places and the rates of the zone that describes the destination most closely. */
export function offerShipping(
  { zones, pickupPlaces }: ShippingSettings,
  destination: Place | undefined,
  parcel: Parcel,
): OfferedShipping[] {
  const zone = destination && findZone(zones, destination);
  const delivered = (zone?.rates ?? []).flatMap(({ id, name, price, freeOver }): OfferedShipping[] => {
    const amount = priceParcel(price, parcel);
    if (amount === undefined) return [];
    const isFree = freeOver !== undefined && parcel.subtotal > freeOver;
    return [{ id, name, type: 'shipping', price: isFree ? 0 : amount }];
  });
  const collected = pickupPlaces.map(({ id, name, amount }) => ({ id, name, type: 'pickup' as const, price: amount }));
  return [...delivered, ...collected];
}

/** Returns the zone whose place describes the destination most closely. */
export function findZone<Zone extends { id: string; places: readonly PlaceRule[] }>(
  zones: readonly Zone[],
  destination: Place,
): Zone | undefined {
  let closest: { zone: Zone; closeness: number } | undefined;
  for (const zone of zones) {
    for (const rule of zone.places) {
      const closeness = matchPlace(rule, destination);
      if (closeness === undefined) continue;
      const isCloser = !closest || closeness > closest.closeness;
      if (isCloser || (closeness === closest?.closeness && zone.id < closest.zone.id)) closest = { zone, closeness };
    }
  }
  return closest?.zone;
}

function priceParcel(price: ShippingPrice, { subtotal, items, weightGrams }: Parcel): number | undefined {
  switch (price.type) {
    case 'flat':
      return price.amount;
    case 'per_item':
      return price.amount * items;
    case 'by_subtotal':
      return findBand(price.bands, subtotal)?.amount;
    case 'by_weight':
      return findBand(price.bands, weightGrams)?.amount;
  }
}

const findBand = (bands: readonly Band[], value: number): Band | undefined =>
  bands.find(({ upTo }) => upTo === undefined || value <= upTo);
