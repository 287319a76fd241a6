import { describe, expect, it } from 'vitest';
import type { Discount } from './discounts';
import { type QuoteInput, quote } from './quote';
import { berlin, day, flatShipping, germanTax, line } from './test-quote-inputs';

const tenPercent: Discount = {
  id: 'ten',
  name: 'Ten percent',
  code: 'TEN',
  effect: { kind: 'percentage', rate: 10_000 },
  target: { type: 'order' },
  combines: true,
};
const vienna = { country: 'AT', postalCode: '1010' };

const rowsOf = (input: Partial<QuoteInput> & Pick<QuoteInput, 'lines'>) =>
  quote({ step: 1, day, ...input }).totals.map((row) =>
    'id' in row ? [row.type, row.id, row.amount] : [row.type, row.amount],
  );

describe('a store that charges neither tax nor shipping', () => {
  it('charges the plain subtotal', () => {
    expect(quote({ step: 1, lines: [line('p1', 1_999, { quantity: 3 }), line('p2', 1)] })).toMatchObject({
      subtotal: 5_998,
      total: 5_998,
      shippingChoices: [],
      refused: [],
      totals: [
        { type: 'subtotal', amount: 5_998 },
        { type: 'total', amount: 5_998 },
      ],
    });
  });

  it.each([1.5, -1, Number.NaN, 2 ** 53])('refuses a price of %d', (unitPrice) => {
    expect(() => quote({ step: 1, lines: [line('p1', unitPrice)] })).toThrow(RangeError);
  });

  it('refuses lines that cannot be added up exactly', () => {
    expect(() => quote({ step: 1, lines: [line('p1', 2 ** 52), line('p2', 2 ** 52)] })).toThrow(RangeError);
  });
});

describe('Germany, 19% and 7% in one cart', () => {
  const cart = {
    lines: [line('p1', 11_900), line('p2', 5_350, { taxClass: 'reduced' })],
    tax: germanTax,
    destination: berlin,
    shipping: flatShipping(490),
    shippingChoiceId: 'standard',
  };

  it('shares a code of 10% and the shipping in proportion', () => {
    expect(rowsOf({ ...cart, discounts: [tenPercent] })).toEqual([
      ['subtotal', 17_250],
      ['discount', 'ten', 1_725],
      ['shipping', 'standard', 490],
      // 17.10 of the goods and 0.54 of 3.38 for shipping; 3.15 and 0.10 of 1.52.
      ['tax', 'de-19', 1_764],
      ['tax', 'de-7', 325],
      ['total', 16_015],
    ]);
    const { totals } = quote({ step: 1, day, ...cart, discounts: [tenPercent] });
    expect(totals).toContainEqual(expect.objectContaining({ id: 'de-19', taxable: 9_000 + 284, isIncluded: true }));
  });

  it('taxes shipping like its own class where it has one', () => {
    const tax = { ...germanTax, shippingTax: { taxClass: 'standard' } };
    expect(rowsOf({ ...cart, tax })).toContainEqual(['tax', 'de-19', 1_900 + 78]);
  });

  it('shares shipping by prices where nothing is paid for the goods', () => {
    const all: Discount = { ...tenPercent, effect: { kind: 'percentage', rate: 100_000 } };
    expect(rowsOf({ ...cart, discounts: [all] })).toEqual([
      ['subtotal', 17_250],
      ['discount', 'ten', 17_250],
      ['shipping', 'standard', 490],
      ['tax', 'de-19', 54],
      ['tax', 'de-7', 10],
      ['total', 490],
    ]);
  });

  it('adds the tax where prices are without', () => {
    const tax = { ...germanTax, pricesIncludeTax: false };
    const lines = [line('p1', 10_000), line('p2', 5_000, { taxClass: 'reduced' })];
    expect(rowsOf({ ...cart, lines, tax })).toEqual([
      ['subtotal', 15_000],
      ['shipping', 'standard', 490],
      ['tax', 'de-19', 1_900 + 62],
      ['tax', 'de-7', 350 + 11],
      ['total', 15_490 + 1_962 + 361],
    ]);
  });
});

