import type postgres from 'postgres';
import { withStoreConnection } from './store-connection';
import type { BackupFile } from './write-backup';

/** Notes a backup, or that one failed, where operators see it. Does nothing in a store that has no traces yet. */
export async function recordBackup(adminUrl: string, outcome: BackupFile | { error: string }): Promise<void> {
  await withStoreConnection(adminUrl, async (sql: postgres.Sql) => {
    const [table] = await sql<{ exists: boolean }[]>`select to_regclass('traces.backups') is not null as exists`;
    if (!table?.exists) return;
    const row =
      'error' in outcome
        ? { error: outcome.error.slice(0, 500) }
        : { taken_at: outcome.takenAt, rows: outcome.rows, bytes: outcome.bytes, content: outcome.content };
    await sql`insert into traces.backups ${sql(row)}`;
  });
}
