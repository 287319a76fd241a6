import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Several times what a run keeps at the same time, which is the log of Postgres and a few databases. */
const neededBytes = 4 * 1024 ** 3;

/** The folders in which a run may have left the data of its servers. */
export const dataFolders = [tmpdir(), memory];

/**
 * Chooses where the test servers keep their data: in memory where the machine has the room. A file's database is a copy of
 * some 500 files, which takes ten times the CPU on a disk.
 */
export function chooseDataFolder(folder = memory, needed = neededBytes): string {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= needed ? folder : tmpdir();
  } catch {
    // A machine without it, such as a Mac, uses its disk.
    return tmpdir();
  }
}
