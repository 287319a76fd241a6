import { createHmac, timingSafeEqual } from 'node:crypto';
import { BackupError, type BackupTrailer } from './backup-format';

/** Signs the checksum, and so the whole file, with the store's key. */
export const signBackup = (checksum: string, key: string): string =>
  createHmac('sha256', key).update(`shopwright backup ${checksum}`).digest('hex');

/** Derives the key of a store that keeps its secrets itself. */
export const deriveBackupKey = (secret: string): string => createHmac('sha256', secret).update('backups').digest('hex');

export type BackupOrigin = 'this store' | 'another store' | 'unknown';

/** Tells who signed a backup; `unknown` without a signature, or where this store has no key. */
export function findOrigin({ checksum, signature }: BackupTrailer, key: string | undefined): BackupOrigin {
  if (key === undefined || signature === undefined) return 'unknown';
  const expected = Buffer.from(signBackup(checksum, key));
  return timingSafeEqual(expected, Buffer.from(signature)) ? 'this store' : 'another store';
}

export const trustOption = '--from-another-store';

/** Throws where a store that has a key gets a backup that it has not signed: its rows are accounts, roles and prices. */
export function assertOrigin(trailer: BackupTrailer, key: string | undefined): void {
  const origin = findOrigin(trailer, key);
  if (key === undefined || origin === 'this store') return;
  const reason =
    origin === 'unknown'
      ? 'The backup has no signature: it is of an older version, of a store without BACKUP_KEY, or not what it says.'
      : 'The backup was signed by another store, or altered.';
  throw new BackupError(`${reason} If you know where it comes from, restore it with ${trustOption}.`);
}
