import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ChainCheck } from '@shopwright/service-kit/audit/check-chain';
import { type DatabaseUrls, prepareDatabase, type SchemaName } from '@shopwright/service-kit/database/roles';
import { buildStaleServers } from './build/build';

import type { Endpoints } from './endpoints';
import { type ServiceName, serviceNames } from './environment';
import { readHomeKind } from './home-kind';
import { fromRoot, repositoryRoot } from './paths';

import { migrate } from './prepare-services';
import { readRehearsalSettings, readSettings, type Settings } from './settings';

import { readOpening } from './setup-link';
import { findDatabase } from './store-database';
import { runCommand } from './supervisor/program';
import { terminal } from './terminal';
import { UserError } from './user-error';

const schemaOf: Record<ServiceName, SchemaName> = { catalog: 'catalog', order: 'orders', auth: 'auth' };

/** `npm run db:migrate`, `setup-link`, `reset-two-factor` and `audit-log`: for the database in DATABASE_URL, or of the store in SHOP_HOME. */
async function main(): Promise<void> {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const settings = readSettingsOfHome(process.env);
  const access = await findDatabase(settings);
  if (!access) {
    throw new UserError(`No store is running in ${settings.home}. Start it with npm start, or set DATABASE_URL.`);
  }
  const urls = await prepareDatabase(access);
  await buildStaleServers();
  const command = process.argv[2];
  if (command === 'setup-link') return printSetupLink(urls.auth, settings);
  if (command === 'reset-two-factor') return resetTwoFactor(urls.auth, settings);
  if (command === 'audit-log') return verifyAuditLog(urls, settings);
  for (const name of serviceNames) {
    const env = { ...settings.passedOn, DATABASE_URL: urls[schemaOf[name]] };
    await terminal.step(`migrate ${name}`, () => migrate(name, env));
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
  if (link === null) throw new UserError('The store already has an owner, so there is no setup link.');
  terminal.say(`${link}\nThe link works once, for 24 hours.`);
}

async function resetTwoFactor(databaseUrl: string, settings: Settings): Promise<void> {
  const email = process.argv[3];
  if (email === undefined) throw new UserError('Name the account: npm run reset-two-factor -- ada@example.com');
  const env = { ...settings.passedOn, DATABASE_URL: databaseUrl, ACCOUNT_EMAIL: email };
  const output = await runCommand('auth', 'reset-two-factor', env);
  const { isReset } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { isReset: boolean };
  if (!isReset) throw new UserError(`No account has the address ${email}.`);
  terminal.say(`${email} signs in with the password alone, and was signed out everywhere.`);
}

/** Checks the chain of each service, and fails where one was changed. */
async function verifyAuditLog(urls: DatabaseUrls, settings: Settings): Promise<void> {
  if (process.argv[3] !== 'verify') throw new UserError('Say what to do: npm run audit-log -- verify');
  const faults: string[] = [];
  for (const name of serviceNames) {
    const env = { ...settings.passedOn, DATABASE_URL: urls[schemaOf[name]] };
    const output = await runCommand(name, 'audit-log', env);
    const found = JSON.parse(output.trim().split('\n').at(-1) ?? '') as ChainCheck;
    terminal.say(`${name}: ${found.entries} entries up to seal ${found.lastSeal}, hash ${found.lastHash}`);
    if (found.fault) faults.push(`${name}: ${found.fault}`);
  }
  if (faults.length > 0) throw new UserError(`The audit log was altered. ${faults.join('. ')}.`);
  terminal.say('The audit log is intact.');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    terminal.failure(error);
    process.exit(1);
  },
);
