import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exhaustiveStages, type TestPart, testStages } from '../infra/local/tests/test-parts';

/** `npm test` and `npm run test:exhaustive` together run every test file, as the runners themselves list them. */
const root = path.resolve(import.meta.dirname, '..');
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });

const files = run('git', 'ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => /\.(test|spec|e2e|journey)\.[cm]?[jt]sx?$/.test(file) && existsSync(path.join(root, file)));

/** Lists the files of a part's commands, without running them. */
function listFiles({ commands }: TestPart): string[] {
  return commands.flatMap(([script = '', ...args]) => {
    const program = path.join(root, 'node_modules', script);
    if (script.startsWith('vitest')) {
      const listed = run(process.execPath, program, 'list', '--filesOnly', '--json', ...args.slice(1));
      return (JSON.parse(listed.slice(listed.indexOf('['))) as { file: string }[]).map(({ file }) => file);
    }
    if (script.startsWith('@playwright')) {
      const listed = run(process.execPath, program, ...args, '--list', '--reporter=json');
      const { config, suites } = JSON.parse(listed) as { config: { rootDir: string }; suites: { file: string }[] };
      return suites.map(({ file }) => path.join(config.rootDir, file));
    }
    return [];
  });
}

describe('every test file', () => {
  const taken = [...testStages, ...exhaustiveStages]
    .flat()
    .flatMap(listFiles)
    .map((file) => path.relative(root, file));

  it('is in the fixed set or in the exhaustive one', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !taken.includes(file))).toEqual([]);
  });
});
