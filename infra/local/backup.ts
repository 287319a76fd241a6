import { existsSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '@shopwright/service-kit/database/roles';
import { BackupError } from '../backup/backup-format';
import { trustOption } from '../backup/backup-signature';
import { backUpTo, checkFile, restoreFrom } from '../backup/commands';
import { restoreTarget } from '../backup/service-migrations';
import { readHomeKind } from './home-kind';
import { fromRoot, repositoryRoot } from './paths';
import { findBackupKey } from './secrets';
import { readRehearsalSettings, readSettings, type Settings } from './settings';
import { assertStoreExists, withStoreDatabase } from './store-database';
import { terminal } from './terminal';
import { UserError } from './user-error';

const usage = `npm run backup -- FILE              writes a backup of the store, which may be running
npm run backup -- --check FILE      reads a backup and says whether it is whole
npm run restore -- FILE             restores a backup into an empty store
Add --rehearsal for the store of npm run rehearsal, ${trustOption} to restore a backup that this store has not signed. FILE may be - for standard output or input.`;

/** Goes to standard error, because standard output may be the backup. */
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const [command, ...given] = process.argv.slice(2);
  const [file, ...more] = given.filter((argument) => !argument.startsWith('--'));
  if (file === undefined || more.length > 0) throw new UserError(usage);
  const from = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const name = file === '-' ? file : from;
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const settings = readStoreSettings(given.includes('--rehearsal'));
  if (given.includes('--check')) return checkFile(name, say, await findBackupKey(settings));
  if (command === 'restore') {
    return withStoreDatabase(settings, async (access) => {
      // A new store has its key from here on.
      const origin = { isFromAnotherStore: given.includes(trustOption), key: await findBackupKey(settings) };
      const target = { ...origin, ...restoreTarget(repositoryRoot, access) };
      await restoreFrom(target, name, path.join(settings.home, 'backups'), say);
    });
  }
  assertStoreExists(settings);
  await withStoreDatabase(settings, async ({ adminUrl, database }) => {
    const url = database === undefined ? adminUrl : withDatabase(adminUrl, database);
    await backUpTo({ adminUrl: url, key: await findBackupKey(settings) }, name, say);
  });
}

/** A folder that a rehearsal made belongs to the rehearsal, also without the option. */
function readStoreSettings(isRehearsal: boolean): Settings {
  const settings = readRehearsalSettings(process.env, repositoryRoot);
  const isItsFolder = process.env.SHOP_HOME !== undefined && readHomeKind(settings.home) === 'rehearsal';
  return isRehearsal || isItsFolder ? settings : readSettings(process.env, repositoryRoot);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    terminal.failure(error instanceof BackupError ? new UserError(error.message) : error);
    process.exit(1);
  },
);
