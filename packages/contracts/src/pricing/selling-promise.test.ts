import { describe, expect, it } from 'vitest';
import { sellingForm } from '../http/selling';
import { testSelling } from '../test-selling';
import { toSellingPromise } from './selling-promise';

type Rate = Record<string, unknown>;

const flat = (amount: string, more: Rate = {}): Rate => ({ price: { type: 'flat', amount }, ...more });
const bySubtotal = (...bands: object[]): Rate => ({ price: { type: 'by_subtotal', bands } });
const byWeight = (...bands: object[]): Rate => ({ price: { type: 'by_weight', bands } });

/** Zones of places such as "DE", "DE/BY" or "*" for the rest of the world, with their rates. */
const settingsOf = (zones: [places: string, ...rates: Rate[]][], changes: object = {}) =>
  sellingForm.parse({
    version: 0,
    shipping: {
      zones: zones.map(([places, ...rates], zone) => ({
        id: `zone-${zone}`,
        name: `Zone ${zone}`,
        places: places.split(' ').map((place) => {
          const [country, region] = place.split('/');
          return country === '*' ? {} : { country, ...(region && { region }) };
        }),
        rates: rates.map((rate, index) => ({ id: `rate-${zone}-${index}`, name: 'Standard', ...rate })),
      })),
      pickupPlaces: [],
    },
    tax: null,
    ...changes,
  });

const deliveryOf = (...zones: Parameters<typeof settingsOf>[0]) => toSellingPromise(settingsOf(zones)).delivery;

describe('delivery', () => {
  it('is not set up without settings of shipping', () => {
    expect(toSellingPromise({ shipping: null, tax: null })).toEqual({ delivery: null, tax: null });
  });

  it.each<[string, Parameters<typeof settingsOf>[0], object]>([
    ['free everywhere', [['*', flat('0.00')]], { kind: 'free_worldwide', countries: [] }],
    ['free in some countries', [['DE AT', flat('0.00')]], { kind: 'free', countries: ['DE', 'AT'] }],
    ['free in too many countries to name', [['DE AT FR BE', flat('0.00')]], { kind: 'free', countries: [] }],
    ['free over an amount', [['DE', flat('4.90', { freeOver: '50.00' })]], { kind: 'free_over', over: '50.00' }],
    [
      'free over an amount with one of two rates',
      [['DE', flat('4.90', { freeOver: '50.00' }), flat('9.90')]],
      { kind: 'free_over', over: '50.00', countries: ['DE'] },
    ],
    [
      'free from a band on',
      [['DE', bySubtotal({ upTo: '80.00', amount: '4.90' }, { amount: '0.00' })]],
      { kind: 'free_over', over: '80.00' },
    ],
    ['not free above the last band', [['DE', bySubtotal({ upTo: '80.00', amount: '0.00' })]], { kind: 'calculated' }],
    ['paid by weight', [['DE', byWeight({ upTo: 500, amount: '0.00' }, { amount: '4.90' })]], { kind: 'calculated' }],
    [
      'not for parcels that are too heavy',
      [['DE', { ...byWeight({ upTo: 500, amount: '4.90' }), freeOver: '50.00' }]],
      { kind: 'calculated' },
    ],
    ['paid', [['DE', flat('4.90')]], { kind: 'calculated', over: null, countries: [] }],
    [
      'free at home, of which the first country is one',
      [
        ['DE', flat('4.90', { freeOver: '50.00' })],
        ['AT', flat('8.00')],
      ],
      { kind: 'free_over', over: '50.00', countries: ['DE'] },
    ],
    [
      'paid at home, whatever is free elsewhere',
      [
        ['DE', flat('4.90')],
        ['AT', flat('0.00')],
      ],
      { kind: 'calculated' },
    ],
    [
      'free worldwide but for one country that it does not ship to',
      [['*', flat('0.00')], ['KP']],
      { kind: 'free_worldwide' },
    ],
    [
      'paid in a region of its country',
      [
        ['US', flat('0.00')],
        ['US/AK', flat('20.00')],
      ],
      { kind: 'calculated' },
    ],
    [
      'free over the higher of two amounts in a country',
      [
        ['US', flat('5.00', { freeOver: '50.00' })],
        ['US/AK', flat('20.00', { freeOver: '200.00' })],
      ],
      { kind: 'free_over', over: '200.00', countries: ['US'] },
    ],
    ['free in a part of its country only', [['US/AK', flat('0.00')]], { kind: 'calculated' }],
  ])('%s', (_what, zones, expected) => {
    expect(deliveryOf(...zones)).toMatchObject(expected);
  });

  it('is of the country where the store pays its taxes', () => {
    const { tax } = testSelling();
    const zones: Parameters<typeof settingsOf>[0] = [
      ['AT', flat('8.00')],
      ['DE', flat('0.00')],
    ];
    expect(toSellingPromise(settingsOf(zones, { tax })).delivery).toMatchObject({ kind: 'free', countries: ['DE'] });
  });

  it('takes the days of the rates that it is about, if all say theirs', () => {
    const days = { daysFrom: 1, daysTo: 3 };
    expect(deliveryOf(['DE', flat('0.00', days), flat('9.90')])?.days).toEqual({ from: 1, to: 3 });
    expect(deliveryOf(['DE', flat('4.90', days), flat('9.90')])?.days).toBeNull();
    expect(deliveryOf(['DE', flat('4.90', days)], ['AT', flat('9.90', { daysTo: 5 })])?.days).toEqual({
      from: 0,
      to: 5,
    });
  });

  it('is paid where one rate or pickup place costs something', () => {
    expect(deliveryOf(['*', flat('0.00')])).toMatchObject({ isPaid: false });
    expect(deliveryOf(['DE', flat('0.00')], ['AT', flat('8.00')])).toMatchObject({ isPaid: true });
    expect(deliveryOf(['*', byWeight({ upTo: 500, amount: '0.00' }, { amount: '4.90' })])).toMatchObject({
      isPaid: true,
    });
    const { shipping } = testSelling();
    const pickupPlaces = shipping.pickupPlaces.map((place) => ({ ...place, amount: '1.00' }));
    const settings = sellingForm.parse({ version: 0, shipping: { zones: [], pickupPlaces }, tax: null });
    expect(toSellingPromise(settings).delivery).toMatchObject({ kind: 'pickup', isPaid: true });
  });

  it('is pickup where the store ships nowhere', () => {
    const { shipping } = testSelling();
    const settings = sellingForm.parse({ version: 0, shipping: { ...shipping, zones: [] }, tax: null });
    expect(toSellingPromise(settings).delivery).toMatchObject({ kind: 'pickup' });
  });
});

describe('tax', () => {
  const taxOf = (changes: object) =>
    toSellingPromise(sellingForm.parse({ version: 0, shipping: null, tax: { ...testSelling().tax, ...changes } })).tax;

  it('is included or added, and VAT where each rate is', () => {
    expect(taxOf({})).toEqual({ isIncluded: true, isVat: true });
    expect(taxOf({ pricesIncludeTax: false })).toEqual({ isIncluded: false, isVat: true });
    const [rate] = testSelling().tax.rates;
    expect(taxOf({ rates: [{ ...rate, kind: 'state' }] })).toEqual({ isIncluded: true, isVat: false });
  });

  it('is nothing to say without a rate', () => {
    expect(taxOf({ rates: [] })).toBeNull();
  });
});
