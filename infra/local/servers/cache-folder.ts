import { mkdir, stat } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import path from 'node:path';
import { UserError } from '../user-error';

/** For what is fetched or unpacked once per user, and serves all shops and test runs: outside SHOP_HOME. */
export function cachePath(...parts: string[]): string {
  return path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'shopwright', ...parts);
}

/** Makes the folder. Programs are run from it, so one that somebody else has made is refused. */
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
