import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Logger, safeError } from '@shopwright/service-kit/runtime/logger';

const defaultMaxBytes = 512 * 1024 * 1024;
/** Other processes write to the folder too, so that its size is looked up again after so many writes. */
const writesBetweenTrims = 100;
const hashBytes = 32;

export interface ImageFiles {
  /** Returns what was written for the key; undefined where nothing was, or the file is damaged. */
  read(key: string): Promise<Buffer | undefined>;
  /** Never fails: an image that cannot be stored is made again. */
  write(key: string, bytes: Buffer): Promise<void>;
}

const noFiles: ImageFiles = { read: async () => undefined, write: async () => undefined };

/**
 * Stores resized images in a folder, so that a process that starts need not encode them again. Several processes may
 * share it. The files that were not used for longest are deleted once they exceed `maxBytes` together. Stores nothing
 * without a folder.
 */
export function createImageFiles(
  folder: string | undefined,
  logger: Pick<Logger, 'warn'>,
  maxBytes = defaultMaxBytes,
): ImageFiles {
  if (folder === undefined) return noFiles;
  let writes = 0;
  let hasWarned = false;
  const warn = (error: unknown) => {
    // One line is enough: a full disk would write one for each image.
    if (!hasWarned) logger.warn({ err: safeError(error), folder }, 'resized images cannot be stored');
    hasWarned = true;
  };
  const fileOf = (key: string) => path.join(folder, createHash('sha256').update(key).digest('hex'));

  return {
    async read(key) {
      const file = fileOf(key);
      const stored = await readFile(file).catch(() => undefined);
      const bytes = stored?.subarray(hashBytes);
      if (!stored || !bytes || !hashOf(bytes).equals(stored.subarray(0, hashBytes))) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined);
      return bytes;
    },
    async write(key, bytes) {
      // Another process never reads half of a file.
      const written = path.join(folder, `${randomUUID()}.new`);
      try {
        if (writes === 0) await mkdir(folder, { recursive: true });
        await writeFile(written, Buffer.concat([hashOf(bytes), bytes]));
        await rename(written, fileOf(key));
        if (writes % writesBetweenTrims === 0) await trim(folder, maxBytes);
        writes += 1;
        hasWarned = false;
      } catch (error) {
        warn(error);
        await rm(written, { force: true }).catch(() => undefined);
      }
    },
  };
}

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Deletes the files that were not used for longest, until the others fit. */
async function trim(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have deleted it.
      const found = await stat(file).catch(() => undefined);
      return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
    }),
  );
  files.sort((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > maxBytes) await rm(file, { force: true });
  }
}
