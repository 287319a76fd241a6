import { isDeepStrictEqual } from 'node:util';
import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { DecidedItem, StoredItem } from './items';

/** What an item of a file has, by column. One without a value is null, or is not there. */
export type Columns = Record<string, unknown>;

interface Named {
  /** Not positive in a dry run. */
  id: number;
  name: string;
}

/** Tells what becomes of an item that has these columns before and after; new ones have what is `unsaid`. */
export function decideByColumns(
  key: string,
  { id, name }: Named,
  before: Columns | undefined,
  after: Columns,
  unsaid: Columns,
): DecidedItem {
  const changes = compareColumns(before ?? unsaid, after);
  const isSame = before !== undefined && Object.keys(changes).length === 0;
  const named = { item: [name, name], ...(id > 0 && { id: [id, id] }) };
  return {
    key,
    outcome: isSame ? 'unchanged' : before ? 'updated' : 'created',
    changes: { values: { ...named, ...changes } as unknown as ChangesOfItem['values'] },
  };
}

/** What differs, before and after. */
function compareColumns(before: Columns, after: Columns): Record<string, [unknown, unknown]> {
  return Object.fromEntries(
    namesOf(before, after)
      .map((column) => [column, [before[column] ?? null, after[column] ?? null]] as [string, [unknown, unknown]])
      .filter(([, [one, other]]) => !isDeepStrictEqual(one, other)),
  );
}

const namesOf = (one: Columns, other: Columns): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])];

const isSameIn = (one: Columns, other: Columns, column: string): boolean =>
  isDeepStrictEqual(one[column] ?? null, other[column] ?? null);

/** Returns the columns of an item, which the import that made it left otherwise. */
export function listChangedSince({ changes }: StoredItem, now: Columns, unsaid: Columns): string[] {
  const after = valuesOf(changes, 1);
  return namesOf(now, after).filter(
    (column) => !isDeepStrictEqual(now[column] ?? null, after[column] ?? unsaid[column] ?? null),
  );
}

/** Returns an item as it was before the import that changed it. Columns which somebody changed since then are `kept`. */
export function putBack({ changes }: StoredItem, now: Columns): { back: Columns; kept: string[] } {
  const [before, after] = [valuesOf(changes, 0), valuesOf(changes, 1)];
  const back = { ...now };
  const kept: string[] = [];
  for (const column of Object.keys(before)) {
    if (isSameIn(now, after, column)) back[column] = before[column];
    else if (!isSameIn(now, before, column)) kept.push(column);
  }
  return { back, kept };
}

function valuesOf(changes: StoredItem['changes'], side: 0 | 1): Columns {
  const { item: _item, id: _id, ...columns } = changes?.values ?? {};
  return Object.fromEntries(Object.entries(columns).map(([column, pair]) => [column, pair[side]]));
}

/** Returns the id that an import gave to an item, or found. */
export const idOf = ({ changes }: StoredItem): number => Number(changes?.values.id?.[1] ?? 0);

export const keptReason = (columns: readonly string[]): string => `Changed since then, and kept: ${columns.join(', ')}`;
