import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { chooseDataFolder } from './data-folder';

describe('chooseDataFolder', () => {
  const folder = import.meta.dirname;

  it.each([
    ['the folder in memory, where it has the room', folder, 1, folder],
    ['the disk, where there is not enough of it', folder, Number.MAX_SAFE_INTEGER, tmpdir()],
    ['the disk, on a machine without one', '/no/such/folder', 1, tmpdir()],
  ])('returns %s', (_what, memory, needed, chosen) => {
    expect(chooseDataFolder(memory, needed)).toBe(chosen);
  });
});
