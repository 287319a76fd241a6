import type * as z from 'zod';
import type { discountForm } from './http/discounts';
import type { sellingForm } from './http/selling';

/** Two zones, a pickup place and German and Austrian tax that prices include. */
export const testSelling = () =>
  ({
    version: 0,
    shipping: {
      zones: [
        {
          id: 'home',
          name: 'Germany',
          places: [{ country: 'DE' }],
          rates: [
            {
              id: 'de-standard',
              name: 'Standard',
              names: { de: 'Standardversand' },
              price: { type: 'flat', amount: '4.90' },
              freeOver: '50.00',
              daysFrom: 1,
              daysTo: 3,
            },
            { id: 'de-express', name: 'Express', price: { type: 'flat', amount: '9.90' } },
          ],
        },
        {
          id: 'near',
          name: 'Neighbors',
          places: [{ country: 'AT' }],
          rates: [{ id: 'at-standard', name: 'Standard', price: { type: 'flat', amount: '8.00' } }],
        },
      ],
      pickupPlaces: [
        {
          id: 'shop',
          name: 'Our shop',
          amount: '0.00',
          country: 'DE',
          address: 'Torstraße 1, 10115 Berlin',
          hours: 'Mon–Fri 10–18',
        },
      ],
    },
    tax: {
      pricesIncludeTax: true,
      basis: 'destination',
      origin: { country: 'DE', postalCode: '10115' },
      isOssRegistered: true,
      hasReverseCharge: true,
      classes: [
        { id: 'standard', name: 'Standard' },
        { id: 'reduced', name: 'Reduced' },
      ],
      rates: [
        { id: 'de-19', kind: 'vat', name: 'MwSt.', taxClass: 'standard', rate: '19', where: { country: 'DE' } },
        { id: 'de-7', kind: 'vat', name: 'MwSt.', taxClass: 'reduced', rate: '7', where: { country: 'DE' } },
        { id: 'at-20', kind: 'vat', name: 'USt.', taxClass: 'standard', rate: '20', where: { country: 'AT' } },
      ],
      shippingTax: 'proportional',
    },
  }) satisfies z.input<typeof sellingForm>;

export const testDiscount = (values: Partial<z.input<typeof discountForm>> = {}): z.input<typeof discountForm> => ({
  name: 'Ten percent',
  code: null,
  effect: { kind: 'percentage', rate: '10' },
  target: { type: 'order' },
  audience: { type: 'all' },
  usesMax: null,
  usesPerCustomerMax: null,
  combines: true,
  ...values,
});
