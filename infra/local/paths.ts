import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from './user-error';

/** The repository's root, found by its lock file because this code runs both from source and bundled. */
export const repositoryRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('the repository root is not above this file');
  return findRoot(parent);
}

export const fromRoot = (...parts: string[]): string => path.join(repositoryRoot, ...parts);

/** Replaces a file in one step, so that no reader sees half of it. Only its owner can read it. */
export async function writeFileAtomic(file: string, content: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
}

/** For what is fetched or unpacked once per user, and serves all shops and test runs: outside SHOP_HOME. */
export function cachePath(...parts: string[]): string {
  return path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'shopwright', ...parts);
}

/** Makes the folder. Programs are run from it, so one that another user has made is refused. */
export async function makeCacheFolder(): Promise<void> {
  const folder = cachePath();
  let reason: string;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await stat(folder)).uid === userInfo().uid) return;
    reason = 'it belongs to another user';
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  throw new UserError(`The cache folder ${folder} cannot be used: ${reason}. XDG_CACHE_HOME names another place.`);
}
