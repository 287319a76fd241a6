import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backupName, isBackupDue, pruneBackups } from './backup-folder';
import { type BackupSource, backUpTo, type Say } from './commands';
import { recordBackup } from './record-backup';
import { withStoreConnection } from './store-connection';

export interface BackupSchedule extends BackupSource {
  folder: string;
  everyHours: number;
  /** The number of backups that the folder keeps. */
  keep: number;
}

const lockKey = 7_466_722;

/**
 * Writes a backup into the folder if one is due, and deletes the oldest ones. One of two concurrent processes does. A
 * failure is recorded for operators and thrown; older backups are kept then.
 */
export async function runScheduledBackup(schedule: BackupSchedule, say: Say, now = new Date()): Promise<void> {
  const { adminUrl, folder, everyHours, keep } = schedule;
  await withStoreConnection(adminUrl, async (sql) => {
    const [lock] = await sql<{ locked: boolean }[]>`select pg_try_advisory_lock(${lockKey}) as locked`;
    if (!lock?.locked || !isBackupDue(folder, everyHours, now)) return;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await backUpTo(schedule, path.join(folder, backupName(now)), say);
      await pruneBackups(folder, keep);
    } catch (error) {
      await recordBackup(adminUrl, { error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  });
}
