import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupName, isBackupDue, listBackups, pruneBackups } from './backup-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (iso: string) => writeFileSync(path.join(folder, backupName(new Date(iso))), '');

describe('the folder of scheduled backups', () => {
  it('names a backup by its moment', () => {
    expect(backupName(new Date('2026-11-22T03:04:05.678Z'))).toBe('shopwright-2026-11-22T03-04-05Z.backup');
    add('2026-11-22T03:04:05Z');
    expect(listBackups(folder)[0]?.takenAt.toISOString()).toBe('2026-11-22T03:04:05.000Z');
  });

  it('is due without a backup, and once the newest is as old as the interval', () => {
    expect(isBackupDue(path.join(folder, 'missing'), 24, new Date())).toBe(true);
    expect(isBackupDue(folder, 24, new Date())).toBe(true);
    add('2026-11-20T03:00:00Z');
    add('2026-11-22T03:00:00Z');
    expect(isBackupDue(folder, 24, new Date('2026-11-23T02:00:00Z'))).toBe(false);
    expect(isBackupDue(folder, 24, new Date('2026-11-23T03:00:00Z'))).toBe(true);
  });

  it('keeps the newest, and every file of another name', async () => {
    for (const day of ['19', '20', '21', '22']) add(`2026-11-${day}T03:00:00Z`);
    writeFileSync(path.join(folder, 'monday.backup'), '');
    writeFileSync(path.join(folder, `${backupName(new Date('2026-11-18T03:00:00Z'))}.partial`), '');
    await pruneBackups(folder, 2);
    const days = listBackups(folder).map(({ takenAt }) => takenAt.getUTCDate());
    expect(days).toEqual([21, 22]);
    expect(readdirSync(folder)).toHaveLength(4);
    await pruneBackups(folder, 10);
    expect(listBackups(folder)).toHaveLength(2);
  });
});
