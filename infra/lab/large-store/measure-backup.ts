import { createWriteStream, statSync } from 'node:fs';
import { restoreBackup } from '../../backup/restore-backup';
import type { Target } from '../../backup/restore-target';
import { writeBackup } from '../../backup/write-backup';
import { print, timed } from '../print';

const limitMs = 300_000;

/** Returns false where the restored store has another content than the original, or where both took too long. */
export async function measureBackup(original: string, restored: Target, file: string): Promise<boolean> {
  const startedAt = performance.now();
  let content = '';
  const backup = await timed(async () => {
    content = (await writeBackup(original, createWriteStream(file))).content;
  });
  print('backup', `${backup}, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  print('restore', await timed(() => restoreBackup({ ...restored, file })));
  const totalMs = performance.now() - startedAt;
  const again = await writeBackup(await restored.prepare(), createWriteStream(`${file}.again`));
  print('content of the original', content);
  print('content of the restored store', again.content);
  print('backup and restore', `${(totalMs / 1000).toFixed(1)} s, at most ${limitMs / 1000} s`);
  return again.content === content && totalMs <= limitMs;
}
