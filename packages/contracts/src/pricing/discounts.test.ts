import { describe, expect, it } from 'vitest';
import type { Discount } from './discounts';
import { quote } from './quote';
import { day, flatShipping, line } from './test-quote-inputs';

const code = (id: string, effect: Discount['effect'], values: Partial<Discount> = {}): Discount => ({
  id,
  name: id,
  code: id.toUpperCase(),
  effect,
  target: { type: 'order' },
  combines: true,
  ...values,
});
const percent = (rate: number) => ({ kind: 'percentage', rate: rate * 1_000 }) as const;
const amount = (cents: number) => ({ kind: 'amount', amount: cents }) as const;
const freeShipping = { kind: 'free_shipping' } as const;

const shirt = line('p1', 3_000, { quantity: 2, categoryIds: [1], parentId: 8 });
const book = line('p2', 1_000, { quantity: 1, categoryIds: [2], collectionIds: [7] });
const order = { step: 1, day, lines: [shirt, book] };
const shipped = { ...order, shipping: flatShipping(490), destination: { country: 'DE' }, shippingChoiceId: 'standard' };

function use(discounts: Discount[], input: Parameters<typeof quote>[0] = order) {
  const { totals, refused, total, lines } = quote({ ...input, discounts });
  return {
    amounts: totals.flatMap((row) => (row.type === 'discount' ? [[row.id, row.amount]] : [])),
    reasons: refused.map(({ reason }) => reason),
    total,
    byLine: lines.map((one) => one.discounts.reduce((sum, taken) => sum + taken.amount, 0)),
  };
}

describe('what a discount takes', () => {
  it.each([
    ['10% of the order', code('a', percent(10)), [600, 100]],
    ['33% of a category', code('a', percent(33), { target: { type: 'categories', ids: [2] } }), [0, 330]],
    ['$5 of the order', code('a', amount(500)), [429, 71]],
    ['$5 of a product', code('a', amount(500), { target: { type: 'products', ids: [1] } }), [500, 0]],
    [
      '$50 of a collection, never more than it costs',
      code('a', amount(5_000), { target: { type: 'collections', ids: [7] } }),
      [0, 1_000],
    ],
    ['a variant of a product', code('a', percent(10), { target: { type: 'products', ids: [8] } }), [600, 0]],
    ['more than the order costs', code('a', amount(99_999)), [6_000, 1_000]],
  ])('%s', (_, discount, byLine) => {
    expect(use([discount]).byLine).toEqual(byLine);
  });

  it('is a whole amount of yen', () => {
    const yen = { step: 100, day, lines: [line('p1', 10_000), line('p2', 10_000), line('p3', 10_000)] };
    expect(use([code('a', amount(10_000))], yen).byLine).toEqual([3_400, 3_300, 3_300]);
    expect(use([code('a', percent(0.5))], yen).byLine).toEqual([100, 100, 0]);
  });
});

describe('buy X get Y', () => {
  const cheap = line('p1', 500, { quantity: 2, categoryIds: [1] });
  const dear = line('p2', 2_000, { quantity: 3, categoryIds: [2] });
  const input = { step: 1, day, lines: [dear, cheap] };
  const buy = (bought: number, got: number, values = {}, more: Partial<Discount> = {}) =>
    code('a', { kind: 'buy_x_get_y', buy: bought, get: got, rate: 100_000, ...values }, more);

  it.each([
    ['one of five, the cheapest', buy(2, 1), [0, 500]],
    ['two of five', buy(1, 1), [0, 1_000]],
    ['three of five, as far as bought units go', buy(1, 2), [2_000, 1_000]],
    ['half off', buy(2, 1, { rate: 50_000 }), [0, 250]],
    [
      'other products than those that are bought',
      buy(3, 2, { getTarget: { type: 'categories', ids: [1] } }, { target: { type: 'categories', ids: [2] } }),
      [0, 1_000],
    ],
    ['what is bought and got, once', buy(3, 1, { getTarget: { type: 'products', ids: [2] } }), [2_000, 0]],
  ])('gives %s', (_, discount, byLine) => {
    expect(use([discount], input).byLine).toEqual(byLine);
  });

  it('needs enough units', () => {
    expect(use([buy(5, 1)], input)).toMatchObject({ amounts: [], reasons: ['below_minimum_quantity'] });
  });
});

