import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that nobody can read half written, and nobody but its owner can read at all. */
export async function writeFileAtomic(file: string, content: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
}
