import type postgres from 'postgres';
import { BackupError, type SequenceState, type TableHeader } from './backup-format';
import { readSequences, type StoreTable } from './store-tables';

const nameOf = ({ schema, table }: { schema: string; table: string }): string => JSON.stringify([schema, table]);
const sequenceName = ({ schema, table, column }: SequenceState): string => JSON.stringify([schema, table, column]);

/** Returns the table of this database that a backup names, with the columns in the backup's order. Throws without one. */
export function findTable(tables: StoreTable[], { columns, ...named }: TableHeader): StoreTable {
  const table = tables.find((each) => nameOf(each) === nameOf(named));
  const isSame = table?.columns.length === columns.length && table.columns.every((name) => columns.includes(name));
  if (!table || !isSame) throw foreign();
  return { ...table, columns };
}

/**
 * Throws unless a backup names exactly the tables and sequences of this database, which has the backup's migrations. No
 * other name reaches a statement.
 */
export async function assertSameNames(
  sql: postgres.ISql,
  tables: StoreTable[],
  backup: { tables: TableHeader[]; sequences: SequenceState[] },
): Promise<void> {
  const found = new Set(backup.tables.map((header) => nameOf(findTable(tables, header))));
  const sequences = (await readSequences(sql)).map(sequenceName).sort();
  const isSame = found.size === tables.length && backup.tables.length === tables.length;
  if (!isSame || sequences.join() !== backup.sequences.map(sequenceName).sort().join()) throw foreign();
}

const foreign = () =>
  new BackupError('The backup names tables that the store does not have: it was altered. Use another one.');
