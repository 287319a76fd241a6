import { putProductOptions } from '@shopwright/contracts/http/product-options';
import { describe, expect, it } from 'vitest';
import { editOptions, type OptionsAction } from './edit-options';
import { mergeOptions, withKeysOf } from './merge-options';
import { priceFromCost, toOptionsBody } from './options-body';
import type { OptionsDraft } from './options-draft';
import { emptyDraft, parent, readDraft, simple, testOptions, testVariant } from './test-options';

const own = { isDropshipped: false, dropshipMargin: null };
const context = { product: { ...parent, ...own }, language: 'en' as const };
const edit = (draft: OptionsDraft, ...actions: OptionsAction[]) => actions.reduce(editOptions, draft);
const setText = (
  at: number,
  field: 'price' | 'stockQuantity' | 'sku' | 'gtin' | 'compareAtPrice' | 'weightGrams',
  text: string,
): OptionsAction => ({
  type: 'set-texts',
  changes: [{ at, field, text }],
});

describe('what is sent', () => {
  it('is what was read where nothing was changed', () => {
    const { body, errors } = toOptionsBody(readDraft(), context);
    expect(errors).toEqual([]);
    const { options, variants, version } = testOptions();
    expect(body.version).toBe(version);
    expect(body.options).toEqual(options.map((option) => ({ ...option, swatches: option.swatches })));
    expect(body.variants).toEqual(
      variants.map(({ version: _version, stockQuantity: _stock, reservedQuantity: _reserved, ...variant }) => variant),
    );
    expect(putProductOptions.body?.safeParse(body).success).toBe(true);
  });

  it('names the version of a variant whose stock is changed', () => {
    const { body } = toOptionsBody(edit(readDraft(), setText(1, 'stockQuantity', '9')), context);
    expect(body.variants.map(({ stockQuantity, version }) => [stockQuantity, version])).toEqual([
      [undefined, undefined],
      [9, 1],
      [undefined, undefined],
    ]);
  });

  it('gives the SKU of a product without options to its first variant, and leaves its stock to the server', () => {
    const draft = edit(
      emptyDraft(),
      { type: 'add-option' },
      { type: 'change-option', option: 'option', changes: { name: 'Size' } },
      { type: 'add-values', option: 'option', texts: ['S', 'M'] },
    );
    const { body, errors } = toOptionsBody(draft, { ...context, product: { ...simple, ...own } });
    expect(errors).toEqual([]);
    expect(body.variants).toMatchObject([
      { optionValues: ['S'], sku: 'LAMP', price: '19.00' },
      { optionValues: ['M'], sku: null },
    ]);
    expect(body.variants[0]).not.toHaveProperty('stockQuantity');
  });

  it('has the English text where a translation is empty, and no language without any', () => {
    const draft = edit(readDraft(), {
      type: 'translate-value',
      option: 'Color',
      value: 'Black',
      language: 'fr',
      text: 'Noir',
    });
    expect(toOptionsBody(draft, context).body.options[0]?.translations).toEqual({
      fr: { name: 'Color', values: ['Noir', 'White'] },
    });
  });

  it('works out the price of a dropshipped variant from its cost', () => {
    const product = { ...parent, isDropshipped: true, dropshipMargin: 30 };
    const draft = edit(readDraft(), { type: 'set-texts', changes: [{ at: 0, field: 'supplierCost', text: '10,00' }] });
    const { body } = toOptionsBody(draft, { product, language: 'de' });
    expect(body.variants.map(({ price, supplierCost }) => [price, supplierCost])).toEqual([
      ['13.00', '10.00'],
      ['21.00', null],
      ['19.00', null],
    ]);
  });

  it('leaves the price of a variant as its feed rounded it, while its cost stays', () => {
    const [one, other] = [{ price: '21.99', supplierCost: '16.50' }, undefined];
    const product = { ...parent, isDropshipped: true, dropshipMargin: 30 };
    expect(priceFromCost({ product, language: 'de' }, '16,50', one)).toBe('21.99');
    expect(priceFromCost({ product, language: 'de' }, '16,60', one)).toBe('21.58');
    expect(priceFromCost({ product, language: 'de' }, '16,50', other)).toBe('21.45');
  });
});

