import { spawn } from 'node:child_process';
import { isBackupDue } from '../backup/backup-folder';
import type { BackupSource } from '../backup/commands';
import { fromRoot } from './paths';
import type { Settings } from './settings';

const firstCheckMs = 60_000;
const pollMs = 5 * 60_000;

/**
 * Starts a backup in a process of its own whenever one is due, the first a minute after the start. Returns the function
 * that ends this.
 */
export function startBackupTimer(
  { backups, passedOn }: Settings,
  { adminUrl, key }: BackupSource,
  notice: (text: string) => void,
): () => void {
  const { everyHours, keep, folder } = backups;
  if (everyHours === 0) return () => undefined;
  const env = {
    ...passedOn,
    DATABASE_URL: adminUrl,
    BACKUP_DIR: folder,
    BACKUP_HOURS: String(everyHours),
    BACKUP_KEEP: String(keep),
    BACKUP_KEY: key,
  };
  let isRunning = false;
  let kill = () => {};
  const run = () => {
    if (isRunning || !isBackupDue(folder, everyHours, new Date())) return;
    isRunning = true;
    const child = spawn(process.execPath, [fromRoot('infra/dist/backup.cjs'), 'scheduled'], { env, stdio: 'pipe' });
    kill = () => void child.kill();
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2000);
    });
    child.once('error', (error) => notice(`cannot be started: ${error.message}`));
    child.once('close', (code) => {
      isRunning = false;
      if (code === 0) notice(output.split('\n').find((line) => line.startsWith('Backup of')) ?? 'done');
      else if (code !== null) notice(`failed, tried again in five minutes: ${output.trim()}`);
    });
  };
  const timers = [setTimeout(run, firstCheckMs), setInterval(run, pollMs)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    kill();
  };
}
