import { variantsMax } from '@shopwright/contracts/limits';
import type { Attribute, WooRow } from './woo-products';

/** A value for each option of a product. */
export interface Variation {
  values: string[];
  of: WooRow;
  /** Of those that one row stands for, the first one has its SKU. */
  isFirst: boolean;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the attributes of a product that its variations differ by, in its order, with all their values. */
export function findOptions(product: WooRow | undefined, variations: WooRow[]): Attribute[] {
  const names = [...(product?.attributes ?? []), ...variations.flatMap(({ attributes }) => attributes)]
    .map(({ name }) => name)
    .filter((name, at, all) => all.findIndex((other) => same(other, name)) === at)
    .filter((name) => variations.some(({ attributes }) => attributes.some((attribute) => same(attribute.name, name))));
  return names.map((name) => {
    const values = [product, ...variations].flatMap((row) => findValues(row, name));
    return { name, values: values.filter((value, at) => values.findIndex((other) => same(other, value)) === at) };
  });
}

const findValues = (row: WooRow | undefined, name: string): string[] =>
  row?.attributes.find((attribute) => same(attribute.name, name))?.values ?? [];

/**
 * Returns a variation for each combination of values. An attribute without a value means any of them: such a row stands
 * for all combinations that no other row names.
 */
export function expandVariations(options: Attribute[], rows: WooRow[]): Variation[] {
  const toKey = (values: string[]) => JSON.stringify(values.map((value) => value.toLowerCase()));
  const choose = (row: WooRow) => options.map(({ name }) => findValues(row, name)[0]);
  const isPlain = (values: (string | undefined)[]): values is string[] => values.every((value) => value !== undefined);
  const taken = new Set(rows.map(choose).filter(isPlain).map(toKey));
  return rows.flatMap((of): Variation[] => {
    const chosen = choose(of);
    if (isPlain(chosen)) return [{ values: chosen, of, isFirst: true }];
    const free = combine(chosen.map((value, at) => (value === undefined ? (options[at]?.values ?? []) : [value])));
    const found = free.filter((values) => !taken.has(toKey(values)));
    for (const values of found) taken.add(toKey(values));
    return found.map((values, at) => ({ values, of, isFirst: at === 0 }));
  });
}

/** Returns all combinations, or one more than a product may have, which the catalog rejects. */
function combine(lists: string[][]): string[][] {
  let combinations: string[][] = [[]];
  for (const list of lists) {
    combinations = combinations.flatMap((values) => list.map((value) => [...values, value])).slice(0, variantsMax + 1);
  }
  return combinations;
}
