import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';
import { readDatabaseConfig } from '../database/config';
import { trustOption } from './backup-signature';
import { backUpTo, checkFile, restoreFrom } from './commands';
import { type BackupSchedule, runScheduledBackup } from './scheduled-backup';
import { restoreTarget } from './service-migrations';

const pollMs = 5 * 60_000;
/** Read by the container's health check: how long ago everything was well. */
const heartbeat = '/tmp/backup-checked';
const say = (line: string) => void process.stderr.write(`${line}\n`);
/** The image has the services' migrations where the repository has them. */
const root = path.resolve(path.dirname(process.argv[1] ?? '.'), '../..');

const env = z.object({
  DATABASE_URL: z.url(),
  BACKUP_HOURS: z.coerce.number().int().min(0).max(720).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_DIR: z.string().default('/backups'),
  BACKUP_KEY: z.string().min(32).optional(),
});

/** `node dist/backup.cjs backup|restore|check FILE`, `scheduled` for a backup that is due, `schedule` for all of them. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const [command = '', file] = given.filter((argument) => argument !== trustOption);
  const config = loadConfig(env);
  const { DATABASE_URL: adminUrl, BACKUP_HOURS: everyHours, BACKUP_KEEP: keep, BACKUP_DIR: folder } = config;
  const key = config.BACKUP_KEY;
  if (command === 'scheduled') return runScheduledBackup({ adminUrl, key, folder, everyHours, keep }, say);
  if (command === 'schedule') return keepSchedule({ adminUrl, key, folder, everyHours, keep });
  if (file === undefined || !['backup', 'restore', 'check'].includes(command)) {
    throw new Error('Use it as: backup FILE, restore FILE, check FILE, scheduled or schedule');
  }
  if (command === 'check') return checkFile(file, say, key);
  if (command === 'backup') return void (await backUpTo({ adminUrl, key }, file, say));
  const origin = { key, isFromAnotherStore: given.includes(trustOption) };
  await restoreFrom({ ...origin, ...restoreTarget(root, readDatabaseConfig()) }, file, folder, say);
}

/** Runs until it is stopped. Tries again after five minutes where a backup failed. */
async function keepSchedule(schedule: BackupSchedule): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  for (;;) {
    if (schedule.everyHours === 0) await writeFile(heartbeat, '');
    else {
      await runScheduledBackup(schedule, say).then(
        () => writeFile(heartbeat, ''),
        (error: unknown) => say(`The backup failed: ${String(error)}`),
      );
    }
    await sleep(pollMs);
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
