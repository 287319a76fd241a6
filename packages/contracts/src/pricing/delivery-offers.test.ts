import { expect, it } from 'vitest';
import { shippingSettings } from '../http/selling';
import { toDeliveryOffers } from './delivery-offers';

const rate = (id: string, changes: object) => ({ id, name: id, price: { type: 'flat', amount: '4.90' }, ...changes });
const zone = (id: string, places: object[], ...rates: object[]) => ({ id, name: id, places, rates });
const settings = (...zones: object[]) => shippingSettings.parse({ zones, pickupPlaces: [] });
const parcel = (changes = {}) => ({ subtotal: 2_000, items: 1, weightGrams: 500, ...changes });

it('names the lowest price of each country, and how long it takes', () => {
  const shipping = settings(
    zone(
      'near',
      [{ country: 'DE' }, { country: 'AT' }],
      rate('post', { daysFrom: 1, daysTo: 3 }),
      rate('express', { price: { type: 'flat', amount: '9.90' } }),
    ),
    zone(
      'far',
      [{ country: 'US' }],
      rate('air', { price: { type: 'by_weight', bands: [{ upTo: 1000, amount: '15.00' }] } }),
    ),
  );
  expect(toDeliveryOffers(shipping, [parcel()], undefined)).toEqual([
    { countries: ['DE', 'AT'], amount: '4.90', days: { from: 1, to: 3 } },
    { countries: ['US'], amount: '15.00' },
  ]);
  expect(toDeliveryOffers(shipping, [parcel({ weightGrams: 2000 })], undefined)).toHaveLength(1);
});

it('is free where the product alone reaches the amount', () => {
  const shipping = settings(zone('home', [{ country: 'DE' }], rate('post', { freeOver: '19.99' })));
  expect(toDeliveryOffers(shipping, [parcel()], undefined)).toMatchObject([{ amount: '0.00' }]);
});

it('says nothing of a country where it depends on region or postal code, nor where variants differ', () => {
  const shipping = settings(
    zone('home', [{ country: 'DE' }], rate('post', { freeOver: '19.99' })),
    zone('islands', [{ country: 'DE', postalCode: '2749*' }], rate('ferry', {})),
    zone('austria', [{ country: 'AT' }], rate('austria', { freeOver: '30.00' })),
  );
  expect(toDeliveryOffers(shipping, [parcel()], undefined)).toMatchObject([{ countries: ['AT'] }]);
  expect(toDeliveryOffers(shipping, [parcel(), parcel({ subtotal: 4_000 })], undefined)).toEqual([]);
});

it('knows of the rest of the world the store’s own country', () => {
  const shipping = settings(zone('world', [{}], rate('post', {})));
  expect(toDeliveryOffers(shipping, [parcel()], 'FR')).toEqual([{ countries: ['FR'], amount: '4.90' }]);
  expect(toDeliveryOffers(shipping, [parcel()], undefined)).toEqual([]);
});
