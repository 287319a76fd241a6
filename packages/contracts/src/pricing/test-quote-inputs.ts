import fc from 'fast-check';
import { maxCents } from '../money';
import type { Discount } from './discounts';
import type { QuoteLine, Target } from './goods';
import type { Place } from './place';
import { type QuoteInput, quote } from './quote';
import type { ShippingSettings } from './shipping';
import type { TaxRate, TaxSettings } from './tax';

export const day = '2026-11-28';
export const berlin: Place = { country: 'DE', postalCode: '10115' };

export const line = (id: string, unitPrice: number, values: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  productId: Number(id.replace(/\D/g, '')),
  unitPrice,
  quantity: 1,
  taxClass: 'standard',
  needsShipping: true,
  weightGrams: 500,
  categoryIds: [],
  collectionIds: [],
  ...values,
});

export const taxRate = (id: string, rate: number, country: string, values: Partial<TaxRate> = {}): TaxRate => ({
  id,
  kind: 'vat',
  name: id,
  taxClass: 'standard',
  rate,
  where: { country },
  ...values,
});

export const germanTax: TaxSettings = {
  pricesIncludeTax: true,
  basis: 'destination',
  origin: berlin,
  rates: [
    taxRate('de-19', 19_000, 'DE'),
    taxRate('de-7', 7_000, 'DE', { taxClass: 'reduced' }),
    taxRate('at-20', 20_000, 'AT'),
  ],
  shippingTax: 'proportional',
};

export const flatShipping = (amount: number): ShippingSettings => ({
  zones: [
    { id: 'world', places: [{}], rates: [{ id: 'standard', name: 'Standard', price: { type: 'flat', amount } }] },
  ],
  pickupPlaces: [{ id: 'pickup', name: 'Berlin', amount: 0, place: berlin }],
});

const steps = fc.constantFrom(1, 10, 100);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 });
const seldom = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
const mostly = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 9 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 });
const taxClasses = ['standard', 'reduced', 'zero'];
const taxClass = fc.constantFrom(...taxClasses);

const amounts = (step: number, max = maxCents) =>
  fc
    .oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max }))
    .map((amount) => amount * step - ((amount * step) % step))
    .filter((amount) => amount <= max);

/** 1 to 200 lines, of any size with equal chances. */
export const quoteLines = (step: number): fc.Arbitrary<QuoteLine[]> =>
  fc
    .integer({ min: 1, max: 200 })
    .chain((count) =>
      fc.array(
        fc.record({
          unitPrice: amounts(step),
          quantity: fc.integer({ min: 1, max: 99 }),
          taxClass,
          needsShipping: fc.boolean(),
          weightGrams: fc.integer({ min: 0, max: 30_000 }),
          categoryIds: ids,
          collectionIds: ids,
        }),
        { minLength: count, maxLength: count },
      ),
    )
    .chain((lines) =>
      fc.shuffledSubarray(
        lines.map((values, index) => ({ ...values, id: `p${index}`, productId: index + 1 })),
        { minLength: lines.length },
      ),
    );

const places: fc.Arbitrary<Place> = fc.constantFrom(
  { country: 'DE', postalCode: '10115' },
  { country: 'DE', postalCode: '80331' },
  { country: 'AT', postalCode: '8010' },
  { country: 'US', region: 'NY', postalCode: '10001-1234' },
  { country: 'CA', region: 'QC', postalCode: 'H2X 1Y4' },
  { country: 'JP' },
);
const placeRules = fc.constantFrom(
  {},
  { country: 'DE' },
  { country: 'DE', postalCode: '101??' },
  { country: 'AT' },
  { country: 'AT', postalCode: '80*' },
  { country: 'US', region: 'NY' },
  { country: 'US', postalCode: '100*' },
  { country: 'CA', region: 'QC' },
);

export const taxRates: fc.Arbitrary<TaxRate[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('vat', 'state', 'city'),
      taxClass,
      rate: fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 100_000 })),
      where: placeRules,
      firstDay: seldom(fc.constantFrom('2026-01-01', '2027-01-01')),
      lastDay: seldom(fc.constantFrom('2026-06-30', '2026-12-31')),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((rates) => rates.map((rate, index) => ({ ...rate, id: `rate${index}`, name: `rate ${index}` })));

