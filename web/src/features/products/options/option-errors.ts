import { formMessage } from '../../../components/use-zod-form';
import type { MessageKey } from '../../../i18n/messages';
import type { FieldError } from './options-body';
import type { OptionsDraft } from './options-draft';

/** Texts by what they are about: `option:Size`, `values:Size`, `variants`, or a cell such as `3:sku`. */
export type OptionErrors = ReadonlyMap<string, string>;

/** Names a field of the variant that is at this place of the draft. */
export const cellId = (at: number, field: string): string => `${at}:${field}`;

/** Turns paths of the body into what they are about, with the first text of each. `rows` are the variants that were sent. */
export function toOptionErrors(
  errors: readonly FieldError[],
  { options }: OptionsDraft,
  rows: readonly { at: number }[],
): OptionErrors {
  const found = new Map<string, string>();
  for (const { path, message } of errors) {
    const id = idOf(path.split('.'), options, rows);
    if (!found.has(id)) found.set(id, formMessage(message) ?? message);
  }
  return found;
}

/** What a conflict says whose message names a number. */
export function conflictKey(path: string): MessageKey | undefined {
  if (path === 'options') return 'products.options.reserved_now';
  return path.endsWith('.stockQuantity') ? 'products.options.below_reserved' : undefined;
}

function idOf([list, index, field = '']: string[], options: OptionsDraft['options'], rows: readonly { at: number }[]) {
  const option = options[Number(index)];
  if (list === 'options' && option) return `${field === 'name' ? 'option' : 'values'}:${option.key}`;
  const row = rows[Number(index)];
  if (list === 'variants' && row) return cellId(row.at, field);
  return list === 'options' ? 'options' : 'variants';
}
