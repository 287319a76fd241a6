import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

const pattern = /^shopwright-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** The file of a scheduled backup: "shopwright-2026-11-22T03-00-00Z.backup". */
export const backupName = (at: Date): string =>
  `shopwright-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Lists the scheduled backups of a folder, oldest first. Other files are left alone. */
export function listBackups(folder: string): { file: string; takenAt: Date }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [match, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
      if (!match) return [];
      return [{ file: path.join(folder, name), takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    });
}

/** Tells whether the newest backup is as old as the interval. A little early counts, so that the hour does not drift. */
export function isBackupDue(folder: string, everyHours: number, now: Date): boolean {
  const newest = listBackups(folder).at(-1);
  return newest === undefined || now.getTime() - newest.takenAt.getTime() >= everyHours * 3_600_000 - 60_000;
}

/** Deletes the oldest backups beyond the number to keep. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  for (const { file } of listBackups(folder).slice(0, -keep)) await rm(file, { force: true });
}
