import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockHome } from './home-lock';

describe('lockHome', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'shopwright-lock-'));
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('rejects a second lock with a one-line error until the first is released', () => {
    const unlock = lockHome(home);
    expect(() => lockHome(home)).toThrow(`A store is already running in ${home} (process ${process.pid}).`);
    unlock();
    lockHome(home)();
    expect(existsSync(path.join(home, 'lock'))).toBe(false);
  });

  it('is taken over from a dead process', () => {
    const { pid } = spawnSync('true');
    writeFileSync(path.join(home, 'lock'), `${pid} 12345`);
    expect(() => lockHome(home)).not.toThrow();
  });

  it('is taken over from a living process that only has the same pid', () => {
    writeFileSync(path.join(home, 'lock'), `${process.pid} long ago`);
    expect(() => lockHome(home)).not.toThrow();
  });

  it('is taken over when the file is empty, as after a power failure', () => {
    writeFileSync(path.join(home, 'lock'), '');
    expect(() => lockHome(home)).not.toThrow();
  });
});
