/** One of the values, or a number of a range with an open or closed end. */
export type AttributeFilter = { id: number } & ({ values: number[] } | { min?: string; max?: string });

const attributeFiltersMax = 20;
const valuesMax = 200;
const lengthMax = 2000;

const group = /^([1-9]\d{0,8})(?:((?:-[1-9]\d{0,8})+)|\*(-?\d{1,9}(?:\.\d{1,4})?)?\*(-?\d{1,9}(?:\.\d{1,4})?)?)$/;

/**
 * Reads "12-3-4_15*10*20": attribute 12 has the value 3 or 4, and 15 is from 10 to 20. No character of it is escaped in an
 * address. Undefined for anything else.
 */
export function parseAttributeFilters(text: string): AttributeFilter[] | undefined {
  if (text.length > lengthMax) return undefined;
  const filters = text.split('_').map(parseGroup);
  const ids = new Set(filters.map((filter) => filter?.id));
  const isValid = filters.every((filter) => filter !== undefined);
  return isValid && ids.size === filters.length && ids.size <= attributeFiltersMax ? filters : undefined;
}

function parseGroup(text: string): AttributeFilter | undefined {
  const [, id, values, min, max] = group.exec(text) ?? [];
  if (values) {
    const numbers = [...new Set(values.slice(1).split('-').map(Number))];
    return numbers.length > valuesMax ? undefined : { id: Number(id), values: numbers };
  }
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) return undefined;
  return { id: Number(id), ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The reverse of `parseAttributeFilters`, always the same for the same filters. */
export const formatAttributeFilters = (filters: readonly AttributeFilter[]): string =>
  filters
    .toSorted((a, b) => a.id - b.id)
    .map((filter) =>
      'values' in filter
        ? [filter.id, ...filter.values.toSorted((a, b) => a - b)].join('-')
        : `${filter.id}*${filter.min ?? ''}*${filter.max ?? ''}`,
    )
    .join('_');
