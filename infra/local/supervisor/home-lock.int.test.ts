import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../paths';

const rounds = 150;
const contenders = 4;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopwright-contend-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the lock again and again. Fails when another process has it at the same time. */
const contender = `
import { mkdirSync, rmdirSync } from 'node:fs';
import { tryLock } from ${JSON.stringify(fromRoot('infra/local/supervisor/home-lock.ts'))};
const [file, inside] = process.argv.slice(2);
for (let taken = 0; taken < ${rounds}; ) {
  const lock = tryLock(file);
  if (typeof lock !== 'function') continue;
  mkdirSync(inside);
  rmdirSync(inside);
  lock();
  taken += 1;
}
`;

describe('tryLock', () => {
  it('lets one of several processes in at a time, and is never in the way of itself', async () => {
    const script = path.join(folder, 'contender.cjs');
    const stdin = { contents: contender, resolveDir: folder };
    buildSync({ stdin, outfile: script, bundle: true, platform: 'node', format: 'cjs' });
    const lock = path.join(folder, 'lock');
    const { pid } = await promisify(execFile)(process.execPath, ['-p', 'process.pid']).then(({ stdout }) => ({
      pid: stdout.trim(),
    }));
    writeFileSync(lock, `${pid} 12345`);
    const runs = Array.from({ length: contenders }, () =>
      promisify(execFile)(process.execPath, [script, lock, path.join(folder, 'inside')]),
    );
    await Promise.all(runs);
    expect(readdirSync(folder)).toEqual(['contender.cjs']);
  });
});
