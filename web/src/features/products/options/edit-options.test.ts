import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editOptions, type OptionsAction, splitValues } from './edit-options';
import { combine, countCombinations, matchVariants } from './match-variants';
import type { OptionsDraft } from './options-draft';
import { emptyDraft, readDraft } from './test-options';

const edit = (draft: OptionsDraft, ...actions: OptionsAction[]) => actions.reduce(editOptions, draft);

const rowsOf = (draft: OptionsDraft) =>
  matchVariants(draft).rows.map(({ values, variant }) => [
    values.map(({ text }) => text).join('/'),
    variant.stored?.id ?? 'new',
  ]);
const leftOutOf = (draft: OptionsDraft) =>
  matchVariants(draft).leftOut.map(({ values }) => values.map(({ text }) => text).join('/'));
const goneOf = (draft: OptionsDraft) => matchVariants(draft).gone.map(({ stored }) => stored?.id);
const atOf = (draft: OptionsDraft, name: string) =>
  matchVariants(draft).rows.find(({ values }) => values.map(({ text }) => text).join('/') === name)?.at ?? -1;

const addValues = (option: string, ...texts: string[]): OptionsAction => ({ type: 'add-values', option, texts });
const black = { option: 'Color', value: 'Black' };

describe('options and their variants', () => {
  it('lists the combinations that were read in the order of the values, and leaves out the others', () => {
    expect(rowsOf(readDraft())).toEqual([
      ['Black/S', 71],
      ['Black/M', 72],
      ['White/S', 73],
    ]);
    expect(leftOutOf(readDraft())).toEqual(['White/M']);
    expect(goneOf(readDraft())).toEqual([]);
  });

  it('makes all combinations of the values of a product that had none', () => {
    const named = edit(emptyDraft(), { type: 'add-option' }, addValues('option', 'S', 'M'));
    expect(rowsOf(named)).toEqual([
      ['S', 'new'],
      ['M', 'new'],
    ]);
    const both = edit(named, { type: 'add-option' }, addValues('option*', 'Black', 'White'));
    expect(rowsOf(both).map(([name]) => name)).toEqual(['S/Black', 'S/White', 'M/Black', 'M/White']);
  });

  it('adds the combinations of a new value, like the variant with most values in common', () => {
    const draft = edit(readDraft(), addValues('Color', 'Red'));
    expect(rowsOf(draft).slice(3)).toEqual([
      ['Red/S', 'new'],
      ['Red/M', 'new'],
    ]);
    const added = matchVariants(draft).rows.slice(3);
    expect(added.map(({ variant }) => variant.texts.price)).toEqual(['19.00', '21.00']);
    expect(added.map(({ variant }) => [variant.texts.sku, variant.texts.stockQuantity])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('gives a new size of a color the image of that color', () => {
    const draft = edit(readDraft(), addValues('Size', 'L'));
    const images = matchVariants(draft).rows.map(({ values, variant }) => [
      values[0]?.text,
      values[1]?.text,
      variant.image,
    ]);
    expect(images).toContainEqual(['Black', 'L', '/images/black.webp']);
    expect(images).toContainEqual(['White', 'L', null]);
  });

  it('keeps the variants of values that are renamed or moved', () => {
    const draft = edit(
      readDraft(),
      { type: 'change-value', ...black, changes: { text: 'Jet black' } },
      { type: 'move-value', option: 'Color', from: 0, to: 1 },
      { type: 'move-option', from: 1, to: 0 },
    );
    expect(rowsOf(draft)).toEqual([
      ['S/White', 73],
      ['S/Jet black', 71],
      ['M/Jet black', 72],
    ]);
    expect(goneOf(draft)).toEqual([]);
  });

  it('takes the variants of a removed value off sale, and brings them back with it', () => {
    const removed = edit(readDraft(), { type: 'remove-value', ...black });
    expect(goneOf(removed)).toEqual([71, 72]);
    const again = edit(removed, addValues('Color', 'black', 'Black'));
    expect(again.options[0]?.values.map(({ text }) => text)).toEqual(['White', 'black']);
    const back = edit(removed, addValues('Color', 'Black'));
    expect(goneOf(back)).toEqual([]);
    expect(rowsOf(back)).toContainEqual(['Black/M', 72]);
  });

  it('gives every variant the first value of an option that is added', () => {
    const draft = edit(readDraft(), { type: 'add-option' }, addValues('option', 'Cotton', 'Linen'));
    expect(rowsOf(draft)).toContainEqual(['Black/S/Cotton', 71]);
    expect(rowsOf(draft)).toContainEqual(['Black/S/Linen', 'new']);
    expect(leftOutOf(draft)).toEqual(['White/M/Cotton']);
    expect(goneOf(draft)).toEqual([]);
  });

  it('keeps one variant of each remaining combination where an option is removed', () => {
    const draft = edit(readDraft(), { type: 'remove-option', option: 'Color' });
    expect(rowsOf(draft)).toEqual([
      ['S', 71],
      ['M', 72],
    ]);
    expect(goneOf(draft)).toEqual([73]);
    expect(goneOf(edit(draft, { type: 'remove-option', option: 'Size' }))).toEqual([71, 72, 73]);
  });

  it('leaves combinations out and brings them back with what was typed', () => {
    const draft = readDraft();
    const at = atOf(draft, 'Black/M');
    const changed = edit(
      draft,
      { type: 'set-texts', changes: [{ at, field: 'price', text: '23' }] },
      { type: 'leave-out', ats: [at], isLeftOut: true },
    );
    expect(goneOf(changed)).toEqual([72]);
    expect(leftOutOf(changed)).toEqual(['Black/M', 'White/M']);
    const back = edit(changed, { type: 'leave-out', ats: [at], isLeftOut: false });
    expect(matchVariants(back).rows[1]?.variant.texts.price).toBe('23');
  });

  it('lists only what there is of more combinations than anyone could look through', () => {
    const many = Array.from({ length: 100 }, (_, index) => `V${index}`);
    const draft = edit(
      readDraft(),
      addValues('Color', ...many),
      { type: 'add-option' },
      addValues('option', ...many.slice(0, 20)),
    );
    expect(countCombinations(draft.options)).toBeGreaterThan(1000);
    expect(rowsOf(draft).slice(0, 3)).toEqual([
      ['Black/S/V0', 71],
      ['Black/M/V0', 72],
      ['White/S/V0', 73],
    ]);
  });
});

describe('any edits', () => {
  const texts = fc.constantFrom('A', 'B', 'C', 'D');
  const options = fc.constantFrom('Color', 'Size', 'option');
  const position = fc.nat({ max: 3 });
  const action: fc.Arbitrary<OptionsAction> = fc.oneof(
    fc.constant<OptionsAction>({ type: 'add-option' }),
    fc.record({ type: fc.constant('remove-option' as const), option: options }),
    fc.record({ type: fc.constant('move-option' as const), from: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }) }),
    fc.record({ type: fc.constant('add-values' as const), option: options, texts: fc.array(texts, { maxLength: 3 }) }),
    fc.record({
      type: fc.constant('remove-value' as const),
      option: options,
      value: fc.oneof(texts, fc.constant('S')),
    }),
    fc.record({ type: fc.constant('move-value' as const), option: options, from: position, to: position }),
    fc.record({
      type: fc.constant('leave-out' as const),
      ats: fc.array(fc.nat({ max: 8 })),
      isLeftOut: fc.boolean(),
    }),
  );

  it('list every combination once, and each variant that was on sale either in a row or as gone', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const draft = edit(readDraft(), ...actions);
        const { rows, leftOut, gone } = matchVariants(draft);
        const names = [...rows, ...leftOut].map(({ key }) => key);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBe(combine(draft.options).length);
        const ids = [...rows.map(({ variant }) => variant), ...gone].flatMap(({ stored }) => stored?.id ?? []);
        expect(ids.sort()).toEqual([71, 72, 73]);
      }),
    );
  });
});

it.each([
  ['S, M,L', ['S', 'M', 'L']],
  ['Jet  black\nWhite\r\n\r\nRed\t', ['Jet black', 'White', 'Red']],
  ['黒、白；赤，青', ['黒', '白', '赤', '青']],
  ['أسود، أبيض؛ أحمر', ['أسود', 'أبيض', 'أحمر']],
  [' , ', []],
])('splits %j into values', (typed, values) => {
  expect(splitValues(typed)).toEqual(values);
});
