import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromRoot } from '../paths';
import { runNode } from './run-node';
import { testStages } from './test-parts';

// Below the root, so that the runners find their packages.
mkdirSync(fromRoot('infra/dist'), { recursive: true });
const folder = mkdtempSync(fromRoot('infra/dist/watched-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the runners note what they run', () => {
  const partOf = (name: string) => testStages.flat().find((part) => part.name === name);
  const start = (name: string, args: string[]) => {
    const part = partOf(name);
    const [script = ''] = part?.commands[0] ?? [];
    const report = part?.report?.(path.join(folder, `${name}.json`)) ?? { args: [], env: {} };
    return runNode([fromRoot('node_modules', script), ...args, ...report.args], report.env, false, 8_000);
  };
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };

  it.each([
    ['in a test', "it('spins', () => { for (;;); });", /spins\.test\.ts/],
    ['while it is loaded', 'for (;;);', /spins\.test\.ts$/],
    ['in a hook', "beforeAll(() => { for (;;); }); it('waits', () => undefined);", /spins\.test\.ts/],
  ])('Vitest: a thread that is blocked %s', { concurrent: true }, async (what, code, named) => {
    const root = what.replaceAll(' ', '-');
    write(`${root}/spins.test.ts`, `import { beforeAll, it } from 'vitest';\nvoid beforeAll; void it;\n${code}`);
    write(`${root}/other.test.ts`, "import { it } from 'vitest';\nit('passes', () => undefined);");
    const { code: exitCode, ended } = await start('unit', [
      'run',
      '--root',
      path.join(folder, root),
      '--pool',
      'threads',
    ]);
    expect(exitCode).not.toBe(0);
    expect(ended).toMatch(named);
    expect(ended).not.toMatch(/other\.test/);
  });

  it('Playwright: a worker that is blocked', async () => {
    write('e2e/spins.e2e.ts', "import { test } from '@playwright/test';\ntest('spins', () => { for (;;); });");
    write('e2e/playwright.config.ts', "export default { testMatch: '*.e2e.ts' };");
    const { code, ended } = await start('browser', ['test', '-c', path.join(folder, 'e2e/playwright.config.ts')]);
    expect(code).not.toBe(0);
    expect(ended).toMatch(/spins\.e2e\.ts:2 spins/);
  });
});
