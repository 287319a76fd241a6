import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { processStart } from '../supervisor/process-identity';
import { type Progress, readRunningFiles } from './progress-file';
import { runNode } from './run-node';
import { testStages } from './test-parts';
import { silentMaxMs } from './watch-run';

const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-watched-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const maxMs = 1_500;
const run = (code: string, isShown = false) => runNode(['-e', code], {}, isShown, maxMs);
const note = (...progress: Progress[]) =>
  progress
    .map((each) => `fs.appendFileSync(process.env.TEST_PROGRESS_FILE, ${JSON.stringify(`${JSON.stringify(each)}\n`)});`)
    .join('');
const blocked = 'for (;;);';

describe('a run that is silent', () => {
  it.each([
    ['in an endless loop', blocked],
    ['that waits for itself', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
    ['that waits for a promise of its own', 'setInterval(() => {}, 1000); await new Promise(() => {})'],
    ['that takes no SIGTERM', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"],
    ['whose child blocks it', "require('child_process').spawnSync(process.execPath, ['-e', 'for (;;);'])"],
    ['whose worker is blocked', "new (require('worker_threads').Worker)('for (;;);', { eval: true })"],
    ['after some output', `console.log('begun'); setTimeout(() => { ${blocked} }, 200)`],
  ])('%s is ended and has failed', { concurrent: true }, async (_what, code) => {
    const { code: exitCode, ended } = await run(code.includes('await new') ? `(async () => { ${code} })()` : code);
    expect(exitCode).not.toBe(0);
    expect(ended).toMatch(/^No sign of life for \d+ s; no test was running: -e/);
  });

  it('ends with everything that it started', async () => {
    const started = `
      const child = require('child_process').spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' });
      console.log(child.pid); ${blocked}`;
    const { printed } = await run(started);
    expect(Number(printed)).toBeGreaterThan(0);
    expect(processStart(Number(printed))).toBeUndefined();
  });

  it.each([true, false])('is named by the files that were running, shown: %s', async (isShown) => {
    const progress = note(
      { state: 'running', file: 'a.test.ts' },
      { state: 'running', file: 'b.test.ts' },
      { state: 'running', file: 'a.test.ts', test: 'adds' },
      { state: 'ended', file: 'b.test.ts' },
    );
    const { ended } = await run(`${progress}${blocked}`, isShown);
    expect(ended).toMatch(/still running: a\.test\.ts \(adds\)$/);
  });

  it('is left alone while it prints or notes progress', { concurrent: true }, async () => {
    const alive = (step: string) =>
      `let n = 0; const t = setInterval(() => { ${step} if (++n === 12) clearInterval(t); }, 250);`;
    const runs = [alive("console.log('still');"), alive(note({ state: 'alive' }))].map((code) => run(code));
    for (const { code, ended } of await Promise.all(runs))
      expect({ code, ended }).toEqual({ code: 0, ended: undefined });
  });

  it('is given the time of a test with a longer limit', async () => {
    const progress = note({ state: 'running', file: 'a.test.ts', test: 'long', timeoutMs: 60_000 });
    const { code, ended } = await run(`${progress} setTimeout(() => {}, ${2 * maxMs})`);
    expect({ code, ended }).toEqual({ code: 0, ended: undefined });
  });
});

describe('every part of npm test', () => {
  it.each(testStages.flat().map((part) => [part.name, part] as const))(
    '%s notes its files or is short',
    (_name, part) => {
      const args = part.report?.('report.json').args.join(' ') ?? '';
      const isChecker = part.commands.every(([script]) => /typescript|biome/.test(script ?? ''));
      expect(isChecker || /(vitest|playwright)-progress\.ts/.test(args)).toBe(true);
    },
  );

  it('has minutes: more than the five of a test, less than a coffee break', () => {
    expect(silentMaxMs).toBeGreaterThan(5 * 60_000);
    expect(silentMaxMs).toBeLessThanOrEqual(15 * 60_000);
  });
});

describe('readRunningFiles', () => {
  const file = (lines: Progress[], rest = '') => {
    write(lines, rest);
    return readRunningFiles(path.join(folder, 'progress')).map(({ file: name, test }) =>
      [name, test].filter(Boolean).join(': '),
    );
  };
  const write = (lines: Progress[], rest: string) =>
    writeFileSync(path.join(folder, 'progress'), lines.map((line) => `${JSON.stringify(line)}\n`).join('') + rest);

  it.each<[Progress[], string[]]>([
    [[], []],
    [[{ state: 'alive' }], []],
    [[{ state: 'running', file: 'a' }], ['a']],
    [
      [
        { state: 'running', file: 'a' },
        { state: 'ended', file: 'a' },
      ],
      [],
    ],
    [
      [
        { state: 'running', file: 'a' },
        { state: 'running', file: 'b' },
        { state: 'running', file: 'a', test: 't' },
      ],
      ['b', 'a: t'],
    ],
    [
      [
        { state: 'running', file: 'a', test: 't' },
        { state: 'running', file: 'a' },
      ],
      ['a'],
    ],
    [[{ state: 'ended', file: 'a' }], []],
    [[{ state: 'running', file: 'a' }, { state: 'alive' }], ['a']],
  ])('%j: %j', (lines, expected) => {
    expect(file(lines)).toEqual(expected);
  });

  it('ignores a line that is not complete, and a file that does not exist', () => {
    expect(file([{ state: 'running', file: 'a' }], '{"state":"en')).toEqual(['a']);
    expect(readRunningFiles(path.join(folder, 'none'))).toEqual([]);
  });
});
