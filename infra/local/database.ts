import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabase, type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';
import { buildServers } from './build/build-servers';
import { readBuildStamps, writeBuildStamps } from './build/build-stamps';
import type { Endpoints } from './endpoints';
import { type ServiceName, seededServices, serviceNames } from './environment';
import { fromRoot, repositoryRoot } from './paths';
import { databasePasswords, loadSecrets } from './secrets';
import { readSettings, type Settings } from './settings';
import { runCommand } from './supervisor/program';
import { terminal } from './terminal';
import { UserError } from './user-error';

const schemaOf: Record<ServiceName, SchemaName> = { catalog: 'catalog', order: 'orders', auth: 'auth' };

/** `npm run db:migrate` and `npm run db:seed`: on the database in DATABASE_URL, or of the store that runs in SHOP_HOME. */
async function main(): Promise<void> {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const command = process.argv[2] === 'seed' ? 'seed' : 'migrate';
  const settings = readSettings(process.env, repositoryRoot);
  const urls = await prepareDatabase(await findDatabase(settings));
  const stamps = readBuildStamps();
  if ((await buildServers(stamps, true)).length > 0) await writeBuildStamps(stamps);
  for (const name of command === 'seed'
    ? serviceNames.filter((service) => seededServices.includes(service))
    : serviceNames) {
    const env = { SEED: 'demo', ...settings.passedOn, DATABASE_URL: urls[schemaOf[name]] };
    await terminal.step(`${command} ${name}`, () => runCommand(name, command, env));
  }
}

/** Finds the administrator's URL, and the passwords that the roles of the services have or get. */
async function findDatabase(settings: Settings): Promise<{ adminUrl: string; passwords: Record<SchemaName, string> }> {
  const { databaseUrl, home } = settings;
  const endpointsFile = path.join(home, 'endpoints.json');
  if (databaseUrl === undefined && !existsSync(endpointsFile)) {
    throw new UserError(`No store is running in ${home}. Start it with npm start, or set DATABASE_URL.`);
  }
  if (databaseUrl === undefined) {
    const { postgres } = JSON.parse(readFileSync(endpointsFile, 'utf8')) as Endpoints;
    return { adminUrl: postgres, passwords: (await loadSecrets(home)).databasePasswords };
  }
  // A deployment sets the passwords of its roles itself; they must stay as they are.
  const passwords = schemaNames.map((name): [string, string] => [
    name,
    process.env[`${name.toUpperCase()}_DB_PASSWORD`] ?? databasePasswords(databaseUrl)[name],
  ]);
  return { adminUrl: databaseUrl, passwords: Object.fromEntries(passwords) as Record<SchemaName, string> };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    terminal.failure(error);
    process.exit(1);
  },
);
