import { mergeEdits } from '../../../lib/merge-edits';
import type { OptionsDraft, VariantDraft } from './options-draft';

/**
 * Returns the draft once someone else has saved: what was typed, beside what is newer. A variant that the other took off
 * sale is a new one; the server knows it by its values.
 */
export function mergeOptions(before: OptionsDraft, typed: OptionsDraft, newer: OptionsDraft): OptionsDraft {
  const find = (draft: OptionsDraft, id: number) => draft.variants.find(({ stored }) => stored?.id === id);
  const known = new Set(typed.variants.map(({ stored }) => stored?.id));
  const merged = typed.variants.map((variant): VariantDraft => {
    if (!variant.stored) return variant;
    const [old, now] = [find(before, variant.stored.id), find(newer, variant.stored.id)];
    if (!now) return { ...variant, stored: null };
    return old ? { ...mergeEdits(old, variant, now), stored: now.stored } : now;
  });
  return {
    version: newer.version,
    options: mergeEdits(before.options, typed.options, newer.options),
    variants: [...merged, ...newer.variants.filter(({ stored }) => stored && !known.has(stored.id))],
    template: newer.template,
  };
}
