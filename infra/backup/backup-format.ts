import * as z from 'zod';

/**
 * A backup is gzip of text: a line of JSON that describes it, then for each table a line of JSON and its rows as Postgres's
 * COPY writes them, up to a line `\.`, and at the end a line of JSON with the checksums. COPY escapes line breaks and
 * backslashes, so that a row is one line and none of them looks like the end.
 */
export const formatVersion = 1;
export const endOfRows = '\\.';

export const backupHeader = z.object({
  shopwrightBackup: z.number().int(),
  takenAt: z.iso.datetime(),
  /** The migrations that each schema has, by the time when they were generated: drizzle's key of a migration. */
  migrations: z.record(z.string(), z.array(z.number())),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const tableHeader = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
});
export type TableHeader = z.infer<typeof tableHeader>;

/** The last number that each identity column gave out. */
const sequenceState = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  last: z.string().regex(/^-?\d{1,18}$/),
});
export type SequenceState = z.infer<typeof sequenceState>;

export const backupTrailer = z.object({
  rows: z.number().int(),
  sequences: z.array(sequenceState),
  /** SHA-256 of all tables with their rows: equal for two stores with equal data. */
  content: z.string(),
  /** SHA-256 of everything before this line, and of the two fields above. */
  checksum: z.string(),
  /** HMAC of the checksum with the store's key. Backups of stores without a key, and of early versions, have none. */
  signature: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
});
export type BackupTrailer = z.infer<typeof backupTrailer>;

export const toLine = (value: object): string => `${JSON.stringify(value)}\n`;

/** Returns what a row count and the sequences add to the checksum. */
export const trailerDigest = ({ rows, sequences, content }: Omit<BackupTrailer, 'checksum' | 'signature'>): string =>
  JSON.stringify([rows, sequences, content]);

/** A backup or restore that was refused, with a message for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';

  static older(): BackupError {
    return new BackupError(
      'The backup is older than the last commit of version 0.1.0. Restore it with that commit, start the store there once, and make a new backup.',
    );
  }

  static newer(): BackupError {
    return new BackupError(
      'The backup was made by a newer version of Shopwright. Restore it with that version, or a later one.',
    );
  }
}
