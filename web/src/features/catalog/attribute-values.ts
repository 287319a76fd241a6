import {
  type AttributeFilter,
  formatAttributeFilters,
  parseAttributeFilters,
} from '@shopwright/contracts/attribute-filter';
import type { AttributeFacet } from '@shopwright/contracts/http/product-facets';
import { useLanguage } from '../../i18n/language-provider';

export type NumberRange = { min?: string; max?: string };

/** Returns the values of an attribute that a filter in an address allows. */
export function valuesOf(filters: string, id: number): number[] {
  const filter = filterOf(filters, id);
  return filter && 'values' in filter ? filter.values : [];
}

export function rangeOf(filters: string, id: number): NumberRange | undefined {
  const filter = filterOf(filters, id);
  return filter && !('values' in filter) ? filter : undefined;
}

/** Adds the value, or takes it away. */
export function toggleValue(filters: string, id: number, valueId: number): string {
  const chosen = valuesOf(filters, id);
  const values = chosen.includes(valueId) ? chosen.filter((other) => other !== valueId) : [...chosen, valueId];
  return putFilter(filters, id, values.length > 0 ? { id, values } : undefined);
}

/** Replaces the ends that are given; an empty one is open. The other end goes where the two would be reversed. */
export function putRange(filters: string, id: number, ends: NumberRange): string {
  const typed = { ...rangeOf(filters, id), ...ends };
  const isReversed = Boolean(typed.min && typed.max && Number(typed.min) > Number(typed.max));
  const { min, max } = isReversed ? ends : typed;
  const range = { id, ...(min && { min: plainNumber(min) }), ...(max && { max: plainNumber(max) }) };
  return putFilter(filters, id, min || max ? range : undefined);
}

/** Browsers let one type ".5" and "1e3". */
const plainNumber = (typed: string): string => String(Number(Number(typed).toFixed(4)));

const filterOf = (filters: string, id: number) => parse(filters).find((filter) => filter.id === id);

const putFilter = (filters: string, id: number, filter: AttributeFilter | undefined): string =>
  formatAttributeFilters([...parse(filters).filter((other) => other.id !== id), ...(filter ? [filter] : [])]);

const parse = (filters: string): AttributeFilter[] => parseAttributeFilters(filters) ?? [];

/** Choices have names of their own; yes and no are the store's words. */
export function useValueName() {
  const { t } = useLanguage();
  return ({ kind }: AttributeFacet, { name }: { name: string }): string =>
    kind === 'yesNo' ? t(name === 'yes' ? 'shared.yes' : 'shared.no') : name;
}
