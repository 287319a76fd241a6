import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, found by its lock file because this code runs both from source and bundled. */
export const repositoryRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('the repository root is not above this file');
  return findRoot(parent);
}

export const fromRoot = (...parts: string[]): string => path.join(repositoryRoot, ...parts);