describe('several discounts', () => {
  it('reduce products, then the order, then shipping, and then comes the reward', () => {
    const all = [
      code('reward', amount(1_000), { code: undefined, isReward: true }),
      code('ship', freeShipping),
      code('order', percent(10)),
      code('shirts', amount(1_000), { target: { type: 'products', ids: [1] } }),
    ];
    expect(use(all, shipped)).toMatchObject({
      amounts: [
        ['shirts', 1_000],
        ['order', 600],
        ['ship', 490],
        ['reward', 1_000],
      ],
      total: 7_000 - 1_000 - 600 - 1_000,
      reasons: [],
    });
  });

  it('never take more than the order costs', () => {
    const used = use([code('a', amount(6_000)), code('b', amount(6_000)), code('c', percent(50))]);
    expect(used).toMatchObject({
      total: 0,
      amounts: [
        ['c', 3_500],
        ['a', 3_500],
      ],
      reasons: ['nothing_to_discount'],
    });
  });

  it('give the cheaper total where one does not combine', () => {
    const combined = [code('a', percent(5)), code('b', percent(5))];
    const better = use([...combined, code('single', percent(20), { combines: false })]);
    expect(better).toMatchObject({ amounts: [['single', 1_400]], reasons: ['not_combinable', 'not_combinable'] });
    const worse = use([...combined, code('single', percent(2), { combines: false })]);
    expect(worse).toMatchObject({
      amounts: [
        ['a', 350],
        ['b', 333],
      ],
      reasons: ['not_combinable'],
    });
  });

  it('compare with shipping', () => {
    const codes = [code('free', freeShipping, { combines: false }), code('off', amount(400), { combines: false })];
    expect(use(codes, shipped)).toMatchObject({ amounts: [['free', 490]], total: 7_000 });
    expect(use(codes)).toMatchObject({ amounts: [['off', 400]] });
  });

  it('count once, however often a code is given', () => {
    expect(use([code('a', percent(10)), code('a', percent(10))]).amounts).toEqual([['a', 700]]);
  });

  it('leave a reward beside one that does not combine', () => {
    const reward = code('r', amount(1_000), { code: undefined, isReward: true, combines: false });
    expect(use([reward, code('a', percent(10), { combines: false })]).total).toBe(7_000 - 700 - 1_000);
  });

  it('keep free shipping that the order earned before its reward', () => {
    const shipping = flatShipping(490);
    const zones = shipping.zones.map((zone) => ({
      ...zone,
      rates: zone.rates.map((rate) => ({ ...rate, freeOver: 6_500 })),
    }));
    const input = { ...shipped, shipping: { ...shipping, zones } };
    expect(use([code('r', amount(1_000), { isReward: true })], input).total).toBe(6_000);
    expect(use([code('a', amount(1_000))], input).total).toBe(6_490);
  });
});

describe('a code that does not count says why', () => {
  it.each([
    ['not_begun', { firstDay: '2026-11-29' }],
    ['ended', { lastDay: '2026-11-27' }],
    ['no_matching_products', { target: { type: 'products', ids: [9] } }],
    ['below_minimum_amount', { minimumAmount: 7_001 }],
    ['below_minimum_amount', { target: { type: 'categories', ids: [1] }, minimumAmount: 6_001 }],
    ['below_minimum_quantity', { minimumQuantity: 4 }],
    ['nothing_to_discount', { effect: percent(0) }],
  ] as const)('%s', (reason, values) => {
    expect(use([code('a', percent(10), values)])).toMatchObject({ reasons: [reason], total: 7_000 });
    expect(use([code('a', percent(10), { ...values, code: undefined })]).reasons).toEqual([]);
  });

  it.each([{ firstDay: '2026-11-28' }, { lastDay: '2026-11-28' }, { minimumAmount: 7_000 }, { minimumQuantity: 3 }])(
    'and counts with %o',
    (values) => {
      expect(use([code('a', percent(10), values)])).toMatchObject({ reasons: [], total: 6_300 });
    },
  );

  it('nothing_to_ship', () => {
    const input = { ...shipped, lines: order.lines.map((one) => ({ ...one, needsShipping: false })) };
    expect(use([code('a', freeShipping)], input).reasons).toEqual(['nothing_to_ship']);
  });

  it('nothing_to_discount where shipping is free already, but not before it is chosen', () => {
    expect(use([code('a', freeShipping)], { ...shipped, shipping: flatShipping(0) }).reasons).toEqual([
      'nothing_to_discount',
    ]);
    const waiting = use([code('a', freeShipping, { combines: false })], { ...shipped, shippingChoiceId: undefined });
    expect(waiting).toMatchObject({ amounts: [['a', 0]], reasons: [] });
  });

  it('and passes on what the caller refused', () => {
    const refused = [{ type: 'discount', code: 'TEN', reason: 'used_up' }] as const;
    expect(quote({ ...order, refused }).refused).toEqual(refused);
  });
});
