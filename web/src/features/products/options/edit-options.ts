import { optionsMax, optionValuesMax } from '@shopwright/contracts/limits';
import type { TranslatedLanguage } from '../translation-fields';
import { addMissing } from './match-variants';
import {
  keyOf,
  type OptionDraft,
  type OptionsDraft,
  type ValueDraft,
  type VariantDraft,
  type VariantField,
} from './options-draft';

/** A text for a variant, by where it is among those of the draft. */
export interface TextChange {
  at: number;
  field: VariantField;
  text: string;
}

export type OptionsAction =
  | { type: 'replace'; draft: OptionsDraft }
  | { type: 'add-option' }
  | { type: 'remove-option'; option: string }
  | { type: 'move-option'; from: number; to: number }
  | { type: 'change-option'; option: string; changes: Partial<Pick<OptionDraft, 'name' | 'hasSwatches'>> }
  | { type: 'translate-option'; option: string; language: TranslatedLanguage; text: string }
  | { type: 'add-values'; option: string; texts: string[] }
  | { type: 'remove-value'; option: string; value: string }
  | { type: 'move-value'; option: string; from: number; to: number }
  | { type: 'change-value'; option: string; value: string; changes: Partial<Pick<ValueDraft, 'text' | 'swatch'>> }
  | { type: 'translate-value'; option: string; value: string; language: TranslatedLanguage; text: string }
  | { type: 'set-texts'; changes: TextChange[] }
  | { type: 'set-image'; ats: number[]; image: string | null }
  | { type: 'leave-out'; ats: number[]; isLeftOut: boolean };

/** Returns the draft after an edit, with a variant for each new combination. */
export function editOptions(draft: OptionsDraft, action: OptionsAction): OptionsDraft {
  const { options } = draft;
  const withOptions = (changed: OptionDraft[]) => addMissing({ ...draft, options: changed });
  switch (action.type) {
    case 'replace':
      return action.draft;
    case 'add-option': {
      if (options.length >= optionsMax) return draft;
      const added = { key: keyOf('option', options), name: '', hasSwatches: false, translations: {}, values: [] };
      return withOptions([...options, added]);
    }
    case 'remove-option':
      return withOptions(options.filter(({ key }) => key !== action.option));
    case 'move-option':
      return withOptions(move(options, action.from, action.to));
    case 'set-texts':
      return { ...draft, variants: setTexts(draft.variants, action.changes) };
    case 'set-image': {
      const { ats, image } = action;
      return { ...draft, variants: changeAt(draft.variants, ats, { image }) };
    }
    case 'leave-out': {
      const { ats, isLeftOut } = action;
      return { ...draft, variants: changeAt(draft.variants, ats, { isLeftOut }) };
    }
    case 'add-values':
      return addMissing(addValues(draft, action.option, action.texts));
    default:
      return withOptions(options.map((option) => (option.key === action.option ? editOption(option, action) : option)));
  }
}

type OptionAction = Extract<OptionsAction, { option: string }>;

function editOption(option: OptionDraft, action: OptionAction): OptionDraft {
  const { values, translations } = option;
  switch (action.type) {
    case 'change-option':
      return { ...option, ...action.changes };
    case 'translate-option':
      return { ...option, translations: { ...translations, [action.language]: action.text } };
    case 'remove-value':
      return { ...option, values: values.filter(({ key }) => key !== action.value) };
    case 'move-value':
      return { ...option, values: move(values, action.from, action.to) };
    case 'change-value':
      return { ...option, values: changeValue(values, action.value, () => action.changes) };
    case 'translate-value': {
      const translate = (value: ValueDraft) => ({
        translations: { ...value.translations, [action.language]: action.text },
      });
      return { ...option, values: changeValue(values, action.value, translate) };
    }
    default:
      return option;
  }
}

const changeValue = (values: ValueDraft[], key: string, change: (value: ValueDraft) => Partial<ValueDraft>) =>
  values.map((value) => (value.key === key ? { ...value, ...change(value) } : value));

/** Adds the values that the option does not have. With its first value every variant so far has that value. */
function addValues(draft: OptionsDraft, optionKey: string, texts: string[]): OptionsDraft {
  const option = draft.options.find(({ key }) => key === optionKey);
  if (!option) return draft;
  const values = [...option.values];
  for (const text of texts) {
    const isKnown = values.some((value) => value.text.toLowerCase() === text.toLowerCase());
    if (isKnown || values.length >= optionValuesMax) continue;
    values.push({ key: keyOf(text, values), text, swatch: null, translations: {} });
  }
  const first = option.values.length === 0 ? values[0] : undefined;
  const added = new Set(values.slice(option.values.length).map(({ key }) => key));
  /** A value that comes back brings the variants that it had, on sale again. */
  const bringBack = (variant: VariantDraft): VariantDraft =>
    added.has(variant.valueKeys[optionKey] ?? '') ? { ...variant, isLeftOut: false } : variant;
  return {
    ...draft,
    options: draft.options.map((each) => (each === option ? { ...option, values } : each)),
    variants: first
      ? draft.variants.map((variant) => ({ ...variant, valueKeys: { ...variant.valueKeys, [optionKey]: first.key } }))
      : draft.variants.map(bringBack),
  };
}

function setTexts(variants: OptionsDraft['variants'], changes: TextChange[]): OptionsDraft['variants'] {
  const changed = [...variants];
  for (const { at, field, text } of changes) {
    const variant = changed[at];
    if (variant) changed[at] = { ...variant, texts: { ...variant.texts, [field]: text } };
  }
  return changed;
}

function changeAt<Row>(rows: Row[], ats: readonly number[], changes: Partial<Row>): Row[] {
  const chosen = new Set(ats);
  return rows.map((row, at) => (chosen.has(at) ? { ...row, ...changes } : row));
}

function move<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = rows.slice(from, from + 1);
  const others = rows.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Splits what was typed or pasted into values: at line breaks, tabs, commas of any script, and semicolons. */
export const splitValues = (typed: string): string[] =>
  typed
    .split(/[\n\r\t,;，、；،؛]+/)
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '');
