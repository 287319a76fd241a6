import type { ProductDetail } from '@shopwright/contracts/http/products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testShirt, testVariant } from './test-variants';
import { findVariant, offerOptions, toSoldProduct } from './variants';

type Options = Pick<ProductDetail, 'options' | 'variants'>;

/** Up to 3 options and any of their combinations, at least one. */
const products: fc.Arbitrary<Options> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .chain((counts) => {
    const options = counts.map((count, at) => ({
      name: `Option ${at}`,
      values: Array.from({ length: count }, (_, index) => `${at}${index}`),
    }));
    const combinations = options.reduce<string[][]>(
      (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
      [[]],
    );
    return fc
      .subarray(combinations, { minLength: 1 })
      .chain((chosen) => fc.tuple(...chosen.map((values) => fc.boolean().map((inStock) => ({ values, inStock })))))
      .map((chosen) => ({
        options,
        variants: chosen.map(({ values, inStock }, index) => testVariant(index + 1, values, { inStock })),
      }));
  });

/** A product and two of its variants. */
const cases = products.chain((product) => {
  const variant = fc.constantFrom(...(product.variants ?? []));
  return fc.tuple(fc.constant(product), variant, variant);
});

describe('offerOptions', () => {
  it('offers each value that a variant has, and choosing it leads to a variant with it', () => {
    fc.assert(
      fc.property(cases, ([product, chosen]) => {
        for (const [at, { values, chosen: own }] of offerOptions(product, chosen).entries()) {
          const sold = new Set(product.variants?.map(({ optionValues }) => optionValues[at]));
          expect(new Set(values.map(({ value }) => value))).toEqual(sold);
          for (const { value, variant } of values) expect(variant.optionValues[at]).toBe(value);
          expect(values.find(({ value }) => value === own)).toMatchObject({ variant: chosen, isExact: true });
        }
      }),
    );
  });

  it('keeps the other values where that combination exists, and says where it does not', () => {
    fc.assert(
      fc.property(cases, ([product, chosen]) => {
        for (const [at, { values }] of offerOptions(product, chosen).entries()) {
          for (const { value, variant, isExact } of values) {
            const combination = chosen.optionValues.with(at, value);
            const exact = product.variants?.find(({ optionValues }) => String(optionValues) === String(combination));
            expect(isExact).toBe(exact !== undefined);
            if (exact) expect(variant).toBe(exact);
          }
        }
      }),
    );
  });

  it('leads to every variant by its values, from the first option to the last, even if it is sold out', () => {
    fc.assert(
      fc.property(cases, ([product, from, to]) => {
        const reached = to.optionValues.reduce((chosen, value, at) => {
          const offered = offerOptions(product, chosen)[at]?.values.find((each) => each.value === value);
          return offered?.variant ?? chosen;
        }, from);
        expect(reached).toBe(to);
      }),
    );
  });

  it('prefers one in stock where the combination does not exist', () => {
    const shirt = testShirt();
    const [color] = offerOptions(shirt, findVariant(shirt, '71') ?? testVariant(0, []));
    expect(color?.values).toMatchObject([
      { value: 'Red', swatch: '#cc0000', isExact: true },
      { value: 'Blue', swatch: '#0000cc', isExact: false, variant: { id: 74 } },
    ]);
  });
});

describe('findVariant', () => {
  it('finds the one that is named, else the first in stock, else the first', () => {
    expect(findVariant(testShirt(), '73')?.id).toBe(73);
    for (const unknown of [null, '', '9', 'x']) expect(findVariant(testShirt(), unknown)?.id).toBe(72);
    const soldOut = testShirt().variants?.map((variant) => ({ ...variant, inStock: false })) ?? [];
    expect(findVariant({ variants: soldOut }, null)?.id).toBe(71);
    expect(findVariant({}, '7')).toBeUndefined();
  });
});

describe('toSoldProduct', () => {
  it('is what a cart needs: the composed name, the own image, nothing of other variants or of staff', () => {
    const [, , , blue] = testShirt().variants ?? [];
    const sold = toSoldProduct(
      { ...testShirt(), ...{ reservedQuantity: 3, isDropshipped: false } },
      blue ?? testVariant(0, []),
    );
    expect(sold).toMatchObject({
      id: 74,
      name: 'Shirt, Blue, L',
      price: '25.00',
      image: '/images/blue.webp',
      stockQuantity: 2,
    });
    for (const left of ['options', 'variants', 'hasOptions', 'priceMax', 'reservedQuantity', 'isDropshipped']) {
      expect(sold).not.toHaveProperty(left);
    }
  });
});
