import type postgres from 'postgres';

/** Runs the work in a transaction, and rolls it back. */
export async function inRolledBack(
  sql: postgres.Sql,
  work: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  const rolledBack = new Error('rolled back');
  await sql
    .begin(async (tx) => {
      await work(tx);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}
