import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-format';
import { findOrigin } from './backup-signature';
import { verifyBackup } from './read-backup';
import { recordBackup } from './record-backup';
import { type RestoreOptions, restoreBackup } from './restore-backup';
import type { Target } from './restore-target';
import { type BackupFile, type BackupProgress, writeBackup } from './write-backup';

export type Say = (line: string) => void;

const standardStream = '-';
const progressMs = 2000;

export interface BackupSource {
  adminUrl: string;
  /** Signs its backups. */
  key?: string;
}

/** Writes a backup to a file that must not exist, or to standard output. A file that is not whole keeps another name. */
export async function backUpTo({ adminUrl, key }: BackupSource, file: string, say: Say): Promise<BackupFile> {
  const startedAt = performance.now();
  const onProgress = atIntervals(({ table, tablesDone, tables, rows }: BackupProgress) =>
    say(`  ${count(rows)} rows, table ${tablesDone + 1} of ${tables}: ${table}`),
  );
  if (file === standardStream) {
    // Not noted for operators: only the reader knows whether it was kept.
    const summary = await writeBackup(adminUrl, process.stdout, { key, onProgress });
    reportBackup({ ...summary, file: 'standard output', bytes: 0 }, startedAt, say);
    return { ...summary, file, bytes: 0 };
  }
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name a new file: a backup replaces nothing.`);
  const partial = `${file}.partial`;
  try {
    // Opened before anything is read: a file that cannot be written fails here.
    const handle = await open(partial, 'w', 0o600);
    const summary = await writeBackup(adminUrl, handle.createWriteStream(), { key, onProgress });
    await flush(partial);
    await rename(partial, file);
    const written = { ...summary, file, bytes: (await stat(file)).size };
    reportBackup(written, startedAt, say);
    // The file is what counts.
    await recordBackup(adminUrl, written).catch((error: unknown) => say(`The backup is not noted: ${String(error)}`));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Restores a file, or what comes from standard input, which is first stored in `spoolFolder`. */
export async function restoreFrom(
  target: Target & Pick<RestoreOptions, 'key' | 'isFromAnotherStore'>,
  file: string,
  spoolFolder: string,
  say: Say,
): Promise<void> {
  const startedAt = performance.now();
  const spool = file === standardStream ? path.join(spoolFolder, `restore-${process.pid}.partial`) : undefined;
  try {
    if (spool !== undefined) {
      await mkdir(spoolFolder, { recursive: true });
      await pipeline(process.stdin, createWriteStream(spool, { mode: 0o600 }));
    }
    say('Reading the backup ...');
    const onProgress = atIntervals((progress: { table: string; rows: number; rowsInBackup: number }) =>
      say(`  ${count(progress.rows)} of ${count(progress.rowsInBackup)} rows: ${progress.table}`),
    );
    const { takenAt, rows, content } = await restoreBackup({ ...target, file: spool ?? file, onProgress });
    say(`Restored the backup of ${takenAt}: ${count(rows)} rows in ${seconds(startedAt)}.`);
    say(`Content of the restored store, equal to the backup's: sha256 ${content}`);
    say('Start the store: it then looks for payments that Stripe received after the backup.');
  } finally {
    if (spool !== undefined) await rm(spool, { force: true });
  }
}

/** Reads a backup to its end and says what it is. */
export async function checkFile(file: string, say: Say, key?: string): Promise<void> {
  const { header, trailer } = await verifyBackup(file);
  say(`${file} is whole: taken ${header.takenAt}, ${count(trailer.rows)} rows.`);
  say(`Content: sha256 ${trailer.content}`);
  const origin = findOrigin(trailer, key);
  if (origin !== 'unknown') say(`It was signed by ${origin}.`);
}

function reportBackup({ file, bytes, rows, takenAt, content }: BackupFile, startedAt: number, say: Say): void {
  const size = bytes > 0 ? `, ${(bytes / 1e6).toFixed(1)} MB` : '';
  say(`Backup of ${takenAt} written to ${file}: ${count(rows)} rows${size} in ${seconds(startedAt)}.`);
  say(`Content: sha256 ${content}`);
}

const count = (rows: number): string => rows.toLocaleString('en-US');
const seconds = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Passes on a report at most every two seconds. */
function atIntervals<T>(report: (progress: T) => void): (progress: T) => void {
  let last = performance.now();
  return (progress) => {
    if (performance.now() - last < progressMs) return;
    last = performance.now();
    report(progress);
  };
}

/** Makes sure that the bytes are on the disk before the file gets its name. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
