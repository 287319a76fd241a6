import type postgres from 'postgres';
import type { BackedUpSchema } from './store-tables';

/**
 * Drops the indexes that only make reading fast, and returns the statements that make them again: an index over all
 * rows in one pass is made several times faster than one that grows row by row. Unique ones stay, since they refuse bad
 * rows.
 */
export async function dropIndexes(sql: postgres.ISql, schema: BackedUpSchema): Promise<string[]> {
  const indexes = await sql<{ name: string; statement: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as statement
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and not i.indisunique and not i.indisprimary
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by 1`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ statement }) => statement);
}

export async function createIndexes(sql: postgres.ISql, statements: string[]): Promise<void> {
  await sql.unsafe(`set local maintenance_work_mem = '256MB'`);
  for (const statement of statements) await sql.unsafe(statement);
}
