/** The columns of a feed that staff may name: those that are not recognized. */
export const mappedColumns = {
  itemColumn: 'supplierProductId',
  costColumn: 'supplierCost',
  stockColumn: 'stockQuantity',
  nameColumn: 'name',
} as const;

type Fields = Record<keyof typeof mappedColumns, string>;
const fieldNames = Object.keys(mappedColumns) as (keyof Fields)[];
type Mapping = Record<string, string> | null;

export const toFields = (mapping: Mapping): Fields =>
  Object.fromEntries(
    fieldNames.map((field) => [
      field,
      Object.entries(mapping ?? {}).find(([, column]) => column === mappedColumns[field])?.[0] ?? '',
    ]),
  ) as Fields;

/** Keeps what the mapping says of other columns. */
export function toMapping(fields: Fields, before: Mapping): Mapping {
  const own = new Set<string>(Object.values(mappedColumns));
  const others = Object.entries(before ?? {}).filter(([, column]) => !own.has(column));
  const named = fieldNames.flatMap((field) =>
    fields[field].trim() === '' ? [] : [[fields[field].trim(), mappedColumns[field]]],
  );
  return others.length + named.length === 0 ? null : Object.fromEntries([...others, ...named]);
}
