import type postgres from 'postgres';
import type { SequenceState, TableHeader } from './backup-format';

/** The schemas with the store's data. Traces last a day and are left out. */
export const backedUpSchemas = ['catalog', 'orders', 'auth'] as const;
export type BackedUpSchema = (typeof backedUpSchemas)[number];

/**
 * Describe the database, not the store: migrations are listed in the header, restores and the changes of the last minutes
 * belong to the restored database.
 */
const leftOut = ['__drizzle_migrations', 'restores', 'catalog_changes'];

export interface StoreTable extends TableHeader {
  /** The primary key; rows are written in its order, so that equal tables give equal bytes. */
  key: string[];
}

interface Row extends StoreTable {
  references: string[];
}

/** Lists the tables so that each comes after those that it refers to. */
export async function listTables(sql: postgres.ISql): Promise<StoreTable[]> {
  const rows = await sql<Row[]>`
    select n.nspname as schema, c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by k.position) from pg_index i
        cross join lateral unnest(i.indkey::int[]) with ordinality k(attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as key,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${sql([...backedUpSchemas])} and c.relname not in ${sql(leftOut)}
    order by n.nspname collate "C", c.relname collate "C"`;
  return sortByReferences(rows);
}

/** Puts referenced tables first, and otherwise keeps the order. Throws where tables refer to each other. */
function sortByReferences<T extends { schema: string; table: string; references: string[] }>(rows: T[]): T[] {
  const sorted: T[] = [];
  const nameOf = ({ schema, table }: T) => `${schema}.${table}`;
  const remaining = new Map(rows.map((row) => [nameOf(row), row]));
  while (remaining.size > 0) {
    const next = [...remaining.values()].find(({ references }) => references.every((name) => !remaining.has(name)));
    if (!next) throw new Error(`these tables refer to each other: ${[...remaining.keys()].join(', ')}`);
    sorted.push(next);
    remaining.delete(nameOf(next));
  }
  return sorted;
}

/** Returns the last number of each identity column: orders placed after a restore must not get a used number. */
export async function readSequences(sql: postgres.ISql): Promise<SequenceState[]> {
  const columns = await sql<{ schema: string; table: string; column: string; sequence: string }[]>`
    select n.nspname as schema, c.relname as table, a.attname as column,
      pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attidentity <> '' and c.relkind = 'r' and n.nspname in ${sql([...backedUpSchemas])}
      and c.relname not in ${sql(leftOut)}
    order by 1, 2, 3`;
  const states: SequenceState[] = [];
  for (const { sequence, ...column } of columns) {
    const [state] = await sql.unsafe<{ last: string }[]>(
      `select (last_value - case when is_called then 0 else 1 end)::text as last from ${sequence}`,
    );
    states.push({ ...column, last: state?.last ?? '0' });
  }
  return states;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoted = ({ schema, table }: { schema: string; table: string }): string =>
  `${quote(schema)}.${quote(table)}`;

/** The statement that writes a table's rows; without a key, in the order of their text. */
export function copyOut(table: StoreTable): string {
  const columns = table.columns.map(quote).join(', ');
  const order = table.key.length > 0 ? table.key.map((name) => `${quote(name)}`).join(', ') : 't::text collate "C"';
  return `copy (select ${columns} from ${quoted(table)} t order by ${order}) to stdout`;
}

export const copyIn = (table: TableHeader): string =>
  `copy ${quoted(table)} (${table.columns.map(quote).join(', ')}) from stdin`;
