import path from 'node:path';
import { type DatabaseUrls, prepareDatabase } from '@shopwright/service-kit/database/roles';
import { readDatabaseConfig } from '../database/config';
import { backUpTo, checkFile, restoreFrom } from './commands';
import { knownMigrations, migrateAll } from './service-migrations';

const say = (line: string) => void process.stderr.write(`${line}\n`);
/** The image has the services' migrations where the repository has them. */
const root = path.resolve(path.dirname(process.argv[1] ?? '.'), '../..');
const volume = '/backups';

/** `node dist/backup.cjs backup|restore|check FILE`, in a container. FILE may be - for standard output or input. */
async function main(): Promise<void> {
  const [command = '', file] = process.argv.slice(2);
  if (file === undefined || !['backup', 'restore', 'check'].includes(command)) {
    throw new Error('Use it as: backup FILE, restore FILE or check FILE');
  }
  if (command === 'check') return checkFile(file, say);
  const { adminUrl, passwords } = readDatabaseConfig();
  if (command === 'backup') return void (await backUpTo(adminUrl, file, say));
  let urls: DatabaseUrls | undefined;
  const prepare = async () => {
    urls = await prepareDatabase({ adminUrl, passwords });
    return adminUrl;
  };
  const migrate = async (until?: Record<string, number>) => {
    if (urls) await migrateAll(root, urls, until);
  };
  await restoreFrom({ prepare, migrate, known: knownMigrations(root) }, file, volume, say);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
