import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file in one step, so that no reader sees half of it. Only its owner can read it. */
export async function writeFileAtomic(file: string, content: string): Promise<void> {
  const partial = `${file}.${process.pid}.new`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
}
