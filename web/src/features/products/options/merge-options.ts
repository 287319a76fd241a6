import { mergeEdits } from '../../../lib/merge-edits';
import type { OptionsDraft, VariantDraft } from './options-draft';

/**
 * Returns the draft under the keys of the one before: an option or a value that someone else has renamed keeps its key, and the
 * variants stay in their rows.
 */
export function withKeysOf(before: OptionsDraft, newer: OptionsDraft): OptionsDraft {
  const optionKeys = pairKeys(before.options, newer.options);
  const valueKeys = new Map(
    newer.options.map(({ key, values }) => {
      const old = before.options.find((option) => option.key === optionKeys.get(key));
      return [key, pairKeys(old?.values ?? [], values)];
    }),
  );
  const valueKeyOf = (option: string, value: string) => valueKeys.get(option)?.get(value) ?? value;
  return {
    ...newer,
    options: newer.options.map((option) => ({
      ...option,
      key: optionKeys.get(option.key) ?? option.key,
      values: option.values.map((value) => ({ ...value, key: valueKeyOf(option.key, value.key) })),
    })),
    variants: newer.variants.map((variant) => ({
      ...variant,
      valueKeys: Object.fromEntries(
        Object.entries(variant.valueKeys).map(([option, value]) => [
          optionKeys.get(option) ?? option,
          valueKeyOf(option, value),
        ]),
      ),
    })),
  };
}

/** Pairs each newer key with the one before: the same or, where neither is on the other side, the one in its place. */
function pairKeys(before: readonly { key: string }[], newer: readonly { key: string }[]): Map<string, string> {
  const [old, now] = [before, newer].map((rows) => new Set(rows.map(({ key }) => key)));
  return new Map(
    newer.map(({ key }, index) => {
      const other = before[index]?.key;
      const isRenamed = other !== undefined && !old?.has(key) && !now?.has(other);
      return [key, isRenamed ? other : key];
    }),
  );
}

/**
 * Returns the draft once someone else has saved: what was typed, beside what is newer. A variant that is
 * stored no more is a new one; the server knows it by its values.
 */
export function mergeOptions(before: OptionsDraft, typed: OptionsDraft, newer: OptionsDraft): OptionsDraft {
  const find = (draft: OptionsDraft, id: number) => draft.variants.find(({ stored }) => stored?.id === id);
  const known = new Set(typed.variants.map(({ stored }) => stored?.id));
  const merged = typed.variants.map((variant): VariantDraft => {
    if (!variant.stored) return variant;
    const [old, now] = [find(before, variant.stored.id), find(newer, variant.stored.id)];
    if (!now) return { ...variant, stored: null, wasSold: false };
    return old ? { ...mergeEdits(old, variant, now), stored: now.stored, wasSold: now.wasSold } : now;
  });
  return {
    version: newer.version,
    options: mergeEdits(before.options, typed.options, newer.options),
    variants: [...merged, ...newer.variants.filter(({ stored }) => stored && !known.has(stored.id))],
    template: newer.template,
  };
}
