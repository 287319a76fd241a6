import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A mistake that is put into a copy of the code, and the tests that must fail then. */
export interface Mutation {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Files with a space between them, all of one project. */
  tests: string;
}

/** Runs the tests without a mistake, since a test that fails anyway notices nothing. Returns the projects that failed. */
export function runUnmutated(copy: string, chosen: readonly Mutation[]): string[] {
  return ['unit', 'integration'].filter((project) => {
    const files = chosen.flatMap(({ tests }) => tests.split(' ')).filter((test) => projectOf(test) === project);
    return files.length > 0 && !passes(copy, files);
  });
}

/** Puts the mistake into the copy, and returns whether its tests fail. Takes it away again. */
export async function runMutation(copy: string, { file, find, replace, tests }: Mutation): Promise<boolean> {
  const target = path.join(copy, file);
  const source = await readFile(target, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not contain once: ${find}`);
  await writeFile(
    target,
    source.replace(find, () => replace),
  );
  try {
    return !passes(copy, tests.split(' '));
  } finally {
    await writeFile(target, source);
  }
}

/** A mutant may hang, which its tests notice by their limit. */
const limitMs = 5 * 60_000;

const projectOf = (test: string): string => (test.includes('.int.test.') ? 'integration' : 'unit');

function passes(copy: string, files: string[]): boolean {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', projectOf(files[0] ?? ''), '--bail', '1', ...files];
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: limitMs });
  return status === 0;
}
