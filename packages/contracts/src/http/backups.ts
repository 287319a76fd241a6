import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

/** The state of the store's backups, for operators. */
const backupStatus = z.object({
  /** The newest backup that is whole; null where there is none. */
  last: z.object({ takenAt: timestamp, rows: z.number(), bytes: z.number() }).nullable(),
  /** The newest attempt, where it failed. */
  failure: z.object({ at: timestamp, reason: z.string() }).nullable(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const getBackupStatus = endpoint('traces', 'GET /ops/backups', {
  summary: 'Tells when the store was last backed up',
  access: 'operator',
  response: backupStatus,
});
