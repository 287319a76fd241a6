import type { LanguageContext } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { momentText } from '../../lib/format';

const prices = ['price', 'compareAtPrice', 'supplierCost'];

const statuses: Partial<Record<string, MessageKey>> = {
  active: 'import.value.active',
  draft: 'shared.product.draft',
  archived: 'shared.products.archived',
};

const momentColumns = new Set(['consentAt', 'placedAt', 'createdAt']);

type Writing = Pick<LanguageContext, 't' | 'language' | 'formatPrice'>;

/** Writes a value of a column as the interface does: amounts, counts, lists. Empty for none. */
export function describeValue(column: string, value: unknown, { t, language, formatPrice }: Writing): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'shared.yes' : 'shared.no');
  if (typeof value === 'number') return value.toLocaleString(language);
  if (Array.isArray(value))
    return value.map(describePart).join(column === 'tags' || column === 'collections' ? ', ' : '\n');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (prices.includes(column)) return formatPrice(value);
  if (momentColumns.has(column)) return momentText(value, language);
  const status = column === 'status' ? statuses[value] : undefined;
  return status ? t(status) : value;
}

/** A specification, an option with its values, or a text. */
function describePart(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  if ('label' in part && 'value' in part) return `${part.label}: ${part.value}`;
  if ('name' in part && 'values' in part && Array.isArray(part.values))
    return `${part.name}: ${part.values.join(', ')}`;
  return JSON.stringify(part);
}
