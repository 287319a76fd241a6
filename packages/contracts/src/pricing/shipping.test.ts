import { describe, expect, it } from 'vitest';
import { offerShipping, type ShippingSettings } from './shipping';
import { berlin } from './test-quote-inputs';

type Zone = ShippingSettings['zones'][number];
type Rate = Zone['rates'][number];

const rate = (price: Rate['price'], freeOver?: number): Rate => ({ id: 'standard', name: 'Standard', price, freeOver });
const zone = (id: string, places: Zone['places'], amount: number): Zone => ({
  id,
  places,
  rates: [rate({ type: 'flat', amount })],
});
const parcel = { subtotal: 5_000, items: 3, weightGrams: 2_000 };

describe('the zone of an address', () => {
  const zones = [
    zone('world', [{}], 2_000),
    zone('europe', [{ country: 'DE' }, { country: 'AT' }], 900),
    zone('islands', [{ country: 'DE', postalCode: '2749*' }], 1_500),
    zone('new-york', [{ country: 'US', region: 'NY' }], 700),
  ];
  it.each([
    [{ country: 'NO' }, 2_000],
    [{ country: 'AT', postalCode: '8010' }, 900],
    [{ country: 'DE', postalCode: '27498' }, 1_500],
    [{ country: 'US', region: 'NY' }, 700],
    [{ country: 'US', region: 'NJ' }, 2_000],
  ])('is the one that describes %o most closely', (destination, price) => {
    for (const order of [zones, [...zones].reverse()]) {
      expect(offerShipping({ zones: order, pickupPlaces: [] }, destination, parcel)).toMatchObject([{ price }]);
    }
  });

  it('is the first by id where two describe it equally', () => {
    const equal = [zone('b', [{ country: 'DE' }], 2), zone('a', [{ country: 'DE' }], 1)];
    expect(offerShipping({ zones: equal, pickupPlaces: [] }, berlin, parcel)).toMatchObject([{ price: 1 }]);
  });

  it('is none where no zone has it, or the address is unknown', () => {
    expect(offerShipping({ zones: zones.slice(1), pickupPlaces: [] }, { country: 'NO' }, parcel)).toEqual([]);
    expect(offerShipping({ zones, pickupPlaces: [] }, undefined, parcel)).toEqual([]);
  });
});

describe('the price of a rate', () => {
  const bySubtotal = rate({
    type: 'by_subtotal',
    bands: [
      { upTo: 4_999, amount: 590 },
      { upTo: 10_000, amount: 390 },
    ],
  });
  const byWeight = rate({
    type: 'by_weight',
    bands: [
      { upTo: 2_000, amount: 549 },
      { upTo: 31_500, amount: 1_049 },
    ],
  });
  it.each([
    ['flat', rate({ type: 'flat', amount: 490 }), {}, 490],
    ['per item', rate({ type: 'per_item', amount: 150 }), {}, 450],
    ['by subtotal', bySubtotal, { subtotal: 4_999 }, 590],
    ['by subtotal, next band', bySubtotal, { subtotal: 5_000 }, 390],
    ['by subtotal, beyond all bands', bySubtotal, { subtotal: 10_001 }, undefined],
    ['by weight', byWeight, { weightGrams: 2_000 }, 549],
    ['by weight, next band', byWeight, { weightGrams: 2_001 }, 1_049],
    ['by weight, too heavy', byWeight, { weightGrams: 31_501 }, undefined],
    ['not yet free', rate({ type: 'flat', amount: 490 }, 5_000), { subtotal: 5_000 }, 490],
    ['free over an amount', rate({ type: 'flat', amount: 490 }, 5_000), { subtotal: 5_001 }, 0],
  ])('%s', (_, offered, values, price) => {
    const settings = { zones: [{ id: 'z', places: [{}], rates: [offered] }], pickupPlaces: [] };
    const choices = offerShipping(settings, berlin, { ...parcel, ...values });
    expect(choices[0]?.price).toBe(price);
  });
});

it('offers pickup places without an address', () => {
  const pickupPlaces = [{ id: 'shop', name: 'Shop', amount: 0, place: berlin }];
  expect(offerShipping({ zones: [], pickupPlaces }, undefined, parcel)).toEqual([
    { id: 'shop', name: 'Shop', type: 'pickup', price: 0 },
  ]);
});
