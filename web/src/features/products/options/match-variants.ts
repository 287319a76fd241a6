import type { OptionDraft, OptionsDraft, ValueDraft, VariantDraft } from './options-draft';

/** More are not listed: they could not be saved, and nobody could look through them. */
export const combinationsMax = 1000;

/** A combination of values, with the variant that has them. */
export interface VariantRow {
  key: string;
  values: ValueDraft[];
  variant: VariantDraft;
  /** Where the variant is among those of the draft. */
  at: number;
}

export interface MatchedVariants {
  /** On sale once saved, in the order of the options' values. */
  rows: VariantRow[];
  /** Combinations that are not sold. */
  leftOut: VariantRow[];
  /** On sale now, and no longer once saved. */
  gone: VariantDraft[];
}

/** Options without a value make no difference yet. */
export const filledOptions = (options: readonly OptionDraft[]): OptionDraft[] =>
  options.filter(({ values }) => values.length > 0);

export const countCombinations = (options: readonly OptionDraft[]): number => {
  const filled = filledOptions(options);
  return filled.length === 0 ? 0 : filled.reduce((count, { values }) => count * values.length, 1);
};

/** Returns every combination of a value of each option, the last option's values side by side. */
export function combine(options: readonly OptionDraft[]): ValueDraft[][] {
  if (countCombinations(options) === 0) return [];
  return filledOptions(options).reduce<ValueDraft[][]>(
    (begun, { values }) => begun.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

const keyOfKeys = (keys: readonly string[]) => JSON.stringify(keys);

/** Returns the key of a variant's combination. Undefined where one of its values is gone. */
function combinationKey({ valueKeys }: VariantDraft, filled: readonly OptionDraft[]): string | undefined {
  const keys = filled.map(({ key, values }) => values.find((value) => value.key === valueKeys[key])?.key);
  return keys.includes(undefined) ? undefined : keyOfKeys(keys as string[]);
}

/** Without an option, several variants may have equal values: the one that is on sale stays. */
const rank = ({ stored, isLeftOut }: VariantDraft) => (stored ? 0 : 1) + (isLeftOut ? 2 : 0);

/** Returns where the variant of each combination is in the draft. */
function claimCombinations({ options, variants }: Pick<OptionsDraft, 'options' | 'variants'>) {
  const filled = filledOptions(options);
  const claims = new Map<string, number>();
  for (const [at, variant] of variants.entries()) {
    const key = combinationKey(variant, filled);
    if (key === undefined) continue;
    const other = variants[claims.get(key) ?? -1];
    if (!other || rank(variant) < rank(other)) claims.set(key, at);
  }
  return claims;
}

/** Finds the variant of each combination. Of too many combinations only those with a variant are listed. */
export function matchVariants(draft: OptionsDraft): MatchedVariants {
  const { options, variants } = draft;
  if (countCombinations(options) === 0)
    return { rows: [], leftOut: [], gone: variants.filter(({ wasSold }) => wasSold) };
  const claims = claimCombinations(draft);
  const all = listCombinations(draft, claims).flatMap((values): VariantRow[] => {
    const key = keyOfKeys(values.map((value) => value.key));
    const at = claims.get(key) ?? -1;
    const variant = variants[at];
    return variant ? [{ key, values, variant, at }] : [];
  });
  const rows = all.filter(({ variant }) => !variant.isLeftOut);
  const kept = new Set(rows.map(({ at }) => at));
  return {
    rows,
    leftOut: all.filter(({ variant }) => variant.isLeftOut),
    gone: variants.filter(({ wasSold }, at) => wasSold && !kept.has(at)),
  };
}

function listCombinations({ options, variants }: OptionsDraft, claims: ReadonlyMap<string, number>): ValueDraft[][] {
  if (countCombinations(options) <= combinationsMax) return combine(options);
  const filled = filledOptions(options);
  const places = (values: ValueDraft[]) => values.map((value, at) => filled[at]?.values.indexOf(value) ?? 0);
  return [...claims.values()]
    .map((at) =>
      filled.flatMap(({ key, values }) => values.filter((value) => value.key === variants[at]?.valueKeys[key])),
    )
    .sort((one, other) => comparePlaces(places(one), places(other)));
}

function comparePlaces(one: number[], other: number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * Adds a variant for each combination that has none, which begins like the one with most values in common. Those of
 * `isLeftOut` are not sold.
 */
export function addMissing(draft: OptionsDraft, isLeftOut = false): OptionsDraft {
  if (countCombinations(draft.options) > combinationsMax) return draft;
  const filled = filledOptions(draft.options);
  const claims = claimCombinations(draft);
  const known = [...claims.values()].flatMap((at) => draft.variants[at] ?? []);
  const added = combine(draft.options).flatMap((values): VariantDraft[] => {
    if (claims.has(keyOfKeys(values.map(({ key }) => key)))) return [];
    const valueKeys = Object.fromEntries(filled.map(({ key }, index) => [key, values[index]?.key ?? '']));
    const like = findClosest(known, valueKeys);
    const texts = like
      ? { ...like.texts, sku: '', gtin: '', stockQuantity: '', supplierProductId: '' }
      : draft.template;
    return [{ stored: null, valueKeys, texts, image: sharedImage(known, values, filled), isLeftOut, wasSold: false }];
  });
  return added.length === 0 ? draft : { ...draft, variants: [...draft.variants, ...added] };
}

function findClosest(known: readonly VariantDraft[], valueKeys: Record<string, string>): VariantDraft | undefined {
  const shared = (variant: VariantDraft) =>
    Object.entries(valueKeys).filter(([option, value]) => variant.valueKeys[option] === value).length;
  let [closest, most] = [known[0], -1];
  for (const variant of known) {
    const count = shared(variant);
    if (count > most) [closest, most] = [variant, count];
  }
  return closest;
}

/** Returns the image that every variant with one of the values has: a new size of the black shirt is black too. */
function sharedImage(
  known: readonly VariantDraft[],
  values: readonly ValueDraft[],
  filled: readonly OptionDraft[],
): string | null {
  for (const [index, { key }] of filled.entries()) {
    const images = new Set(
      known.filter(({ valueKeys }) => valueKeys[key] === values[index]?.key).map(({ image }) => image),
    );
    const [image] = images;
    if (images.size === 1 && image) return image;
  }
  return null;
}