describe('Austria', () => {
  const cart = {
    lines: [line('p1', 11_900, { quantity: 3 })],
    tax: germanTax,
    destination: vienna,
    shipping: flatShipping(1_200),
    shippingChoiceId: 'standard',
  };

  it('has the same price, with its own tax in it', () => {
    expect(rowsOf(cart)).toEqual([
      ['subtotal', 35_700],
      ['shipping', 'standard', 1_200],
      ['tax', 'at-20', 5_950 + 200],
      ['total', 36_900],
    ]);
  });

  it('takes the tax out of each unit and of shipping for a reverse charge', () => {
    const quoted = quote({ step: 1, day, ...cart, exemption: 'reverse_charge' });
    expect(quoted).toMatchObject({
      exemption: 'reverse_charge',
      total: 3 * 9_917 + 1_000,
      lines: [{ unitPrice: 9_917, gross: 29_751, taxes: [], paid: 29_751 }],
    });
  });

  it('takes out the tax of the store where the origin decides', () => {
    const tax = { ...germanTax, basis: 'origin' as const };
    expect(quote({ step: 1, day, ...cart, tax, exemption: 'reverse_charge' }).lines[0]?.unitPrice).toBe(10_000);
  });

  it('has no reverse charge for what is collected at home', () => {
    const collected = { ...cart, shippingChoiceId: 'pickup', exemption: 'reverse_charge' as const };
    expect(rowsOf(collected)).toEqual([
      ['subtotal', 35_700],
      ['shipping', 'pickup', 0],
      ['tax', 'de-19', 5_700],
      ['total', 35_700],
    ]);
  });
});

describe('shipping', () => {
  const cart = { step: 1, day, lines: [line('p1', 1_000)], shipping: flatShipping(490), destination: berlin };
  const noZones = { ...cart.shipping, zones: [] };
  const parcel = { ...line('p1', 1_000), needsShipping: false };

  it.each([
    ['no_rate', { shipping: { ...noZones, pickupPlaces: [] } }],
    ['no_rate', { shipping: noZones }],
    ['no_destination', { destination: undefined, shipping: { ...cart.shipping, pickupPlaces: [] } }],
    ['choice_not_offered', { shippingChoiceId: 'gone' }],
  ])('says %s', (reason, values) => {
    expect(quote({ ...cart, ...values }).refused).toEqual([{ type: 'shipping', reason }]);
  });

  it.each([
    ['nothing is chosen yet', {}],
    ['goods are collected where no rate is', { shipping: noZones, shippingChoiceId: 'pickup' }],
    ['nothing is shipped', { shipping: { ...noZones, pickupPlaces: [] }, lines: [parcel] }],
  ])('refuses nothing where %s', (_, values) => {
    expect(quote({ ...cart, ...values })).toMatchObject({ refused: [], total: 1_000 });
  });

  it('weighs and counts only what is shipped', () => {
    const rates = [{ id: 'post', name: 'Post', price: { type: 'per_item' as const, amount: 100 } }];
    const shipping = { zones: [{ id: 'z', places: [{}], rates }], pickupPlaces: [] };
    const lines = [line('p1', 1_000, { quantity: 2 }), { ...parcel, id: 'p2', quantity: 5 }];
    expect(quote({ ...cart, lines, shipping }).shippingChoices).toMatchObject([{ id: 'post', price: 200 }]);
  });

  it('shows each choice with its discount and tax', () => {
    const free: Discount = { ...tenPercent, effect: { kind: 'free_shipping' } };
    const priced = { ...cart, tax: germanTax, shippingChoiceId: 'standard' };
    expect(quote(priced).shippingChoices).toEqual([
      {
        id: 'standard',
        name: 'Standard',
        type: 'shipping',
        price: 490,
        discount: 0,
        taxes: [{ rateId: 'de-19', taxable: 412, amount: 78 }],
      },
      {
        id: 'pickup',
        name: 'Berlin',
        type: 'pickup',
        price: 0,
        discount: 0,
        taxes: [{ rateId: 'de-19', taxable: 0, amount: 0 }],
      },
    ]);
    expect(quote({ ...priced, discounts: [free] })).toMatchObject({
      total: 1_000,
      shippingChoices: [{ price: 490, discount: 490, taxes: [{ taxable: 0, amount: 0 }] }, { price: 0 }],
    });
  });
});
