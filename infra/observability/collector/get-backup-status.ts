import type { BackupStatus } from '@shopwright/contracts/http/backups';
import type { Database } from '@shopwright/service-kit/database/connection';
import { desc, isNull } from 'drizzle-orm';
import { backups } from './schema';

/** Reads the newest backup, and the newest attempt where that one failed. */
export async function getBackupStatus({ db }: Database): Promise<BackupStatus> {
  const [attempt] = await db.select().from(backups).orderBy(desc(backups.id)).limit(1);
  const [last] = await db.select().from(backups).where(isNull(backups.error)).orderBy(desc(backups.id)).limit(1);
  return {
    last: last?.takenAt ? { takenAt: last.takenAt.toISOString(), rows: last.rows ?? 0, bytes: last.bytes ?? 0 } : null,
    failure: attempt?.error ? { at: attempt.finishedAt.toISOString(), reason: attempt.error } : null,
  };
}
