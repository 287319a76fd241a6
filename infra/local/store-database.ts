import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type SchemaName, schemaNames } from '@shopwright/service-kit/database/roles';
import type { Endpoints } from './endpoints';
import { assertHomeKind } from './home-kind';
import { databasePasswords, loadSecrets } from './secrets';
import { freePort } from './servers/ports';
import { postgresProgram, postgresUrl } from './servers/postgres';
import type { Settings } from './settings';
import { lockHome, lockOwner, pidFileOf, stopStaleProcesses } from './supervisor/home-lock';
import { SupervisedProcess } from './supervisor/supervised-process';
import { UserError } from './user-error';

/** The database of the embedded Postgres. */
export const storeDatabase = 'shop';

/** The address of a store's database, and the passwords that the roles of its services have or get. */
export interface StoreAccess {
  adminUrl: string;
  /** Created if missing; without it, the database of `adminUrl`. */
  database?: string;
  passwords: Record<SchemaName, string>;
}

/** Finds the database in DATABASE_URL, or of the store that is running in SHOP_HOME. Undefined where none is running. */
export async function findDatabase(settings: Settings): Promise<StoreAccess | undefined> {
  const { databaseUrl, home } = settings;
  if (databaseUrl !== undefined) {
    // A deployment sets the passwords of its roles itself; they must stay as they are.
    const passwords = schemaNames.map((name): [string, string] => [
      name,
      process.env[`${name.toUpperCase()}_DB_PASSWORD`] ?? databasePasswords(databaseUrl)[name],
    ]);
    return { adminUrl: databaseUrl, passwords: Object.fromEntries(passwords) as Record<SchemaName, string> };
  }
  const endpointsFile = path.join(home, 'endpoints.json');
  if (!existsSync(endpointsFile) || !isRunning(home)) return undefined;
  const { postgres } = JSON.parse(readFileSync(endpointsFile, 'utf8')) as Endpoints;
  return { adminUrl: postgres, passwords: (await loadSecrets(home)).databasePasswords };
}

const isRunning = (home: string): boolean => existsSync(path.join(home, 'lock')) && lockOwner(home) !== undefined;

/** Runs `work` on the store's database. Where the store is stopped, starts its embedded Postgres alone meanwhile. */
export async function withStoreDatabase<T>(settings: Settings, work: (access: StoreAccess) => Promise<T>): Promise<T> {
  const found = await findDatabase(settings);
  if (found) return work(found);
  const { home } = settings;
  await mkdir(path.join(home, 'logs'), { recursive: true });
  const unlock = lockHome(home);
  try {
    await assertHomeKind(settings);
    await stopStaleProcesses(home);
    const secrets = await loadSecrets(home);
    const options = { home, port: await freePort(), password: secrets.postgresPassword, durable: true };
    const server = new SupervisedProcess(await postgresProgram(options), {
      logFile: path.join(home, 'logs', 'postgres.log'),
      pidFile: pidFileOf(home, 'postgres'),
      restart: false,
    });
    await server.start();
    try {
      return await work({
        adminUrl: postgresUrl(options),
        database: storeDatabase,
        passwords: secrets.databasePasswords,
      });
    } finally {
      await server.stop();
    }
  } finally {
    unlock();
  }
}

/** Throws where SHOP_HOME never had a store, and no database is given. */
export function assertStoreExists({ home, databaseUrl }: Settings): void {
  if (databaseUrl !== undefined || existsSync(path.join(home, 'postgres'))) return;
  throw new UserError(`There is no store in ${home}. Set SHOP_HOME to its folder, or DATABASE_URL to its database.`);
}
