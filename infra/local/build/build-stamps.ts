import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, writeFileAtomic } from '../paths';

/** Size and time of each file: enough to tell that it is not the same any more. */
export type FileStamps = Record<string, string>;

/** From which files each part was built; kept in `infra/dist/build.json`. */
export interface BuildStamps {
  /** Changes when the packages or the way of building do; then everything is built again. */
  key: string;
  bundles: Record<string, FileStamps>;
  web: string;
}

const stampFile = fromRoot('infra/dist/build.json');

export function readBuildStamps(): BuildStamps {
  const key = hash([fromRoot('package-lock.json'), ...filesBelow(fromRoot('infra/local/build'))].map(read));
  const none = { key, bundles: {}, web: '' };
  if (!existsSync(stampFile)) return none;
  const kept: BuildStamps = JSON.parse(readFileSync(stampFile, 'utf8'));
  return kept.key === key ? kept : none;
}

export async function writeBuildStamps(stamps: BuildStamps): Promise<void> {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  await writeFileAtomic(stampFile, JSON.stringify(stamps));
}

export function stampFiles(files: string[]): FileStamps {
  return Object.fromEntries(files.map((file) => [file, stampOf(file)]));
}

/** One text for all the files below the folders. */
export function fingerprint(folders: string[]): string {
  return hash(folders.flatMap((folder) => filesBelow(folder)).map((file) => `${file} ${stampOf(file)}`));
}

const notSource = /^(node_modules|dist|e2e|test-results|playwright-report|\..*)$/;

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return notSource.test(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.size}:${stat.mtimeMs}`;
}

const read = (file: string) => readFileSync(file, 'utf8');

function hash(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
