import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabase, type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';
import { buildStaleServers } from './build/build';
import type { Endpoints } from './endpoints';
import { type ServiceName, seededServices, serviceNames } from './environment';
import { readHomeKind } from './home-kind';
import { fromRoot, repositoryRoot } from './paths';
import { databasePasswords, loadSecrets } from './secrets';
import { readRehearsalSettings, readSettings, type Settings } from './settings';
import { readOpening } from './setup-link';
import { runCommand } from './supervisor/program';
import { terminal } from './terminal';
import { UserError } from './user-error';

const schemaOf: Record<ServiceName, SchemaName> = { catalog: 'catalog', order: 'orders', auth: 'auth' };

/** `npm run db:migrate`, `db:seed` and `setup-link`: for the database in DATABASE_URL, or of the store in SHOP_HOME. */
async function main(): Promise<void> {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const settings = readSettingsOfHome(process.env);
  const urls = await prepareDatabase(await findDatabase(settings));
  await buildStaleServers();
  const command = process.argv[2];
  if (command === 'setup-link') return printSetupLink(urls.auth, settings);
  for (const name of command === 'seed'
    ? serviceNames.filter((service) => seededServices.includes(service))
    : serviceNames) {
    const env = { SEED: 'demo', ...settings.passedOn, DATABASE_URL: urls[schemaOf[name]] };
    await terminal.step(`${command} ${name}`, () => runCommand(name, command === 'seed' ? 'seed' : 'migrate', env));
  }
}

/** Leaves out, in the folder of a rehearsal, the servers of the real store that the environment names. */
function readSettingsOfHome(env: NodeJS.ProcessEnv): Settings {
  const isRehearsal = readHomeKind(path.resolve(repositoryRoot, env.SHOP_HOME?.trim() || '.shop')) === 'rehearsal';
  return (isRehearsal ? readRehearsalSettings : readSettings)(env, repositoryRoot);
}

async function printSetupLink(databaseUrl: string, settings: Settings): Promise<void> {
  const file = path.join(settings.home, 'endpoints.json');
  const isRunning = (settings.isRehearsal || process.env.PUBLIC_URL === undefined) && existsSync(file);
  const publicUrl = isRunning ? (JSON.parse(readFileSync(file, 'utf8')) as Endpoints).store : settings.publicUrl;
  const { link } = readOpening(
    await runCommand('auth', 'setup-link', { ...settings.passedOn, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }),
  );
  if (link === null) throw new UserError('The store has an owner already, so there is no setup link.');
  terminal.say(`${link}\nThe link works once, for 24 hours.`);
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