describe('what is wrong', () => {
  it('is named by row and column', () => {
    const draft = edit(
      readDraft(),
      setText(0, 'price', 'free'),
      setText(0, 'stockQuantity', ''),
      setText(1, 'gtin', '4006381333932'),
      setText(1, 'compareAtPrice', '20'),
      setText(2, 'weightGrams', 'light'),
    );
    const { errors } = toOptionsBody(draft, context);
    const firsts = errors.filter(({ path }, at) => errors.findIndex((other) => other.path === path) === at);
    expect(firsts).toEqual([
      { path: 'variants.0.price', message: 'Enter an amount such as 1234.50, without thousands separators' },
      { path: 'variants.0.stockQuantity', message: 'Must be a whole number' },
      { path: 'variants.1.gtin', message: 'Enter a GTIN of 8, 12, 13 or 14 digits. Check the last digit' },
      { path: 'variants.2.weightGrams', message: 'Enter a weight from 0 to 1,000 kg' },
      { path: 'variants.1.compareAtPrice', message: 'Must be more than the price' },
    ]);
  });

  it('is a name or a value that is missing or there twice', () => {
    const draft = edit(
      readDraft(),
      { type: 'change-option', option: 'Color', changes: { name: ' ' } },
      { type: 'change-value', option: 'Size', value: 'M', changes: { text: 's' } },
      { type: 'add-option' },
    );
    const paths = toOptionsBody(draft, context).errors.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['options.0.name', 'options.1.values', 'options.2.values']));
  });
});

describe('what someone else has saved', () => {
  it('is shown beside what was typed', () => {
    const before = readDraft();
    const typed = edit(before, setText(0, 'price', '25'));
    const read = testOptions();
    const newer = readDraft({
      ...read,
      version: 4,
      variants: read.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-2`, price: '30.00', version: 2 })),
    });
    const merged = mergeOptions(before, typed, newer);
    expect(merged.version).toBe(4);
    expect(merged.variants.slice(0, 2).map(({ stored, texts }) => [stored?.version, texts.sku, texts.price])).toEqual([
      [2, 'BS-2', '25'],
      [2, 'BM-2', '30.00'],
    ]);
  });

  it('may have other names for the options and values', () => {
    const before = readDraft();
    const typed = edit(before, setText(0, 'price', '25'), {
      type: 'change-value',
      option: 'Size',
      value: 'S',
      changes: { text: 'Small' },
    });
    const { options, variants } = testOptions();
    const renamed = options.map((option, at) =>
      at === 0 ? { ...option, name: 'Shade', values: ['Onyx', 'White'] } : option,
    );
    const newer = readDraft({
      ...{ version: 4, options: renamed, leftOut: [] },
      variants: variants.map((each) => ({
        ...each,
        optionValues: each.optionValues.map((value) => (value === 'Black' ? 'Onyx' : value)),
      })),
    });
    const { body } = toOptionsBody(mergeOptions(before, typed, withKeysOf(before, newer)), context);
    expect(body.variants.map(({ id, price }) => [id, price])).toEqual([
      [71, '25'],
      [72, '21.00'],
      [73, '19.00'],
    ]);
    expect(body.options.map(({ values }) => values)[1]).toEqual(['Small', 'M']);
  });

  it('may be a variant more or less', () => {
    const before = readDraft();
    const typed = edit(before, setText(0, 'price', '25'));
    const { options, variants } = testOptions();
    const newer = readDraft({
      ...{ version: 4, options, leftOut: [] },
      variants: [...variants.slice(1), testVariant(74, ['White', 'M'])],
    });
    const { body } = toOptionsBody(mergeOptions(before, typed, newer), context);
    expect(body.variants.map(({ id, price }) => [id, price])).toEqual([
      [undefined, '25'],
      [72, '21.00'],
      [73, '19.00'],
      [74, '19.00'],
    ]);
  });
});
