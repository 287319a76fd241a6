import * as z from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';

/** A daily backup may take some time; two hours late is too late. */
export const backupOldAfterMs = 26 * 3_600_000;

/** The state of backups, for operators. */
export const backupStatus = z.object({
  /** The newest whole backup. */
  last: z.object({ takenAt: timestamp, rows: z.number(), bytes: z.number() }).nullable(),
  /** The newest attempt, if it failed. */
  failure: z.object({ at: timestamp, reason: z.string() }).nullable(),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const getBackupStatus = endpoint('traces', 'GET /ops/backups', {
  summary: 'Tells when the store was last backed up',
  access: 'operator',
  permission: 'operations:read',
  callers: ['bff', 'workers'],
  response: backupStatus,
});