const taxSettings: fc.Arbitrary<TaxSettings> = fc.record({
  pricesIncludeTax: fc.boolean(),
  basis: fc.constantFrom('origin', 'destination'),
  origin: places,
  rates: taxRates,
  shippingTax: fc.oneof(
    fc.constant('proportional' as const),
    taxClass.map((one) => ({ taxClass: one })),
  ),
});

const shippingSettings = (step: number): fc.Arbitrary<ShippingSettings> => {
  const amount = amounts(step, 100_000);
  const bands = fc.array(fc.record({ upTo: maybe(fc.integer({ min: 0, max: 1_000_000 })), amount }), { maxLength: 3 });
  const price = fc.oneof(
    fc.record({ type: fc.constant('flat' as const), amount }),
    fc.record({ type: fc.constant('per_item' as const), amount }),
    fc.record({ type: fc.constant('by_subtotal' as const), bands }),
    fc.record({ type: fc.constant('by_weight' as const), bands }),
  );
  const rates = fc.array(fc.record({ price, freeOver: maybe(amounts(step)) }), { maxLength: 3 });
  return fc
    .record({
      zones: fc.array(fc.record({ places: fc.array(placeRules, { minLength: 1, maxLength: 2 }), rates }), {
        maxLength: 20,
      }),
      pickupPlaces: fc.array(fc.record({ amount, place: places }), { maxLength: 2 }),
    })
    .map(({ zones, pickupPlaces }) => ({
      zones: zones.map((zone, at) => ({
        id: `zone${at}`,
        places: zone.places,
        rates: zone.rates.map((rate, index) => ({ ...rate, id: `${at}-${index}`, name: `rate ${at}-${index}` })),
      })),
      pickupPlaces: pickupPlaces.map((place, index) => ({ ...place, id: `pickup${index}`, name: `pickup ${index}` })),
    }));
};

const targets: fc.Arbitrary<Target> = fc.oneof(
  fc.constant<Target>({ type: 'order' }),
  fc.record({ type: fc.constantFrom('products', 'categories', 'collections'), ids }),
);

const discounts = (step: number): fc.Arbitrary<Discount[]> => {
  const rate = fc.integer({ min: 0, max: 100_000 });
  const effect = fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), rate }),
    fc.record({ kind: fc.constant('amount' as const), amount: amounts(step) }),
    fc.record({ kind: fc.constant('free_shipping' as const) }),
    fc.record({
      kind: fc.constant('buy_x_get_y' as const),
      buy: fc.integer({ min: 1, max: 5 }),
      get: fc.integer({ min: 1, max: 5 }),
      rate,
      getTarget: maybe(targets),
    }),
  );
  const discount = fc.record({
    effect,
    target: targets,
    code: maybe(fc.constantFrom('A', 'B')),
    minimumAmount: seldom(amounts(step, 100_000)),
    minimumQuantity: seldom(fc.integer({ min: 1, max: 20 })),
    firstDay: seldom(fc.constantFrom('2026-01-01', '2027-01-01')),
    combines: fc.boolean(),
    isReward: seldom(fc.boolean()),
  });
  return fc
    .array(discount, { maxLength: 10 })
    .map((list) => list.map((one, index) => ({ ...one, id: `d${index}`, name: `discount ${index}` })));
};

/** Carts and settings of every form, with prices that the currency can express. */
export const quoteInputs: fc.Arbitrary<QuoteInput> = steps
  .chain((step) =>
    fc.record({
      step: fc.constant(step),
      day: fc.constant(day),
      lines: quoteLines(step),
      destination: mostly(places),
      shipping: mostly(shippingSettings(step)),
      tax: mostly(taxSettings),
      exemption: seldom(fc.constantFrom('exempt', 'reverse_charge')),
      discounts: discounts(step),
      choice: fc.nat(),
    }),
  )
  .map(({ choice, ...input }) => ({ ...input, shippingChoiceId: choose(input, choice) }));

/** Chooses what is offered, and now and then nothing or what is not. */
function choose(input: QuoteInput, choice: number): string | undefined {
  const offered = quote(input).shippingChoices.map(({ id }) => id);
  return [...offered, ...offered, ...offered, undefined, 'elsewhere'][choice % (offered.length * 3 + 2)];
}
